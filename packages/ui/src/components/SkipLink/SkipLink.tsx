import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the target element; it needs `tabIndex={-1}`. */
  target: string;
  /** "Skip to content". */
  children: string;
}

/** The first tab stop: skips the menu, straight to the content. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${target}`}
      onClick={(event) => {
        // Focus moves by script so that the address does not change, which a router would take for a route.
        event.preventDefault();
        const element = document.getElementById(target);
        element?.focus();
        element?.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
