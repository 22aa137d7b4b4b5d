import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './SideMenu.css.ts';

export interface SideMenuActionEntry {
  id: string;
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** Makes it a toggle: whether it is on. */
  isPressed?: boolean;
}

/** A button that looks like an entry. */
export function SideMenuAction({ action, shape }: { action: SideMenuActionEntry; shape: 'slim' | 'wide' }) {
  const { label, icon, onPress, isPressed } = action;
  return (
    <Button
      className={styles.entry[shape]}
      aria-label={label}
      onPress={onPress}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
    >
      <span className={styles.icon[shape]} aria-hidden>
        {icon}
      </span>
      <span className={styles.label[shape]}>{label}</span>
    </Button>
  );
}
