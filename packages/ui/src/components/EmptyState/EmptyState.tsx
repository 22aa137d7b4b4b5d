import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { acts, drawing, state, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  icon?: LucideIcon | undefined;
  /** What will be here. */
  title: string;
  level?: HeadingProps['level'];
  /** Why there is nothing yet, or how to add it. */
  description?: ReactNode;
  /** The first step, as a button. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, level = 2, description, action }: EmptyStateProps) {
  return (
    <div className={state}>
      {icon && (
        <span className={drawing}>
          <Icon icon={icon} size="xl" />
        </span>
      )}
      <Heading level={level} size="md">
        {title}
      </Heading>
      {description && <div className={words}>{description}</div>}
      {action && <div className={acts}>{action}</div>}
    </div>
  );
}
