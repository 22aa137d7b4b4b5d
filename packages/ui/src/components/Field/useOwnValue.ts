import { useState } from 'react';

/**
 * A value that is either controlled by the parent or kept by the field: every field of the kit supports both.
 *
 * @param value `undefined` when uncontrolled @returns the value, and its setter
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
