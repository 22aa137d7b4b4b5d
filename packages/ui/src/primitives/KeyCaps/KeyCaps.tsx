import { Fragment } from 'react';
import { between as betweenClass, cap, row } from './KeyCaps.css.ts';

export interface KeyCapsProps {
  /** As printed on the keyboard, in the order in which they are pressed. */
  keys: readonly string[];
  /** Shown between keys that are pressed one after the other: «then». Without it they are held together. */
  between?: string | undefined;
}

/** Shows keyboard keys. */
export function KeyCaps({ keys, between }: KeyCapsProps) {
  return (
    <kbd className={row}>
      {keys.map((key, index) => (
        <Fragment key={`${index} ${key}`}>
          {/* The spaces are for screen readers. */}
          {index > 0 && (between ? <span className={betweenClass}> {between} </span> : ' ')}
          <kbd className={cap}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
