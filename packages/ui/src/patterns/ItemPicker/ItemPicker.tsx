import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { LoadMore } from '../../components/LoadMore/LoadMore.tsx';
import type { Quantity } from '../../components/QuantityField/QuantityField.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ItemPicker.css.ts';
import { ItemPickerAmount, type PickerAmount, type PickerItem } from './ItemPickerAmount.tsx';
import { ItemPickerQuestion } from './ItemPickerChosen.tsx';
import { itemPickerLabels, type ItemPickerLabels } from './itemPickerLabels.ts';
import { ItemPickerSearch } from './ItemPickerSearch.tsx';

export type { ItemPickerLabels } from './itemPickerLabels.ts';
export type { PickerAmount, PickerItem } from './ItemPickerAmount.tsx';

export interface ItemPickerProps<Unit extends string = string> {
  /** Names the search and what it finds. */
  label: string;
  placeholder?: string | undefined;
  search: string;
  onSearch: (text: string) => void;
  items: readonly PickerItem[];
  state?: 'ready' | 'loading' | 'failed';
  onRetry?: (() => void) | undefined;
  /** How many of all are shown: «25 of 140 foods». */
  summary?: string | undefined;
  /** Shows more of what was found; omitted when all of it is shown. */
  onMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
  /** Narrow the search: switches, chips. */
  filters?: ReactNode;
  /** Without it, an item is added as soon as it is chosen. */
  amountOf?: ((id: string) => PickerAmount<Unit>) | undefined;
  /** What there would be in all with that much of it; said while the amount is typed. */
  totals?: ((id: string, quantity: Quantity<Unit>) => ReactNode) | undefined;
  /** What is asked about a chosen item in the place of an amount. It puts the focus into itself, and `add` adds the item. */
  ask?: ((id: string, add: () => void) => ReactNode) | undefined;
  /** Names the button that adds an item. */
  addLabel: (title: string) => string;
  /** `quantity` is undefined without `amountOf`. */
  onAdd: (id: string, quantity: Quantity<Unit> | undefined) => void;
  /** It is what the dialog was opened for. */
  autoFocus?: boolean;
  labels?: Partial<ItemPickerLabels>;
}

/** Finds items by what is typed, says what one would add up to in a chosen amount, and adds it. */
export function ItemPicker<Unit extends string = string>({
  label,
  placeholder,
  search,
  onSearch,
  items,
  state = 'ready',
  onRetry,
  summary,
  onMore,
  isLoadingMore = false,
  filters,
  amountOf,
  totals,
  ask,
  addLabel,
  onAdd,
  autoFocus = false,
  labels: own,
}: ItemPickerProps<Unit>) {
  const id = useId();
  const labels = usePartLabels(itemPickerLabels, own);
  const { common } = useLabels();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<string>();
  const [chosen, setChosen] = useState<PickerItem | null>(null);
  const [said, setSaid] = useState('');
  // The first one is active until another is, so that Enter alone takes the nearest.
  const active = items.find((item) => item.id === wanted) ?? items[0];
  const optionId = (itemId: string) => `${id}-${items.findIndex((item) => item.id === itemId)}`;

  useEffect(() => {
    if (wanted !== undefined)
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);

  const type = (text: string) => {
    setWanted(undefined);
    setChosen(null);
    setSaid('');
    onSearch(text);
  };
  const add = (item: PickerItem, quantity: Quantity<Unit> | undefined) => {
    onAdd(item.id, quantity);
    type('');
    setSaid(labels.added(item.title));
    input.current?.focus();
  };
  const choose = (item: PickerItem) => {
    setWanted(item.id);
    if (amountOf || ask) setChosen(item);
    else add(item, undefined);
  };
  const cancel = () => {
    setChosen(null);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (by === undefined || items.length === 0) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.id === active?.id);
    setWanted(items[Math.min(items.length - 1, Math.max(0, at + by))]?.id);
  };

  return (
    <div className={styles.frame}>
      <ItemPickerSearch
        inputRef={input}
        label={label}
        placeholder={placeholder}
        value={search}
        listId={`${id}-list`}
        activeId={active && optionId(active.id)}
        autoFocus={autoFocus}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      {filters}
      <VisuallyHidden role="status">
        {said || (state === 'loading' ? labels.loading : state === 'ready' ? labels.found(items.length) : '')}
      </VisuallyHidden>
      <div className={styles.results} aria-busy={state === 'loading' || undefined}>
        <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={label}>
          {items.map((item) => (
            // Focus stays in the field, which handles keys and refers to the active option.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={item.id}
              id={optionId(item.id)}
              role="option"
              aria-selected={item.id === chosen?.id}
              className={styles.option}
              data-active={item.id === active?.id || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              <span>{item.title}</span>
              {item.meta !== undefined && <span className={styles.meta}>{item.meta}</span>}
            </div>
          ))}
        </div>
        {state === 'failed' ? (
          <p className={styles.note}>
            {labels.failed}
            {onRetry && (
              <Button size="small" onPress={onRetry}>
                {common.retry}
              </Button>
            )}
          </p>
        ) : (
          items.length === 0 && (
            <p className={styles.note}>
              {state === 'loading' && <Spinner size="sm" />}
              {state === 'loading' ? labels.loading : labels.empty}
            </p>
          )
        )}
        {summary !== undefined && items.length > 0 && (
          <div className={styles.more}>
            <LoadMore summary={summary} label={labels.more} onLoadMore={onMore} isPending={isLoadingMore} />
          </div>
        )}
      </div>
      {chosen && amountOf && (
        <ItemPickerAmount<Unit>
          key={chosen.id}
          item={chosen}
          amount={amountOf(chosen.id)}
          totals={totals && ((quantity) => totals(chosen.id, quantity))}
          addLabel={addLabel(chosen.title)}
          label={labels.add}
          onAdd={(quantity) => add(chosen, quantity)}
          onCancel={cancel}
        />
      )}
      {chosen && ask && (
        <ItemPickerQuestion
          key={chosen.id}
          item={chosen}
          ask={ask}
          onAdd={() => add(chosen, undefined)}
          onCancel={cancel}
        />
      )}
    </div>
  );
}
