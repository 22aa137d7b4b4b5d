import type { RefObject } from 'react';
import { MoreVertical } from 'lucide-react';
import { SortingHandle } from '../../components/SortableList/SortingHandle.tsx';
import type { SortingLabels } from '../../components/SortableList/sortingLabels.ts';
import type { Sorting } from '../../components/SortableList/useSorting.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './WeekBoard.css.ts';
import type { WeekBoardLabels } from './weekBoardLabels.ts';
import type { WeekBoardList } from './weekBoardLists.ts';
import type { OpenedCard } from './WeekBoardMenu.tsx';
import type { WeekBoardCard } from './WeekBoardTypes.ts';

interface WeekBoardCardLineProps {
  card: WeekBoardCard;
  list: WeekBoardList;
  tabIndex: number;
  isHeld: boolean;
  isHeldByKeys: boolean;
  isSaving: boolean;
  isDropBefore: boolean;
  isSelected: boolean;
  labels: WeekBoardLabels;
  sortTexts: SortingLabels;
  keysId: string;
  latest: RefObject<{ sorting: Sorting<WeekBoardCard> }>;
  open: ((id: string) => void) | undefined;
  onMenu: (opened: OpenedCard) => void;
}

/** A card: its handle, its name and its menu. */
export function WeekBoardCardLine({
  card,
  list,
  tabIndex,
  isHeld,
  isHeldByKeys,
  isSaving,
  isDropBefore,
  isSelected,
  labels,
  sortTexts,
  keysId,
  latest,
  open,
  onMenu,
}: WeekBoardCardLineProps) {
  const handle = () => latest.current.sorting.handleProps(card.id);
  const words = (
    <>
      <span className={card.content === undefined ? styles.title : undefined}>
        {card.content ?? card.label}
      </span>
      {isSelected && <VisuallyHidden>{labels.isSelected}</VisuallyHidden>}
      {card.lead !== undefined && <span className={styles.lead}>{card.lead}</span>}
      {card.meta !== undefined && <span className={styles.hint}>{card.meta}</span>}
    </>
  );
  return (
    <li
      className={styles.card}
      data-sort-item={card.id}
      data-held={isHeld || undefined}
      data-saving={isSaving || undefined}
      data-drop-before={isDropBefore || undefined}
      data-selected={isSelected || undefined}
      data-lead={card.lead !== undefined || undefined}
      aria-busy={isSaving || undefined}
    >
      <SortingHandle
        label={sortTexts.handle(card.label)}
        describedBy={keysId}
        isDisabled={card.isDisabled ?? false}
        handleProps={{
          ...{ 'data-sort-handle': '' },
          tabIndex,
          'aria-pressed': isHeldByKeys,
          onKeyDown: (event) => handle().onKeyDown(event),
          onKeyUp: (event) => handle().onKeyUp(event),
          onClick: (event) => handle().onClick(event),
          onPointerDown: (event) => handle().onPointerDown(event),
          onBlur: () => handle().onBlur(),
        }}
      />
      {open ? (
        <button
          type="button"
          className={styles.open}
          tabIndex={tabIndex}
          data-card-open
          onClick={() => open(card.id)}
        >
          {words}
        </button>
      ) : (
        <span className={styles.words}>{words}</span>
      )}
      <button
        type="button"
        className={styles.menu}
        tabIndex={tabIndex}
        aria-label={labels.actions(card.label)}
        aria-haspopup="menu"
        onClick={(event) => onMenu({ card, list, trigger: event.currentTarget })}
      >
        <Icon icon={MoreVertical} size="sm" />
      </button>
    </li>
  );
}
