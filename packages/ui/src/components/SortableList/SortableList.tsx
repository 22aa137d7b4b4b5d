import { useId, useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SortableList.css.ts';
import { SortableListRow, type SortableListData } from './SortableListRow.tsx';
import { sortingLabels, type SortingLabels } from './sortingLabels.ts';
import { SortingNotice } from './SortingNotice.tsx';
import { SortingPreview } from './SortingPreview.tsx';
import { useSorting } from './useSorting.ts';
import type { SaveMove } from './useSortingMoves.ts';

export type { SortMove, SortPlace } from './sortingMoves.ts';
export type { SaveMove } from './useSortingMoves.ts';
export type { SortableListData, SortableListItem } from './SortableListRow.tsx';

export interface SortableListProps {
  /** One list, or several between which items can be moved. */
  lists: readonly SortableListData[];
  /**
   * Saves a move: put item `id` before `to.beforeId`, or at the end of `to.listId`. The item is in its new place until
   * the promise settles, and returns if it rejects; update `lists` before it resolves.
   */
  onMove: SaveMove;
  /** Whether an item may be moved to a list; by default any may. */
  canDrop?: (id: string, listId: string) => boolean;
  /** Several lists below each other, or side by side where there is room. */
  layout?: 'stack' | 'columns';
  /** Labels are sentences: they wrap where others are cut. */
  hasLongLabels?: boolean;
  /** Shown in a list without items. */
  empty?: ReactNode;
  labels?: Partial<SortingLabels>;
}

/** Lists whose items are sorted by dragging, by keyboard or by menu, within a list and between lists. */
export function SortableList({
  lists,
  onMove,
  canDrop,
  layout = 'stack',
  hasLongLabels = false,
  empty,
  labels: own,
}: SortableListProps) {
  const id = useId();
  const { direction } = useLocale();
  const labels = usePartLabels(sortingLabels, own);
  const root = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const sorting = useSorting({
    root,
    preview,
    lists,
    onMove,
    canDrop,
    labels,
    isRightToLeft: direction === 'rtl',
  });
  const { shown, held, marked } = sorting;
  const hasHeadings = lists.length > 1;

  return (
    <div ref={root} className={styles.frame}>
      <span id={`${id}-keys`} hidden>
        {labels.instructions}
      </span>
      <div className={styles.lists({ layout })}>
        {shown.map((list) => (
          <div key={list.id} className={styles.column}>
            {hasHeadings && (
              <div id={`${id}-${list.id}`} className={styles.heading}>
                {list.label}
              </div>
            )}
            <ul
              className={styles.list}
              {...(hasHeadings ? { 'aria-labelledby': `${id}-${list.id}` } : { 'aria-label': list.label })}
              data-drop-end={(marked?.listId === list.id && marked.beforeId === null) || undefined}
              {...sorting.listProps(list.id)}
            >
              {list.items.length === 0 && empty && <li className={styles.empty}>{empty}</li>}
              {list.items.map((item, index) => (
                <SortableListRow
                  key={item.id}
                  item={item}
                  index={index}
                  list={list}
                  targets={shown.filter(
                    (each) => each.id !== list.id && (canDrop?.(item.id, each.id) ?? true),
                  )}
                  hasLongLabel={hasLongLabels}
                  isDropBefore={marked?.beforeId === item.id}
                  labels={labels}
                  keysId={`${id}-keys`}
                  sorting={sorting}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <SortingNotice failure={sorting.failure} />
      <VisuallyHidden role="status" aria-live="assertive">
        {sorting.said}
      </VisuallyHidden>
      {held?.by === 'pointer' && <SortingPreview ref={preview} label={sorting.labelOf(held.id)} />}
    </div>
  );
}
