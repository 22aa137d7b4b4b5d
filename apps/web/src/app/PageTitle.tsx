import { useTranslation } from 'react-i18next';
import { useConfig } from './config-context.ts';

/** The document's title: the screen first, then the product. */
export function PageTitle({ page }: { page: string }) {
  const { t } = useTranslation();
  return <title>{t('title', { page, brand: useConfig().brand.name })}</title>;
}
