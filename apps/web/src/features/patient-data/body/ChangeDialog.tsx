import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { AskedChange, ChangeDialogProps } from '../../../app/change-question.tsx';
import { useFormats } from '../../../app/formats.ts';
import { useBodyLabels } from './useBodyLabels.ts';

/** "Is this right?", with each value beside the one it differs from. */
export function ChangeDialog({ changes, onAnswer }: ChangeDialogProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  return (
    <ConfirmDialog
      title={t('body.question.title')}
      confirmLabel={t('body.question.confirm')}
      cancelLabel={t('body.question.correct')}
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      <Stack gap="sm">
        {changes.map((change) => (
          <ChangeSentence key={change.magnitude} change={change} />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}

/** `Peso: 172,5 kg el 22 nov 2026; el 3 oct 2026 eran 72,6 kg.` */
function ChangeSentence({ change: { magnitude, value, on, near } }: { change: AskedChange }) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const labels = useBodyLabels();
  const typed = {
    name: labels.name(magnitude),
    value: labels.value(magnitude, value),
    day: formats.day(on),
  };
  if (near === null) return <Text>{t('body.question.closed', typed)}</Text>;
  const beside = { ...typed, near: labels.value(magnitude, near.value), nearDay: formats.day(near.on) };
  const sentence = near.on === on ? 'sameDay' : near.on > on ? 'changeAfter' : 'change';
  return <Text>{t(`body.question.${sentence}`, beside)}</Text>;
}
