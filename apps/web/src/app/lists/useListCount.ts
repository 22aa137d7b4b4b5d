import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats.ts';

/** The size of a list as text: «140 results»; undefined until it is known. */
export function useListCount(total: number | undefined): string | undefined {
  const { t } = useTranslation('app');
  const formats = useFormats();
  return total === undefined ? undefined : t('list.total', { count: total, total: formats.number(total) });
}
