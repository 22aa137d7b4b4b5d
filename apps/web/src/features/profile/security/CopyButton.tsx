import { useTranslation } from 'react-i18next';
import { CopyText } from '../../../app/CopyText.tsx';

/** Copies a text and shows next to the button whether that succeeded: a notice would be behind the dialog. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('profile');
  return <CopyText text={text} labels={{ copy: label, done: t('copy.done'), failed: t('copy.failed') }} />;
}
