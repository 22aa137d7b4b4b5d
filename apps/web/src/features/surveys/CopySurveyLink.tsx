import { useTranslation } from 'react-i18next';
import { CopyText } from '../../app/CopyText.tsx';

export function CopySurveyLink({ link }: { link: string }) {
  const { t } = useTranslation('surveys');
  return (
    <CopyText
      text={link}
      labels={{ copy: t('made.copy'), done: t('made.copied'), failed: t('made.notCopied') }}
    />
  );
}
