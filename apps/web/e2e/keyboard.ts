import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * Seconds for a key: random letters in the keystroke-level model of Card, Moran and Newell (1980). An average typist takes
 * 0.28 s for prose, and a clinician who is not used to the screen less than 0.75 s.
 */
const SECONDS_PER_KEY = 0.5;

/** Where Tab enters a list, which is one stop: at its first row. Arrows lead to the others, and to the headings. */
export const firstRowOf = (list: Locator): Locator =>
  list.locator('[data-row="1"][tabindex="0"], [data-row="1"] [data-stop][tabindex="0"]').first();

/** A keyboard that counts its keys; one that is held counts as one more. */
export function countingKeyboard(page: Page) {
  let keys = 0;
  const press = async (key: string, times = 1): Promise<void> => {
    for (let each = 0; each < times; each += 1) {
      keys += key.split('+').length;
      await page.keyboard.press(key);
    }
  };
  const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
  return {
    press,
    type: async (text: string): Promise<void> => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    /** Reaches a control with Tab alone, or with Shift and Tab. */
    reach: async (control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 150): Promise<void> => {
      await expect(control).toBeVisible();
      for (let presses = 0; presses < most; presses += 1) {
        if (await isFocused(control)) return;
        await press(key);
      }
      throw new Error(`${key} did not reach ${String(control)} in ${most} presses.`);
    },
    count: () => keys,
    seconds: () => keys * SECONDS_PER_KEY,
    restart: () => {
      keys = 0;
    },
  };
}
