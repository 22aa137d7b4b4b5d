import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { Pictogram, type PictogramProps } from '../../primitives/Pictogram/Pictogram.tsx';
import { acts, state, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is shown above the title. */
  pictogram?: PictogramProps['name'] | undefined;
  /** `lg` where a page has nothing else. */
  size?: PictogramProps['size'];
  /** What will be here. */
  title: string;
  level?: HeadingProps['level'];
  /** Why there is nothing yet, or how to add it. */
  description?: ReactNode;
  /** The first step, as a button. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ pictogram, size, title, level = 2, description, action }: EmptyStateProps) {
  return (
    <div className={state}>
      {pictogram && <Pictogram name={pictogram} size={size} />}
      <Heading level={level} size="md">
        {title}
      </Heading>
      {description && <div className={words}>{description}</div>}
      {action && <div className={acts}>{action}</div>}
    </div>
  );
}
