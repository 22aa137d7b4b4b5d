import type { Page } from '@playwright/test';
import { expect, letThrough, PEOPLE, translate, signIn, test, visit, paletteTitle } from './journey.ts';

const app = (key: string) => translate('es', `app:${key}`);
const patients = (key: string) => translate('es', `patients:${key}`);

/** Menus, the palette and dialogs of the frame; none of them is loaded with the first list. */
const LATE = /\/assets\/(ProfileMenuEntries|Palette|KeysDialog|AboutDialog)-[^/]*\.(js|css)$/;

/** A tab that has loaded nothing that opens over the page, with unsaved input on the screen. */
async function typeHalf(page: Page) {
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await page.getByRole('link', { name: 'Amaia Echeverri Pons' }).first().click();
  await page.waitForURL(/\/info$/);
  await visit(page, page.url().replace(/info$/, 'configuration/patientData'));
  const form = page.getByRole('form', { name: patients('form.edit') });
  const city = form.getByRole('textbox', { name: patients('form.city') });
  await city.fill('Mondoñedo');
  return city;
}

const profileMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Menú de/ });
const openPalette = (page: Page) => page.keyboard.press('ControlOrMeta+k');
const missing = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

test('offline, what opens over a half-filled form says so, and opens once the network is back', async ({
  page,
  context,
}) => {
  const city = await typeHalf(page);
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: app('offline.title') })).toBeVisible();

  await profileMenu(page).click();
  await expect(missing(page, app('part.offline'))).toBeVisible();
  await expect(city).toHaveValue('Mondoñedo');
  await city.fill('Mondoñedo viejo');
  await missing(page, app('part.offline'))
    .getByRole('button', { name: app('action.close') })
    .click();
  await expect(missing(page, app('part.offline'))).toHaveCount(0);

  await openPalette(page);
  await expect(missing(page, app('part.offline'))).toBeVisible();
  await expect(city).toHaveValue('Mondoñedo viejo');

  await context.setOffline(false);
  await expect(page.getByRole('combobox', { name: paletteTitle('es') })).toBeVisible({
    timeout: 40_000,
  });
  await expect(missing(page, app('part.offline'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await profileMenu(page).click();
  await expect(
    page.getByRole('menuitem', { name: translate('es', 'app:profile.logOut'), exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(city).toHaveValue('Mondoñedo viejo');
});

test('a new build never reloads over a form: it announces itself, and the user chooses', async ({ page }) => {
  const city = await typeHalf(page);
  await page.route(LATE, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => (loads += 1));

  await profileMenu(page).click();
  const banner = page.getByRole('status').filter({ hasText: app('version.title') });
  await expect(banner).toBeVisible({ timeout: 20_000 });
  await expect(missing(page, app('version.title'))).toBeVisible({ timeout: 20_000 });
  await expect(city).toHaveValue('Mondoñedo');
  expect(loads).toBe(0);

  // The new build loads when the user says so, and restores what was typed.
  await letThrough(page, LATE);
  await banner.getByRole('button', { name: app('version.update') }).click();
  await expect(page.getByText(/Hemos recuperado lo que escribiste/)).toBeVisible({ timeout: 30_000 });
  await expect(city).toHaveValue('Mondoñedo');
  await profileMenu(page).click();
  await expect(
    page.getByRole('menuitem', { name: translate('es', 'app:profile.logOut'), exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: app('draft.discard') }).click();
});

test('with nothing typed a new build loads by itself, once', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();
  await page.route(LATE, (route) => route.fulfill({ status: 404, body: '' }));
  const loaded = page.waitForEvent('load');
  await profileMenu(page).click();
  await loaded;
  await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();
  // A second failure right after it is shown to the user.
  await profileMenu(page).click();
  await expect(page.getByRole('status').filter({ hasText: app('version.title') })).toBeVisible({
    timeout: 20_000,
  });
});
