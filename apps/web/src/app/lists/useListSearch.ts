import { useState } from 'react';
import { useDebouncedValue } from '../useDebouncedValue.ts';

/** The search over a list: the text of its field, and the debounced text to search for. */
export function useListSearch() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, search: useDebouncedValue(typed.trim()) };
}
