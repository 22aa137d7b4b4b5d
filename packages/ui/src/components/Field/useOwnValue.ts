import { useState } from 'react';

/**
 * A value that the parent holds, or else the field itself: every field of the kit works both ways.
 * @param value `undefined` when the field holds it
 * @returns the value, and what to call with the next one
 */
export function useOwnValue<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  return [
    current,
    (next) => {
      setOwn(next);
      if (!Object.is(next, current)) onChange?.(next);
    },
  ];
}
