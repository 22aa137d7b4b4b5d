import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { chooseMenu, preferenceSaved, profileButton } from './frame.ts';
import {
  expect,
  inTurn,
  LANGUAGES,
  letThrough,
  PEOPLE,
  translate,
  signIn,
  speak,
  test,
  reload,
  paletteTitle,
  kit,
} from './journey.ts';

const sideMenu = (page: Page) => page.getByRole('navigation', { name: kit.es.shell.navigation });
const expectWidth = (page: Page, pixels: number) =>
  expect.poll(async () => (await sideMenu(page).boundingBox())?.width).toBe(pixels);

test('the menu mode is kept after a reload and on another device, and is not applied to other users', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  // An interrupted attempt may have left another mode.
  if (test.info().retry > 0) await chooseMenu(page, 'slim');
  await expect(sideMenu(page)).toBeVisible();
  await expectWidth(page, 64);
  await chooseMenu(page, 'static');
  await expect(sideMenu(page).getByText(translate('es', 'app:place.patients'))).toBeVisible();
  await expectWidth(page, 240);

  // Correct from the first paint: the server's answer is blocked.
  await page.route('**/self/preferences*', (route) => route.abort());
  await reload(page);
  await expect(sideMenu(page).getByText(translate('es', 'app:place.patients'))).toBeVisible();
  await expectWidth(page, 240);
  await letThrough(page, '**/self/preferences*');

  const device = await browser.newContext();
  const other = await device.newPage();
  await signIn(other, PEOPLE.specialist, '/patients');
  await expect(sideMenu(other).getByText(translate('es', 'app:place.patients'))).toBeVisible();
  // The next user of that device starts with the icon menu.
  await profileButton(other).click();
  await other.getByRole('menuitem', { name: translate('es', 'app:profile.logOut'), exact: true }).click();
  await expect(other.locator('input[type="password"]')).toBeVisible();
  await signIn(other, PEOPLE.receptionist, '/patients');
  await expect(sideMenu(other)).toBeVisible();
  await expectWidth(other, 64);
  await device.close();

  await chooseMenu(page, 'overlay');
  await expect(sideMenu(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: kit.es.shell.openMenu })).toBeVisible();
  await chooseMenu(page, 'slim');
  await expectWidth(page, 64);
});

test('without local storage the product works, and keeps the choice on the server', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await signIn(page, PEOPLE.admin, '/patients');
  await expect(sideMenu(page)).toBeVisible();
  await chooseMenu(page, 'static');
  await expectWidth(page, 240);
  await reload(page);
  await expect(sideMenu(page).getByText(translate('es', 'app:place.patients'))).toBeVisible();
  await chooseMenu(page, 'slim');
});

test('at 991 px the menu overlays the page; navigating closes it, scrolls up and moves the focus to the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 500 });
  await signIn(page, PEOPLE.specialist, '/patients');
  await expect(sideMenu(page)).toBeVisible();
  await page.setViewportSize({ width: 991, height: 500 });
  await expect(sideMenu(page)).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/info$/);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: kit.es.shell.openMenu }).click();
  const drawer = page.getByRole('dialog', { name: kit.es.shell.navigation });
  await expect(drawer).toBeVisible();
  await expectAccessible(page, 'overlay menu');
  await drawer.getByRole('link', { name: translate('es', 'app:place.patients') }).click();
  await page.waitForURL(/\/patients$/);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('es', 'patients:title'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('names of the menu: one under the pointer, all with the keyboard, kept by choice; administration is a group', async ({
  page,
}) => {
  await signIn(page, PEOPLE.admin, '/patients');
  await expectWidth(page, 64);
  const menu = sideMenu(page);
  const patients = menu.getByRole('link', { name: translate('es', 'app:place.patients') });
  const name = menu.getByText(translate('es', 'app:place.patients'));
  const main = page.getByRole('main');
  await expect(name).toBeHidden();
  await patients.hover();
  await expect(name).toBeVisible();
  const column = await menu.boundingBox();
  const box = await name.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0));
  expect((await main.boundingBox())?.x).toBe(64);

  const administration = menu.getByRole('button', { name: translate('es', 'app:menu.group.administration') });
  await expect(administration).toHaveAttribute('aria-expanded', 'false');
  await administration.click();
  await expectWidth(page, 64);
  await menu.getByRole('link', { name: translate('es', 'app:place.users') }).click();
  await page.waitForURL(/\/users$/);
  await expect(menu.getByRole('link', { name: translate('es', 'app:place.users') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.mouse.move(700, 500);

  // With the keyboard: past the skip link, then the menu.
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expectWidth(page, 64);
  await page.keyboard.press('Tab');
  await expectWidth(page, 240);
  expect((await main.boundingBox())?.x).toBe(240);
  for (const shown of ['patients', 'appointments', 'accountSettings', 'users', 'usersAudit'])
    await expect(menu.getByText(translate('es', `app:place.${shown}`))).toBeVisible();
  await expectAccessible(page, 'menu with all names');
  await patients.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/patients$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectWidth(page, 64);

  const keep = menu.getByRole('button', { name: translate('es', 'app:menu.keepNames') });
  await expect(keep).toHaveAttribute('aria-pressed', 'false');
  const saved = preferenceSaved(page);
  await keep.click();
  await saved;
  await expectWidth(page, 240);
  await reload(page);
  await expectWidth(page, 240);
  const restored = preferenceSaved(page);
  await keep.click();
  await restored;
  await expectWidth(page, 64);
});

for (const language of inTurn(import.meta.url)) {
  test(`on a phone the bar at the lower edge leads everywhere, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, PEOPLE.specialist, '/patients');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await speak(page, language);
    const bar = page.getByRole('navigation', { name: translate(language, 'app:phoneBar.label') });
    await expect(bar.getByRole('link')).toHaveText(
      ['dashboard', 'patients', 'appointments'].map((name) => translate(language, `app:place.${name}`)),
    );
    const patients = bar.getByRole('link', { name: translate(language, 'app:place.patients') });
    await expect(patients).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page, `phone bar in ${language}`);
    const edge = async () => ((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0);
    expect(await edge()).toBe(844);
    await bar.getByRole('link', { name: translate(language, 'app:place.appointments') }).click();
    await page.waitForURL(/\/appointments/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await edge()).toBe(844);
    await bar.getByRole('button', { name: translate(language, 'app:phoneBar.search') }).click();
    const field = page.getByRole('combobox', { name: paletteTitle(language) });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await bar.getByRole('button', { name: translate(language, 'app:phoneBar.menu') }).click();
    const drawer = page.getByRole('dialog', { name: kit[language].shell.navigation });
    await drawer.getByRole('link', { name: translate(language, 'app:place.patients') }).click();
    await page.waitForURL(/\/patients$/);
    await expect(drawer).toHaveCount(0);
  });
}

const STAFF = ['profile'];
const ADMIN = ['profile', 'accountSettings', 'users', 'usersAudit'];
for (const [who, specified] of [
  ['admin', ADMIN],
  ['receptionist', STAFF],
  ['specialist', STAFF],
] as const) {
  test(`the profile menu of ${who} has the specification’s entries`, async ({ page }) => {
    await signIn(page, PEOPLE[who], '/patients');
    await profileButton(page).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await expectAccessible(page, `profile menu of ${who}`);
    const links = menu.getByRole('menuitem').and(page.locator('[href^="/"]:not([target])'));
    await expect(links).toHaveText(
      specified.map((name) => new RegExp(`^${translate('es', `app:place.${name}`)}`)),
    );
    for (const key of ['community', 'support', 'keys'])
      await expect(menu.getByRole('menuitem', { name: translate('es', `app:profile.${key}`) })).toBeVisible();
    for (const key of ['profile.language', 'profile.theme', 'menuMode.label'])
      await expect(
        menu.getByRole('menuitem', { name: new RegExp(`^${translate('es', `app:${key}`)}:`) }),
      ).toBeVisible();
    const asOther = translate('es', 'app:profile.logInAs', {
      role: translate('es', 'app:role.PROFESSIONAL').toLocaleLowerCase('es'),
    });
    await expect(menu.getByRole('menuitem', { name: asOther })).toBeVisible();
    await expect(
      menu.getByRole('menuitem', { name: translate('es', 'app:profile.logOut'), exact: true }),
    ).toBeVisible();
  });
}

for (const width of [1440, 390, 320]) {
  test(`nothing of the frame scrolls sideways at ${width} px, in both languages and themes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await signIn(page, PEOPLE.admin, '/patients');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const language of LANGUAGES) {
      await speak(page, language);
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sideways()).toBeLessThanOrEqual(0);
      await profileButton(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await sideways()).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: paletteTitle(language) })).toBeFocused();
      expect(await sideways()).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox', { name: paletteTitle(language) })).toHaveCount(0);
    }
    // The first Tab stop skips the frame.
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: kit.en.shell.skipToContent })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}
