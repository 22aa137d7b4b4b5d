import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { popover } from '../../components/Menu/Menu.css.ts';
import type { KitLabels } from '../../labels/kitLabels.ts';
import type { DataTableColumnState } from './DataTableTypes.ts';
import * as styles from './DataTableColumnList.css.ts';

interface DataTableColumnListProps {
  trigger: RefObject<HTMLElement | null>;
  columns: readonly { id: string; header: string; isAlwaysShown?: boolean }[];
  state: DataTableColumnState;
  onChange: (state: DataTableColumnState) => void;
  onClose: () => void;
  labels: KitLabels['columns'];
}

/** Shows, hides and reorders columns. */
export function DataTableColumnList(props: DataTableColumnListProps) {
  const { trigger, columns, state, onChange, onClose, labels } = props;
  const hidden = state.hidden ?? [];
  const shown = columns.filter(({ id, isAlwaysShown }) => isAlwaysShown || !hidden.includes(id));
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; way: 'up' | 'down' } | null>(null);
  useLayoutEffect(() => {
    if (!moved.current) return;
    // The moved entry lost focus on its way; at either end its other button takes it.
    const { id, way } = moved.current;
    const buttons = list.current
      ?.querySelector(`[data-entry="${CSS.escape(id)}"]`)
      ?.querySelectorAll<HTMLButtonElement>('button');
    const wanted = buttons?.[way === 'up' ? 0 : 1];
    (wanted?.disabled ? buttons?.[way === 'up' ? 1 : 0] : wanted)?.focus();
    moved.current = null;
  });
  const move = (index: number, way: 'up' | 'down') => {
    const ids = columns.map(({ id }) => id);
    const [id] = ids.splice(index, 1);
    if (id === undefined) return;
    ids.splice(index + (way === 'up' ? -1 : 1), 0, id);
    moved.current = { id, way };
    onChange({ ...state, order: ids });
  };
  return (
    <Popover
      className={popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={4}
    >
      <Dialog className={styles.dialog}>
        <Heading slot="title" level={2} className={styles.title}>
          {labels.title}
        </Heading>
        <ul ref={list} className={styles.list}>
          {columns.map(({ id, header, isAlwaysShown = false }, index) => {
            const isShown = isAlwaysShown || !hidden.includes(id);
            return (
              <li key={id} className={styles.entry} data-entry={id}>
                <Checkbox
                  isSelected={isShown}
                  isDisabled={isAlwaysShown || (isShown && shown.length === 1)}
                  onChange={(isOn) =>
                    onChange({
                      ...state,
                      hidden: isOn ? hidden.filter((each) => each !== id) : [...hidden, id],
                    })
                  }
                >
                  {header}
                </Checkbox>
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  label={labels.moveUp(header)}
                  hasTooltip={false}
                  isDisabled={index === 0}
                  onPress={() => move(index, 'up')}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  label={labels.moveDown(header)}
                  hasTooltip={false}
                  isDisabled={index === columns.length - 1}
                  onPress={() => move(index, 'down')}
                />
              </li>
            );
          })}
        </ul>
        <div className={styles.foot}>
          <Button intent="quiet" size="small" onPress={() => onChange({})}>
            {labels.reset}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}
