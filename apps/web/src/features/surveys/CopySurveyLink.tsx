import { useTranslation } from 'react-i18next';
import { CopyLink } from '../../app/CopyLink.tsx';

export function CopySurveyLink({ link }: { link: string }) {
  const { t } = useTranslation('surveys');
  return (
    <CopyLink
      link={link}
      labels={{ copy: t('made.copy'), done: t('made.copied'), failed: t('made.notCopied') }}
    />
  );
}
