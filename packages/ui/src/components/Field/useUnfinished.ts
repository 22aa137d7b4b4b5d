import { useEffect, useEffectEvent, type RefObject } from 'react';
import { focusInside } from './focusInside.ts';

/**
 * Keeps the form around a field from being sent while what is typed in the field is not a value: sent without it, the
 * text would be lost without a word. Leads the focus to the field instead.
 * @param around the field
 * @param onRefused the form was to be sent: the field says what is missing
 */
export function useUnfinished(
  around: RefObject<HTMLElement | null>,
  isUnfinished: boolean,
  onRefused: () => void,
): void {
  const refuse = useEffectEvent((event: Event) => {
    event.preventDefault();
    // Before the form hears of it, and before a second such field takes the focus.
    event.stopImmediatePropagation();
    onRefused();
    focusInside(around.current);
  });
  useEffect(() => {
    const form = around.current?.closest('form');
    if (!isUnfinished || !form) return;
    const listener = (event: Event) => refuse(event);
    form.addEventListener('submit', listener, { capture: true });
    return () => form.removeEventListener('submit', listener, { capture: true });
  }, [around, isUnfinished]);
}
