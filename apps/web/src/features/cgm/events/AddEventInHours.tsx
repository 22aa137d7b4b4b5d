import { useMedicalTest } from '@healzy/api/medical-tests';
import { instantOfClock } from '@healzy/domain/cgm';
import { acceptsData } from '@healzy/domain/medical-tests';
import { Button } from '@healzy/ui/components/Button';
import { Box } from '@healzy/ui/primitives';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../app/paths.ts';
import { askingFor } from '../../../app/useOpenIntent.ts';
import { useParam } from '../../../app/useParam.ts';
import type { Canvas } from '../canvas/useCanvas.ts';

/** Offers an event at the beginning of the hours chosen on one day. */
export function AddEventInHours({ canvas, zone }: { canvas: Pick<Canvas, 'days' | 'hours'>; zone: string }) {
  const { t } = useTranslation('cgm-events');
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const test = useMedicalTest(params.medicalTest).data;
  const [date, another] = canvas.days ?? [];
  if (date === undefined || another !== undefined || canvas.hours === null) return null;
  if (!test?.canEdit || !acceptsData(test.state)) return null;
  const time = `${String(canvas.hours.from).padStart(2, '0')}:00`;
  // The form asks which one is meant where the hour occurs twice.
  const found = instantOfClock({ date, time, turn: 'FIRST' }, zone);
  if (found.kind !== 'found') return null;
  const events = pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/events', params);
  return (
    <Box>
      <Button icon={Plus} href={askingFor(events, `event.new-${Date.parse(found.instant)}`)}>
        {t('addAt', { time })}
      </Button>
    </Box>
  );
}
