/** From what is meant most to what is meant least: a number's box comes before the button of its country. */
const wanted = [
  'input:checked:not(:disabled)',
  '[role="spinbutton"]:not([aria-disabled="true"])',
  'input:not(:disabled, [hidden], [type="hidden"], [type="file"], [tabindex="-1"]), textarea:not(:disabled)',
  'button:not(:disabled, [tabindex="-1"])',
  '[tabindex="0"]',
];

/**
 * Leads focus into what holds the controls of a field: to what is chosen, else to the first that takes it.
 * @returns whether anything took it
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
