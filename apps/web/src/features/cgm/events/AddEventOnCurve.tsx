import { instantOfClock } from '@healzy/domain/cgm';
import { Button } from '@healzy/ui/components/Button';
import { Box } from '@healzy/ui/primitives';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { pathTo } from '../../../app/paths.ts';
import { askingFor } from '../../../app/useOpenIntent.ts';
import { useParam } from '../../../app/useParam.ts';
import type { Canvas } from '../canvas/useCanvas.ts';

interface AddEventOnCurveProps {
  canvas: Pick<Canvas, 'days' | 'hours'>;
  zone: string;
  /** The instant chosen on the curve. */
  moment: string | null;
}

/** The beginning of the chosen hours; null unless they are chosen on a single day. */
function beginningOf({ days, hours }: AddEventOnCurveProps['canvas'], zone: string): string | null {
  const [date, another] = days ?? [];
  if (date === undefined || another !== undefined || hours === null) return null;
  const time = `${String(hours.from).padStart(2, '0')}:00`;
  // If the hour occurs twice, the form asks which one is meant.
  const found = instantOfClock({ date, time, turn: 'FIRST' }, zone);
  return found.kind === 'found' ? found.instant : null;
}

/** Offers an event at the moment chosen on the curve, or at the beginning of the hours chosen on one day. */
export function AddEventOnCurve({ canvas, zone, moment }: AddEventOnCurveProps) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const box = useRef<HTMLDivElement>(null);
  // The focus follows a chosen moment to the link, so that the event can be added at once.
  useEffect(() => {
    if (moment !== null) box.current?.querySelector('a')?.focus();
  }, [moment]);
  const instant = moment ?? beginningOf(canvas, zone);
  if (instant === null) return null;
  const events = pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/events', params);
  return (
    <Box ref={box}>
      <Button icon={Plus} href={askingFor(events, `event.new-${Date.parse(instant)}`)}>
        {t('addAt', {
          time: `${formats.time(instant, zone)} (${formats.date(instant, zone)})`,
        })}
      </Button>
    </Box>
  );
}
