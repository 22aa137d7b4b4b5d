import { MoreHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { useOneTabStop } from '../../keyboard/useOneTabStop.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { bar, line, root } from './Toolbar.css.ts';
import { ToolbarMeasure } from './ToolbarMeasure.tsx';
import { toolbarMenu, type ToolbarItem } from './toolbarMenu.ts';
import { useToolbarFit } from './useToolbarFit.ts';

export type { ToolbarItem } from './toolbarMenu.ts';

export interface ToolbarProps {
  /** What the controls act on. */
  label: string;
  items: readonly ToolbarItem[];
  /** Label of the overflow button. */
  moreLabel?: string | undefined;
}

/** Controls for one thing in a single row and tab stop; what does not fit moves into a menu at the end. */
export function Toolbar({ label, items, moreLabel }: ToolbarProps) {
  const { common } = useLabels();
  const shown = items.filter((item) => !item.isHidden);
  const frame = useRef<HTMLDivElement>(null);
  const measure = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useOneTabStop(row);
  const fitting = useToolbarFit(frame, measure, shown.map(({ id }) => id).join());
  const inRow = shown.slice(0, fitting);
  const inMenu = shown.slice(fitting);
  return (
    <div className={root} ref={frame}>
      <AriaToolbar aria-label={label} className={bar} ref={row}>
        {inRow.map((item, index) => {
          if (item.kind === 'separator') {
            const isLast = index === inRow.length - 1;
            return isLast ? null : <Separator key={item.id} orientation="vertical" className={line} />;
          }
          if (item.kind === 'toggle') {
            return (
              <ToggleButton
                key={item.id}
                label={item.label}
                icon={item.icon}
                isIconOnly={!item.isLabelShown}
                intent="quiet"
                isDisabled={item.isDisabled}
                isSelected={item.isSelected}
                onChange={item.onChange}
              />
            );
          }
          return item.isLabelShown ? (
            <Button
              key={item.id}
              intent="quiet"
              icon={item.icon}
              isDisabled={item.isDisabled}
              onPress={item.onAction}
            >
              {item.label}
            </Button>
          ) : (
            <IconButton
              key={item.id}
              icon={item.icon}
              label={item.label}
              isDisabled={item.isDisabled}
              onPress={item.onAction}
            />
          );
        })}
        {inMenu.length > 0 && (
          <Menu
            entries={toolbarMenu(inMenu)}
            trigger={
              <IconButton icon={MoreHorizontal} label={moreLabel ?? common.moreActions} hasTooltip={false} />
            }
          />
        )}
      </AriaToolbar>
      <ToolbarMeasure ref={measure} items={shown} />
    </div>
  );
}
