import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { group } from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /** What the actions have in common, for assistive technology. */
  label: string;
  /** Button, IconButton, or a Menu whose trigger is one of them. */
  children: ReactNode;
  /** Share borders, for steps through one thing; otherwise they are spaced apart and wrap. */
  isJoined?: boolean;
}

/** Actions on the same thing, side by side. Each is a tab stop; more than five belong in a Toolbar. */
export function ButtonGroup({ label, children, isJoined = false }: ButtonGroupProps) {
  return (
    <Group aria-label={label} className={group({ isJoined })}>
      {children}
    </Group>
  );
}
