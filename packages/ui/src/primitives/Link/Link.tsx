import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { link } from './Link.css.ts';

export interface LinkProps {
  href: string;
  /** `inline` in a sentence, `standalone` on its own, `quiet` for names in lists. */
  look?: 'inline' | 'standalone' | 'quiet';
  target?: '_blank' | '_self';
  /** Offer the address as a download, with this file name. */
  download?: string | boolean;
  isDisabled?: boolean;
  /** `page` marks the link to the current screen. */
  'aria-current'?: 'page' | 'step' | 'true';
  'aria-label'?: string;
  ref?: Ref<HTMLAnchorElement>;
  onPress?: () => void;
  children: ReactNode;
}

/** A link; inside React Aria's `RouterProvider` it navigates without reloading the page. */
export function Link({ look, target, ...props }: LinkProps) {
  const rel = target === '_blank' ? { target, rel: 'noopener noreferrer' } : target ? { target } : {};
  return <AriaLink className={link({ look })} {...rel} {...props} />;
}
