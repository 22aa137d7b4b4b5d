import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the element to go to; it needs `tabIndex={-1}`. */
  target: string;
  /** "Skip to content". */
  children: string;
}

/** The first stop of the Tab key: past the menu, straight to the content. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      className={skip}
      href={`#${target}`}
      onClick={(event) => {
        // Moving focus by script leaves the address alone, which a router would take for a route.
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
