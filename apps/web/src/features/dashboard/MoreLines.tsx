import { Button } from '@healzy/ui/components/Button';
import { useTranslation } from 'react-i18next';

interface MoreLinesProps {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Loads the next page of a list, where there is one. */
export function MoreLines({ pages }: MoreLinesProps) {
  const { t } = useTranslation('dashboard');
  if (!pages.hasNextPage) return null;
  return (
    <Button intent="quiet" isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
      {t('worklist.more')}
    </Button>
  );
}
