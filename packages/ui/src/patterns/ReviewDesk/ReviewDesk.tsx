import { Check, Circle, Minus, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components/ListBox';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './ReviewDesk.css.ts';

/** `open` waits for a person, `doubt` does too and says why; `left` is left out. */
export type ReviewState = 'open' | 'doubt' | 'accepted' | 'left';

export interface ReviewItem {
  id: string;
  name: string;
  /** Ready to display, without unit. */
  value: string;
  unit?: string;
  /** Below the value, such as its range. */
  note?: string;
  state: ReviewState;
  /** The state in words; with doubt: the doubts. */
  stateLabel: string;
}

export interface ReviewDeskProps {
  /** Names the list. */
  label: string;
  items: readonly ReviewItem[];
  /** The item that is looked at; null while there is none. */
  selectedId: string | null;
  /** Arrow keys and clicks. */
  onSelect: (id: string) => void;
  /** Enter, in the list or in a field beside it, and a double click. */
  onAccept?: ((id: string) => void) | undefined;
  /** Delete and Backspace. */
  onLeaveOut?: ((id: string) => void) | undefined;
  /** Each change moves the focus to the selected item: after a button above the list that is gone once it was pressed. */
  focusRequests?: number;
  /** Shown instead of items when there are none. */
  empty?: ReactNode;
  /** After the list: how to deal with all of it, what was not read. */
  below?: ReactNode;
  /** The selected item in full. */
  children?: ReactNode;
  /** The source beside the list, as high as there is room. */
  page?: ReactNode;
}

const marks = { open: Circle, doubt: TriangleAlert, accepted: Check, left: Minus };
const tones = { open: 'muted', doubt: 'warning', accepted: 'success', left: 'muted' } as const;

/** Proposals that a person accepts or leaves out one by one, beside the source that they are from. */
export function ReviewDesk({
  label,
  items,
  selectedId,
  onSelect,
  onAccept,
  onLeaveOut,
  focusRequests = 0,
  empty,
  below,
  children,
  page,
}: ReviewDeskProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus goes on with the selection, but only from inside of the list: in a field beside it, it stays there.
    if (selectedId === null || !list.current?.contains(document.activeElement)) return;
    list.current.querySelector<HTMLElement>(`[data-key="${CSS.escape(selectedId)}"]`)?.focus();
  }, [selectedId]);
  const answered = useRef(focusRequests);
  useEffect(() => {
    if (answered.current === focusRequests) return;
    answered.current = focusRequests;
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [focusRequests]);
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || selectedId === null || !onLeaveOut) return;
    event.preventDefault();
    onLeaveOut(selectedId);
  };
  const onDetailKeyDown = (event: KeyboardEvent) => {
    // A field that used the key for itself, such as an open list, has said so.
    if (event.key !== 'Enter' || event.defaultPrevented || selectedId === null || !onAccept) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onAccept(selectedId);
  };
  return (
    <div className={styles.room}>
      <div className={styles.desk}>
        <div>
          {items.length === 0 ? (
            <div className={styles.empty}>{empty}</div>
          ) : (
            // Keys of the list box bubble through here; nothing else is operated.
            // eslint-disable-next-line jsx-a11y/no-static-element-interactions
            <div onKeyDown={onKeyDown}>
              <ListBox
                ref={list}
                aria-label={label}
                className={styles.list}
                selectionMode="single"
                selectionBehavior="replace"
                disallowEmptySelection
                selectedKeys={selectedId === null ? [] : [selectedId]}
                onSelectionChange={(keys) => {
                  const [id] = keys === 'all' ? [] : [...keys];
                  if (id !== undefined) onSelect(String(id));
                }}
                {...(onAccept ? { onAction: (id) => onAccept(String(id)) } : {})}
              >
                {items.map((item) => (
                  <ListBoxItem
                    key={item.id}
                    id={item.id}
                    textValue={item.name}
                    className={styles.row}
                    data-state={item.state}
                  >
                    <Text slot="label" className={styles.name}>
                      {item.name}
                    </Text>
                    <span className={styles.value}>
                      {item.value}
                      {item.unit && <span className={styles.unit}> {item.unit}</span>}
                    </span>
                    <Text slot="description" className={styles.state}>
                      <Icon icon={marks[item.state]} size="xs" tone={tones[item.state]} />
                      {item.stateLabel}
                    </Text>
                    <span className={styles.note}>{item.note}</span>
                  </ListBoxItem>
                ))}
              </ListBox>
            </div>
          )}
          {below}
        </div>
        {(children || page) && (
          <div className={styles.aside}>
            {/* Keys of the fields bubble through here; nothing else is operated. */}
            {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
            <div onKeyDown={onDetailKeyDown}>{children}</div>
            {page && <div className={styles.page}>{page}</div>}
          </div>
        )}
      </div>
    </div>
  );
}
