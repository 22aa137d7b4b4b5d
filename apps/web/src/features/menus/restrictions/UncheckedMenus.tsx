import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';

/** What is read of a query without which menus cannot be checked. */
interface Checking {
  readonly isError: boolean;
  readonly data: unknown;
  refetch(): unknown;
}

export interface UncheckedMenusProps {
  queries: readonly Checking[];
}

/**
 * In place of what the patient cannot eat, where it could not be read: silence would mean that they can eat everything.
 * Nothing while it is still being read.
 */
export function UncheckedMenus({ queries }: UncheckedMenusProps) {
  const { t } = useTranslation(['menus', 'app']);
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length === 0) return null;
  return (
    <Inline gap="sm">
      <InlineMessage tone="warning">{t('restrictions.unchecked')}</InlineMessage>
      <Button size="small" onPress={() => failed.forEach((query) => void query.refetch())}>
        {t('app:action.retry')}
      </Button>
    </Inline>
  );
}
