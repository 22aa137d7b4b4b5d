import { memo, type RefObject } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import type { SortingLabels } from '../../components/SortableList/sortingLabels.ts';
import type { Sorting } from '../../components/SortableList/useSorting.ts';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './WeekBoard.css.ts';
import { WeekBoardCardLine } from './WeekBoardCardLine.tsx';
import type { WeekBoardLabels } from './weekBoardLabels.ts';
import type { WeekBoardList } from './weekBoardLists.ts';
import type { OpenedCard } from './WeekBoardMenu.tsx';
import type { WeekBoardActs, WeekBoardCard, WeekBoardCellState } from './WeekBoardTypes.ts';

interface WeekBoardCellProps {
  list: WeekBoardList;
  state: WeekBoardCellState | undefined;
  isToday: boolean;
  /** Its controls are reached by Tab. */
  isCurrent: boolean;
  isOver: boolean;
  /** Where the dragged card would go here: before a card, or `null` for the end. */
  dropBefore: string | null | undefined;
  /** The card of this cell that is picked up. */
  heldId: string | undefined;
  isHeldByKeys: boolean;
  /** Ids of the cards being saved, one a line. */
  saving: string;
  /** Ids of the chosen cards, one a line; undefined where none can be chosen. */
  selected: string | undefined;
  labels: WeekBoardLabels;
  sortTexts: SortingLabels;
  keysId: string;
  latest: RefObject<{ sorting: Sorting<WeekBoardCard> }>;
  acts: WeekBoardActs;
  onCurrent: (id: string) => void;
  onMenu: (opened: OpenedCard) => void;
}

/** A cell with its cards; rendered again only when something of its own changes. */
export const WeekBoardCell = memo(function WeekBoardCell({
  list,
  state,
  isToday,
  isCurrent,
  isOver,
  dropBefore,
  heldId,
  isHeldByKeys,
  saving,
  selected,
  labels,
  sortTexts,
  keysId,
  latest,
  acts,
  onCurrent,
  onMenu,
}: WeekBoardCellProps) {
  const { common } = useLabels();
  const tabIndex = isCurrent ? 0 : -1;
  const isBare = list.items.length === 0 && !acts.add && state === undefined;
  return (
    <td
      className={styles.cell}
      data-cell={list.id}
      data-today={isToday || undefined}
      data-over={isOver || undefined}
      data-sort-list={state === undefined ? list.id : undefined}
      aria-busy={state === 'loading' || undefined}
      aria-selected={selected === undefined ? undefined : selected !== ''}
      tabIndex={isBare || state === 'loading' ? tabIndex : -1}
      onFocus={() => onCurrent(list.id)}
    >
      {state === 'loading' && (
        <>
          <VisuallyHidden>{common.loading}</VisuallyHidden>
          <Skeleton shape="block" height={36} />
        </>
      )}
      {state === 'failed' && (
        <div className={styles.failed}>
          {labels.failed}
          {acts.retry && (
            <Button size="small" onPress={() => acts.retry?.(list.dayId, list.rowId)}>
              {common.retry}
            </Button>
          )}
        </div>
      )}
      {state === undefined && (
        <div className={styles.inside}>
          {list.items.length > 0 && (
            <ul
              className={styles.cards}
              aria-label={list.label}
              data-drop-end={dropBefore === null || undefined}
            >
              {list.items.map((card) => (
                <WeekBoardCardLine
                  key={card.id}
                  card={card}
                  list={list}
                  tabIndex={tabIndex}
                  isHeld={card.id === heldId}
                  isHeldByKeys={card.id === heldId && isHeldByKeys}
                  isSaving={saving.split('\n').includes(card.id)}
                  isDropBefore={dropBefore === card.id}
                  isSelected={selected?.split('\n').includes(card.id) ?? false}
                  labels={labels}
                  sortTexts={sortTexts}
                  keysId={keysId}
                  latest={latest}
                  open={acts.open}
                  onMenu={onMenu}
                />
              ))}
            </ul>
          )}
          {acts.add && (
            <button
              type="button"
              className={styles.add}
              tabIndex={tabIndex}
              data-line
              data-only={list.items.length === 0 || undefined}
              aria-label={labels.add(list.label)}
              onClick={() => acts.add?.(list.dayId, list.rowId)}
            >
              <Icon icon={Plus} size="sm" />
            </button>
          )}
        </div>
      )}
    </td>
  );
});
