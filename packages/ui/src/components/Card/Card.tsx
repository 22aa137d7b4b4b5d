import { useId, type ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { card, head, titles } from './Card.css.ts';

export interface CardProps {
  /** Also names the region for assistive technology. */
  title?: string | undefined;
  /** Heading level of the title. */
  level?: HeadingProps['level'];
  description?: ReactNode;
  /** Controls at the right of the title. */
  actions?: ReactNode;
  padding?: 'none' | 'sm' | 'md';
  ground?: 'plain' | 'raised';
  children?: ReactNode;
}

/** A bordered surface that groups its content. */
export function Card({ title, level = 2, description, actions, padding, ground, children }: CardProps) {
  const id = useId();
  const Element = title ? 'section' : 'div';
  return (
    <Element className={card({ padding, ground })} {...(title ? { 'aria-labelledby': id } : {})}>
      {(title || actions) && (
        <div className={head}>
          <div className={titles}>
            {title && (
              <Heading level={level} size="md" id={id}>
                {title}
              </Heading>
            )}
            {description && (
              <Text as="div" size="sm" tone="muted">
                {description}
              </Text>
            )}
          </div>
          {actions}
        </div>
      )}
      {children}
    </Element>
  );
}
