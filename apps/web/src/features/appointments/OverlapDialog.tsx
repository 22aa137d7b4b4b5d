import type { AppointmentOverlap } from '@healzy/domain/appointments';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Box, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useOverlapSentence } from './useOverlapSentence.ts';

export interface OverlapDialogProps {
  overlaps: readonly AppointmentOverlap[];
  /** The time is outside the specialist's working hours. */
  isOutsideHours: boolean;
  zone: string;
  onAnswer: (insists: boolean) => void;
}

/** Shows the objections to that time, and asks whether to keep it. */
export function OverlapDialog({ overlaps, isOutsideHours, zone, onAnswer }: OverlapDialogProps) {
  const { t } = useTranslation(['appointments', 'app']);
  const sentenceOf = useOverlapSentence(zone);
  return (
    <ConfirmDialog
      title={t(overlaps.length > 0 || !isOutsideHours ? 'overlap.title' : 'overlap.outsideTitle')}
      onClose={() => onAnswer(false)}
      confirmLabel={t('overlap.confirm')}
      cancelLabel={t('overlap.cancel')}
      onConfirm={() => onAnswer(true)}
    >
      <Stack gap="sm">
        {overlaps.length > 0 && (
          <Stack as="ul" gap="xs">
            {overlaps.map((overlap) => (
              <Box as="li" key={overlap.id}>
                {sentenceOf(overlap)}
              </Box>
            ))}
          </Stack>
        )}
        {isOutsideHours && <Text as="p">{t('overlap.outside')}</Text>}
        <Text as="p">{t('overlap.text')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
