import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Button } from '../Button/Button.tsx';
import { bar, summary as summaryClass, turns } from './Pagination.css.ts';

export interface PaginationProps {
  /** Names the navigation: "Pages of patients". */
  label: string;
  /** The visible range: "26 to 50 of 140". */
  summary: string;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
  /** Without it there is no previous page. */
  onPrevious?: (() => void) | undefined;
  /** Without it there is no next page. */
  onNext?: (() => void) | undefined;
  isPending?: boolean | undefined;
}

/** Cursor-based pages: one back, one forward. */
export function Pagination({
  label,
  summary,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  isPending = false,
}: PaginationProps) {
  const { common } = useLabels();
  return (
    <nav aria-label={label} className={bar}>
      <span className={summaryClass} role="status">
        {summary}
      </span>
      <span className={turns}>
        <Button
          size="small"
          icon={ChevronLeft}
          isDisabled={!onPrevious || isPending}
          onPress={() => onPrevious?.()}
        >
          {previousLabel ?? common.previous}
        </Button>
        <Button
          size="small"
          iconEnd={ChevronRight}
          isDisabled={!onNext || isPending}
          onPress={() => onNext?.()}
        >
          {nextLabel ?? common.next}
        </Button>
      </span>
    </nav>
  );
}
