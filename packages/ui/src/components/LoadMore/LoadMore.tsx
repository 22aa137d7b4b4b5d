import { Button } from '../Button/Button.tsx';
import { summary as summaryClass } from '../Pagination/Pagination.css.ts';
import { foot } from './LoadMore.css.ts';

export interface LoadMoreProps {
  /** What is shown of how many: "25 of 140 patients". */
  summary: string;
  label: string;
  /** Without it everything is here, and no button shows. */
  onLoadMore?: (() => void) | undefined;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
}

/** The end of a list that goes on. */
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
