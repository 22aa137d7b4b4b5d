import { useTranslation } from 'react-i18next';
import { CopyLink } from '../../../app/CopyLink.tsx';

export function CopyIntakeLink({ link }: { link: string }) {
  const { t } = useTranslation('patient-data');
  return (
    <CopyLink
      link={link}
      labels={{
        copy: t('intake.made.copy'),
        done: t('intake.copy.done'),
        failed: t('intake.copy.failed'),
      }}
    />
  );
}
