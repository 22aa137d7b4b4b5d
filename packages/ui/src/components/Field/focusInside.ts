/** In order of preference: a number's box comes before the button of its country. */
const wanted = [
  'input:checked:not(:disabled)',
  '[role="spinbutton"]:not([aria-disabled="true"])',
  'input:not(:disabled, [hidden], [type="hidden"], [type="file"], [tabindex="-1"]), textarea:not(:disabled)',
  'button:not(:disabled, [tabindex="-1"])',
  '[tabindex="0"]',
];

/**
 * Moves focus into the container of a field's controls: to the selected one, else to the first focusable one.
 *
 * @returns whether anything was focused
 */
export function focusInside(around: Element | null): boolean {
  for (const each of wanted) {
    const target = around?.querySelector<HTMLElement>(each);
    if (!target) continue;
    target.focus();
    return true;
  }
  return false;
}
