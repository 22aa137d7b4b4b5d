import { useEffect, useState } from 'react';

const SETTLES_MS = 250;

/**
 * The value once it has stopped changing for a moment, so that typing a word sends one request and not one per letter.
 */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
