import { Button } from '@healzy/ui/components/Button';
import { Box, Text } from '@healzy/ui/primitives';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';

const EventDialog = lazyPart(async () => (await import('./EventDialog.tsx')).EventDialog);

export interface AddEventAtProps {
  patientId: string;
  medicalTestId: string;
  zone: string;
  /** The moment chosen on the curve, UTC seconds; null for none yet. */
  chosen: number | null;
}

/** Offers an event at the moment chosen on the curve; the offer takes the focus. */
export function AddEventAt({ patientId, medicalTestId, zone, chosen }: AddEventAtProps) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const [at, setAt] = useState<string | null>(null);
  const offer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen !== null) offer.current?.querySelector('button')?.focus();
  }, [chosen]);
  const instant = chosen === null ? null : new Date(chosen * 1000).toISOString();
  return (
    <>
      <Box ref={offer}>
        {instant === null ? (
          <Text size="sm" tone="muted">
            {t('addHint')}
          </Text>
        ) : (
          <Button icon={Plus} onPress={() => setAt(instant)}>
            {t('addAt', { time: formats.time(instant, zone) })}
          </Button>
        )}
      </Box>
      {at !== null && (
        <EventDialog
          patientId={patientId}
          medicalTestId={medicalTestId}
          at={at}
          onClose={() => setAt(null)}
        />
      )}
    </>
  );
}
