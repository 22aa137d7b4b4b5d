import { ListLine } from '../List/ListLine.tsx';
import * as styles from './SortableList.css.ts';
import type { SortingLabels } from './sortingLabels.ts';
import { SortingHandle } from './SortingHandle.tsx';
import { SortingMenu } from './SortingMenu.tsx';
import type { Sorting } from './useSorting.ts';
import type { ReactNode } from 'react';

export interface SortableListItem {
  id: string;
  /** Shown, and said when it moves. */
  label: string;
  /** A muted line below the label. */
  meta?: ReactNode;
  /** Icon or avatar before the text. */
  leading?: ReactNode;
  /** Number or badge after the text. */
  trailing?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** It stays where it is; others may be moved around it. */
  isDisabled?: boolean | undefined;
}

export interface SortableListData {
  id: string;
  /** Names the list; shown above it where there are several. */
  label: string;
  items: readonly SortableListItem[];
}

interface SortableListRowProps {
  item: SortableListItem;
  index: number;
  list: SortableListData;
  /** Other lists that take the item. */
  targets: readonly SortableListData[];
  hasLongLabel: boolean;
  isDropBefore: boolean;
  labels: SortingLabels;
  /** Id of the text that explains the keys. */
  keysId: string;
  sorting: Sorting<SortableListItem>;
}

/** A row with its handle and its menu. */
export function SortableListRow({
  item,
  index,
  list,
  targets,
  hasLongLabel,
  isDropBefore,
  labels,
  keysId,
  sorting,
}: SortableListRowProps) {
  const isOff = item.isDisabled ?? false;
  return (
    <li
      className={styles.row}
      data-drop-before={isDropBefore || undefined}
      aria-busy={sorting.isSaving(item.id) || undefined}
      {...sorting.itemProps(item.id)}
    >
      <SortingHandle
        label={labels.handle(item.label)}
        describedBy={keysId}
        isDisabled={isOff}
        handleProps={sorting.handleProps(item.id)}
      />
      <ListLine
        wraps={hasLongLabel}
        item={{
          id: item.id,
          title: item.label,
          meta: item.meta,
          leading: item.leading,
          trailing: item.trailing,
          actions: (
            <>
              {item.actions}
              {!isOff && (
                <SortingMenu
                  id={item.id}
                  label={labels.menu(item.label)}
                  ids={list.items.map((each) => each.id)}
                  index={index}
                  listId={list.id}
                  targets={targets}
                  labels={labels}
                  onMove={sorting.move}
                />
              )}
            </>
          ),
        }}
      >
        <span>{item.label}</span>
      </ListLine>
    </li>
  );
}
