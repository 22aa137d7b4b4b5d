import { Icon } from '@healzy/ui/primitives/Icon';
import { Link } from '@healzy/ui/primitives/Link';
import { Activity } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../config-context.ts';
import { ROUTES } from '../paths.ts';

/** The product's mark; links home. */
export function Logo() {
  const { t } = useTranslation();
  const { brand } = useConfig();
  return (
    <Link href={ROUTES.dashboard} look="standalone" aria-label={`${brand.name}: ${t('menu.home')}`}>
      <Icon icon={Activity} size="xl" tone="accent" />
    </Link>
  );
}
