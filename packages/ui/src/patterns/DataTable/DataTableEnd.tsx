import { Button } from '../../components/Button/Button.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableLabels, DataTableProps } from './DataTableTypes.ts';

interface DataTableEndProps {
  state: DataTableProps<never>['state'];
  /** More can be loaded with the button. */
  hasButton: boolean;
  onLoadMore: (() => void) | undefined;
  labels: Pick<DataTableLabels<never>, 'loadMore' | 'failedMore' | 'retry'>;
}

/** The end of the loaded rows: more are loading, failed to load, or can be requested. */
export function DataTableEnd({ state, hasButton, onLoadMore, labels }: DataTableEndProps) {
  if (state === 'failedMore')
    return (
      <div className={styles.endFailed} role="alert">
        {labels.failedMore}
        {labels.retry && onLoadMore && (
          <Button size="small" onPress={onLoadMore}>
            {labels.retry}
          </Button>
        )}
      </div>
    );
  if (hasButton && labels.loadMore)
    return (
      <div className={styles.end}>
        <Button
          size="small"
          isPending={state === 'loadingMore'}
          {...(onLoadMore ? { onPress: onLoadMore } : {})}
        >
          {labels.loadMore}
        </Button>
      </div>
    );
  if (state === 'loadingMore')
    return (
      <div className={styles.end}>
        <span className={styles.bone} style={{ inlineSize: '40%' }} />
      </div>
    );
  return null;
}
