import { Check } from 'lucide-react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListBox, ListBoxItem, Text } from 'react-aria-components/ListBox';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { TableTick } from '../Table/TableTick.tsx';
import { ListLine, type ListItem } from './ListLine.tsx';
import * as styles from './List.css.ts';
import type { ReactNode } from 'react';

export interface ListProps {
  /** Names the list. */
  label: string;
  items: readonly ListItem[];
  /** Rows are selected instead of followed. */
  selectionMode?: 'single' | 'multiple';
  selectedIds?: readonly string[];
  defaultSelectedIds?: readonly string[];
  onSelectionChange?: (ids: readonly string[]) => void;
  /** Titles and muted lines are sentences: they wrap where others are cut. For rows that are not selected. */
  hasLongLabels?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

interface ListChoiceProps extends Omit<ListProps, 'empty'> {
  selectionMode: 'single' | 'multiple';
}

/** Selectable rows: a list box, or a grid where rows have their own buttons. */
export function ListChoice(props: ListChoiceProps) {
  const { label, items, selectionMode } = props;
  const shared = {
    'aria-label': label,
    className: styles.list,
    selectionMode,
    ...(props.selectedIds ? { selectedKeys: props.selectedIds } : {}),
    ...(props.defaultSelectedIds ? { defaultSelectedKeys: props.defaultSelectedIds } : {}),
    onSelectionChange: (keys: 'all' | Set<string | number>) =>
      props.onSelectionChange?.(keys === 'all' ? items.map(({ id }) => id) : [...keys].map(String)),
  };
  const isGrid = items.some(({ actions }) => actions);
  if (isGrid)
    return (
      <GridList {...shared}>
        {items.map((item) => (
          <GridListItem
            key={item.id}
            id={item.id}
            textValue={item.title}
            isDisabled={item.isDisabled ?? false}
            className={styles.row}
          >
            <ListLine item={item} tick={<TableTick />}>
              {item.title}
            </ListLine>
          </GridListItem>
        ))}
      </GridList>
    );
  return (
    <ListBox {...shared}>
      {items.map((item) => (
        <ListBoxItem
          key={item.id}
          id={item.id}
          textValue={item.title}
          isDisabled={item.isDisabled ?? false}
          className={styles.row}
        >
          {({ isSelected }) => (
            <>
              <ListLine item={item} meta={item.meta && <Text slot="description">{item.meta}</Text>}>
                <Text slot="label">{item.title}</Text>
              </ListLine>
              <span className={styles.mark}>{isSelected && <Icon icon={Check} />}</span>
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
