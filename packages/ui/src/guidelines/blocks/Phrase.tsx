import { Fragment } from 'react';

/** A text in which `back ticks` mark code, as in Markdown. */
export function Phrase({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
