import { useEffect, type RefObject } from 'react';

/** What a person types into or chooses from; not the hidden inputs that the kit keeps for the browser. */
const FIELDS = [
  'input:not([type="hidden"])',
  'textarea',
  'button[aria-haspopup="listbox"]',
  '[contenteditable="true"]',
]
  .map((field) => `${field}:not(:disabled, [readonly], [hidden], [tabindex="-1"], [aria-hidden="true"] *)`)
  .join();

/**
 * A form that opens in a window starts in its first field, since filling it in is why it was opened. Not on touch,
 * where a keyboard would cover the window, and not once the person has moved elsewhere in it.
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
