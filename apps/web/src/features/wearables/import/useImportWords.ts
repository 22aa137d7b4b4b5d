import { useTranslation } from 'react-i18next';
import type wearablesImport from '../../../locales/es/wearables-import.json';

type Words = typeof wearablesImport;

/**
 * What the server keeps of a reading, in words. An import of another version may have a format or a reason that this one
 * does not know.
 */
export function useImportWords() {
  const { t, i18n } = useTranslation('wearables-import');
  const knows = (key: string) => i18n.exists(key, { ns: 'wearables-import' });
  return {
    /** Why records were left out. */
    reasonOf: (reason: string): string =>
      knows(`skipped.${reason}`) ? t(`skipped.${reason as keyof Words['skipped']}`) : t('skipped.UNKNOWN'),
    /** Whose export it is. */
    formatOf: (format: string): string =>
      knows(`format.${format}`) ? t(`format.${format as keyof Words['format']}`) : format,
  };
}
