import type { Page } from '@playwright/test';
import { translate } from './journey.ts';

/** The button that opens the profile menu, at the end of the header. */
export const profileButton = (page: Page) => page.getByRole('banner').getByRole('button').last();

/** The server's answer to a saved preference; start waiting before the change. */
export const preferenceSaved = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/self/preferences') && answer.request().method() !== 'GET' && answer.ok(),
  );

/** Chooses the mode of the menu, in Spanish. */
export async function chooseMenu(page: Page, mode: 'slim' | 'static' | 'overlay') {
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: translate('es', 'app:menuMode.label') }).click();
  const saved = preferenceSaved(page);
  await page.getByRole('menuitemradio', { name: translate('es', `app:menuMode.${mode}`) }).click();
  await saved;
}
