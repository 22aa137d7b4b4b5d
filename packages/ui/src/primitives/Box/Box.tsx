import type { AriaAttributes, AriaRole, ReactNode, Ref } from 'react';
import { sprinkles, type Sprinkles } from '../../theme/sprinkles.css.ts';

export interface BoxProps extends Sprinkles, AriaAttributes {
  /** The HTML element to render. */
  as?:
    | 'div'
    | 'span'
    | 'section'
    | 'article'
    | 'aside'
    | 'header'
    | 'footer'
    | 'main'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li';
  id?: string | undefined;
  role?: AriaRole | undefined;
  tabIndex?: number | undefined;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** The basis of every layout: space, size, surface and border by token name, nothing else. */
export function Box({ as: Element = 'div', ref, children, ...props }: BoxProps) {
  const tokens: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const isToken = sprinkles.properties.has(name as keyof Sprinkles);
    (isToken ? tokens : attributes)[name] = value;
  }
  return (
    <Element ref={ref as Ref<never>} className={sprinkles(tokens as Sprinkles)} {...attributes}>
      {children}
    </Element>
  );
}
