import { useEffect, type RefObject } from 'react';

/** What is typed into or chosen from; not what the kit keeps for the browser alone. */
const FIELDS = [
  'input:not([type="hidden"])',
  'textarea',
  'button[aria-haspopup="listbox"]',
  '[contenteditable="true"]',
]
  .map((field) => `${field}:not(:disabled, [readonly], [hidden], [tabindex="-1"], [aria-hidden="true"] *)`)
  .join();

/**
 * A form that comes up in a window begins in its first field: whoever opened it came to fill it in. Not by touch, where a
 * keyboard would come up over the window, and not once the person has gone elsewhere in it.
 */
export function useFirstField(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const window = form.current?.closest('[role="dialog"]');
    if (!window || matchMedia('(pointer: coarse)').matches) return;
    const focused = document.activeElement;
    if (focused !== window && window.contains(focused)) return;
    form.current?.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
  }, [form]);
}
