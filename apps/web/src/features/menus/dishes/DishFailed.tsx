import { hasCode } from '@healzy/api/runtime';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';

export interface DishFailedProps {
  query: { readonly error: unknown; refetch: () => unknown };
}

/** A dish that could not be read: it is gone, or it can be tried again. */
export function DishFailed({ query: { error, refetch } }: DishFailedProps) {
  const { t } = useTranslation('menus');
  const isGone = hasCode(error, 'NOT_FOUND');
  return (
    <Inline gap="sm">
      <InlineMessage tone={isGone ? 'warning' : 'critical'} role="alert">
        {t(isGone ? 'dish.gone' : 'dish.failed')}
      </InlineMessage>
      {!isGone && (
        <Button size="small" onPress={() => void refetch()}>
          {t('dish.retry')}
        </Button>
      )}
    </Inline>
  );
}
