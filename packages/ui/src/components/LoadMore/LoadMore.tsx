import { Button } from '../Button/Button.tsx';
import { summary as summaryClass } from '../Pagination/Pagination.css.ts';
import { foot } from './LoadMore.css.ts';

export interface LoadMoreProps {
  /** How many of the total are shown: "25 of 140 patients". */
  summary: string;
  label: string;
  /** Without it everything is loaded, and there is no button. */
  onLoadMore?: (() => void) | undefined;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
}

/** Loads the next part of a list. */
export function LoadMore({ summary, label, onLoadMore, isPending, pendingLabel }: LoadMoreProps) {
  return (
    <div className={foot}>
      <span className={summaryClass} role="status">
        {summary}
      </span>
      {onLoadMore && (
        <Button onPress={onLoadMore} isPending={isPending} pendingLabel={pendingLabel}>
          {label}
        </Button>
      )}
    </div>
  );
}
