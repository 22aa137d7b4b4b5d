import type { Appointment } from '@healzy/api/appointments';
import { Button } from '@healzy/ui/components/Button';
import { Box, Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../patients/patient-names.ts';

export interface AppointmentLineProps {
  appointment: Appointment;
  zone: string;
  onOpen: (id: string) => void;
}

/** One appointment of a patient: when, what for, with whom, and a link to it. */
export function AppointmentLine({ appointment, zone, onOpen }: AppointmentLineProps) {
  const { t } = useTranslation(['appointments', 'app']);
  const formats = useFormats();
  const { id, startsAt, endsAt, state, kind, mode, specialist } = appointment;
  const when = formats.dateTime(startsAt, zone);
  const isCanceled = state === 'CANCELED';
  const words = [
    isCanceled ? t('canceled') : null,
    t(`kind.${kind}`),
    t(`mode.${mode}`),
    fullName(specialist),
  ];
  return (
    <Box as="li">
      <Inline gap="sm" justify="space-between" align="start" isWrapping={false}>
        <Stack gap="none">
          <Text weight="medium" tone={isCanceled ? 'muted' : 'primary'} isNumeric>
            {when} – {formats.time(endsAt, zone)}
          </Text>
          <Text size="sm" tone="muted">
            {words.filter((word) => word !== null).join(' · ')}
          </Text>
        </Stack>
        <Button
          intent="quiet"
          size="small"
          aria-label={t('patientCard.openOf', { when })}
          onPress={() => onOpen(id)}
        >
          {t('patientCard.open')}
        </Button>
      </Inline>
    </Box>
  );
}
