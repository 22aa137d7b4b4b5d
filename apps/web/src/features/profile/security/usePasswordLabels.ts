import type { PasswordFieldLabels } from '@healzy/ui/components/PasswordField';
import { useTranslation } from 'react-i18next';

/** The labels of every password field. */
export function usePasswordLabels(): PasswordFieldLabels {
  const { t } = useTranslation('profile');
  return {
    show: t('proof.show'),
    shown: t('proof.shown'),
    hidden: t('proof.hidden'),
    capsLock: t('proof.capsLock'),
  };
}
