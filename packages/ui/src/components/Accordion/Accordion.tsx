import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.tsx';
import { accordion, item as itemClass, meta as metaClass, title as titleClass } from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: string;
  /** A few muted words beside the title: a count, a state. They are part of the heading's name. */
  meta?: string | undefined;
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Heading level of the titles. */
  level?: NonNullable<DisclosureProps['level']> | undefined;
  /** Several can be open; otherwise opening one closes the other. */
  allowsSeveral?: boolean | undefined;
  /** Ids of the open sections. */
  openIds?: readonly string[] | undefined;
  defaultOpenIds?: readonly string[] | undefined;
  onOpenChange?: ((openIds: readonly string[]) => void) | undefined;
}

/** Collapsible sections under headings: one open at a time, or several. */
export function Accordion({
  items,
  level = 3,
  allowsSeveral = false,
  openIds,
  defaultOpenIds = [],
  onOpenChange,
}: AccordionProps) {
  const [own, setOwn] = useState<readonly string[]>(defaultOpenIds);
  const open = openIds ?? own;
  if (items.length === 0) return null;

  const change = (id: string, isOpen: boolean) => {
    const others = allowsSeveral ? open.filter((each) => each !== id) : [];
    const next = isOpen ? [...others, id] : open.filter((each) => each !== id);
    setOwn(next);
    onOpenChange?.(next);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const headings = [
      ...event.currentTarget.querySelectorAll<HTMLElement>(':scope > * > * > * > button:not(:disabled)'),
    ];
    const here = headings.findIndex((each) => each === event.target);
    if (here < 0) return;
    const count = headings.length;
    const there = {
      ArrowDown: (here + 1) % count,
      ArrowUp: (here + count - 1) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (there === undefined) return;
    event.preventDefault();
    headings[there]?.focus();
  };

  return (
    <div role="presentation" className={accordion} onKeyDown={move}>
      {items.map(({ id, title, meta, content, isDisabled = false }) => (
        <div key={id} className={itemClass}>
          <Disclosure
            level={level}
            isWide
            isDisabled={isDisabled}
            isExpanded={open.includes(id)}
            onExpandedChange={(isOpen) => change(id, isOpen)}
            title={
              <span className={titleClass}>
                {title}
                {meta && <span className={metaClass}>{meta}</span>}
              </span>
            }
          >
            {content}
          </Disclosure>
        </div>
      ))}
    </div>
  );
}
