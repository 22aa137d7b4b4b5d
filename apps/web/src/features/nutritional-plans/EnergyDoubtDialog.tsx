import type { EnergyDoubt } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { EnergyDoubtText } from './EnergyDoubtText.tsx';

export interface EnergyDoubtDialogProps {
  doubt: EnergyDoubt & { kcal: number };
  isPending?: boolean;
  /** The person answers for this energy. */
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks who answers for an energy before a plan is filled, copied or restored with it. */
export function EnergyDoubtDialog({ doubt, isPending = false, onConfirm, onClose }: EnergyDoubtDialogProps) {
  const { t } = useTranslation('nutritional-plans');
  return (
    <Dialog
      title={t('energy.doubtTitle')}
      onClose={onClose}
      actions={(close) => (
        <>
          <Button onPress={close}>{t('energy.doubtCancel')}</Button>
          <Button intent="primary" isPending={isPending} onPress={onConfirm}>
            {t('energy.doubtConfirm')}
          </Button>
        </>
      )}
    >
      <Stack gap="md">
        <EnergyDoubtText kcal={doubt.kcal} doubt={doubt} />
        <Text as="p">{t('energy.doubtText')}</Text>
      </Stack>
    </Dialog>
  );
}
