import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../app/CopyText.tsx';

export function CopyIntakeLink({ link }: { link: string }) {
  const { t } = useTranslation('patient-data');
  return (
    <CopyText
      text={link}
      labels={{
        copy: t('intake.made.copy'),
        done: t('intake.copy.done'),
        failed: t('intake.copy.failed'),
      }}
    />
  );
}
