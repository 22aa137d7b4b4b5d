import type { AppointmentOverlap } from '@healzy/domain/appointments';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Box } from '@healzy/ui/primitives/Box';
import { Stack } from '@healzy/ui/primitives/Stack';
import { Text } from '@healzy/ui/primitives/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../patients/patient-names.ts';

export interface OverlapDialogProps {
  overlaps: readonly AppointmentOverlap[];
  zone: string;
  onAnswer: (insists: boolean) => void;
}

/** Names what already stands at that time, and asks which it shall be. */
export function OverlapDialog({ overlaps, zone, onAnswer }: OverlapDialogProps) {
  const { t } = useTranslation(['appointments', 'app']);
  const formats = useFormats();
  return (
    <ConfirmDialog
      title={t('overlap.title')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      confirmLabel={t('overlap.confirm')}
      cancelLabel={t('overlap.cancel')}
      closeLabel={t('app:action.close')}
      onConfirm={() => onAnswer(true)}
    >
      <Stack gap="sm">
        <Stack as="ul" gap="xs">
          {overlaps.map(({ id, with: of, startsAt, endsAt, patient, specialist }) => (
            <Box as="li" key={id}>
              {t(of === 'PATIENT' ? 'overlap.patient' : 'overlap.specialist', {
                patient: fullName(patient),
                specialist: fullName(specialist),
                from: formats.time(startsAt, zone),
                to: formats.time(endsAt, zone),
              })}
            </Box>
          ))}
        </Stack>
        <Text as="p">{t('overlap.text')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
