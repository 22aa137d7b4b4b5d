import { useState } from 'react';
import { useSettled } from '../useSettled.ts';

/** The search over a list: what is in its field, and what is searched once the typing rests. */
export function useListSearch() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, search: useSettled(typed.trim()) };
}
