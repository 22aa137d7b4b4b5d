import { useState } from 'react';
import { useDebouncedValue } from '../useDebouncedValue.ts';

/** The search over a list: what is in its field, and what is searched once the typing rests. */
export function useListSearch() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, search: useDebouncedValue(typed.trim()) };
}
