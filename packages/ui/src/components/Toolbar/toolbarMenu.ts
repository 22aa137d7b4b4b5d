import type { MenuEntry } from '../Menu/Menu.tsx';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';

export interface ToolbarControl {
  id: string;
  /** Accessible name; shown as a tooltip, or beside the icon with `isLabelShown`. */
  label: string;
  icon: LucideIcon;
  isLabelShown?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isHidden?: boolean | undefined;
}

export type ToolbarItem =
  | (ToolbarControl & { kind: 'act'; onAction: () => void; intent?: 'normal' | 'danger' })
  | (ToolbarControl & { kind: 'toggle'; isSelected: boolean; onChange: (isSelected: boolean) => void })
  | { id: string; kind: 'separator'; isHidden?: boolean };

/** The same controls as menu entries. Toggles become ticks that can be set one after the other. */
export function toolbarMenu(items: readonly ToolbarItem[]): MenuEntry[] {
  return items.map((item) => {
    if (item.kind === 'separator') return item;
    if (item.kind === 'act') {
      const { kind: _, isLabelShown: __, ...act } = item;
      return act;
    }
    return {
      kind: 'choice',
      id: `choice ${item.id}`,
      mode: 'several',
      options: [{ id: item.id, label: item.label, icon: item.icon, isDisabled: item.isDisabled }],
      chosen: item.isSelected ? [item.id] : [],
      onChange: (chosen) => item.onChange(chosen.length > 0),
    };
  });
}
