import { useEffect, useEffectEvent, type RefObject } from 'react';
import { focusInside } from './focusInside.ts';

/**
 * Blocks submission of the surrounding form while the field's input is incomplete: otherwise the text would be lost
 * silently. Moves focus to the field instead.
 *
 * @param around the field @param onRefused called when submission was blocked, so that the field can show what is
 * missing
 */
export function useUnfinished(
  around: RefObject<HTMLElement | null>,
  isUnfinished: boolean,
  onRefused: () => void,
): void {
  const refuse = useEffectEvent((event: Event) => {
    event.preventDefault();
    // Before the form handles it, and before a second such field takes focus.
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
