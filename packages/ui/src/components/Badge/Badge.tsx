import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'critical' | 'warning' | 'success' | 'info' | undefined;
  icon?: LucideIcon | undefined;
  /** One or two words, or a count. */
  children: ReactNode;
}

/** A short property of the element beside it: a kind, a count, a unit. For a state use StatusPill. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <Icon icon={icon} size="xs" />}
      {children}
    </span>
  );
}
