import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { say } from './journey.ts';

const { routesToCome } = JSON.parse(
  readFileSync(new URL('../../../features.json', import.meta.url), 'utf8'),
) as { routesToCome: Record<string, string> };
/** Whether a route has no screen yet. */
export const isToCome = (route: string) => Object.hasOwn(routesToCome, route);

/** Opens who one is, at the end of the frame's head. */
export const profileButton = (page: Page) => page.getByRole('banner').getByRole('button').last();

/** What the server answers when a preference is saved; to be waited for from before it is changed. */
export const preferenceSaved = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/self/preferences') && answer.request().method() !== 'GET' && answer.ok(),
  );

/** Chooses where the menu stands, in Spanish. */
export async function chooseMenu(page: Page, mode: 'slim' | 'static' | 'overlay') {
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: say('es', 'app:menuMode.label') }).click();
  const saved = preferenceSaved(page);
  await page.getByRole('menuitemradio', { name: say('es', `app:menuMode.${mode}`) }).click();
  await saved;
}
