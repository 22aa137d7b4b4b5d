import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { group } from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /** What the acts have in common, for assistive technology. */
  label: string;
  /** Button, IconButton, or a Menu whose trigger is one of them. */
  children: ReactNode;
  /** Share their edges, as steps of one thing do; otherwise they stand apart and go on in a new line. */
  isJoined?: boolean;
}

/** Acts on the same thing, side by side. Each is a stop of the Tab key; more than five belong in a Toolbar. */
export function ButtonGroup({ label, children, isJoined = false }: ButtonGroupProps) {
  return (
    <Group aria-label={label} className={group({ isJoined })}>
      {children}
    </Group>
  );
}
