import { ChevronDown } from 'lucide-react';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { button, words } from '../Button/Button.css.ts';
import { lazyPart } from '../LazyPart/LazyPart.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { MenuOnDemand } from '../Menu/MenuOnDemand.tsx';

const EntriesMenu = lazyPart(async () => (await import('../Menu/EntriesMenu.tsx')).EntriesMenu);

export interface MenuButtonProps {
  /** What it chooses: «Chart». Read before the state, and the name of the menu. */
  label: string;
  /** What is chosen now, in words: «All day · mg/dL». It is the visible text. */
  state: string;
  entries: readonly MenuEntry[];
  icon?: LucideIcon | undefined;
  size?: 'small' | 'medium' | 'large';
}

/** Choices that are rarely made, behind one button that says how they stand. Their code is loaded when they are opened. */
export function MenuButton({ label, state, entries, icon, size = 'medium' }: MenuButtonProps) {
  return (
    <MenuOnDemand
      className={button({ intent: 'secondary', size })}
      label={`${label}: ${state}`}
      warmUp={EntriesMenu.preload}
      menu={(behind) => <EntriesMenu {...behind} label={label} entries={entries} />}
    >
      {icon && <Icon icon={icon} />}
      <span className={words}>{state}</span>
      <Icon icon={ChevronDown} />
    </MenuOnDemand>
  );
}
