import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, type Language, LANGUAGES, PEOPLE, say, signIn, speak, test } from './journey.ts';

const { routesToCome } = JSON.parse(
  readFileSync(new URL('../../../features.json', import.meta.url), 'utf8'),
) as { routesToCome: Record<string, string> };
const isToCome = (route: string) => Object.hasOwn(routesToCome, route);

// Each walks through many screens, and looks at several of them in both themes.
test.setTimeout(120_000);

const sideMenu = (page: Page, language: Language = 'es') =>
  page.getByRole('navigation', { name: say(language, 'app:menu.label') });
const widthOf = async (page: Page) => (await sideMenu(page).boundingBox())?.width;
const profileButton = (page: Page) => page.getByRole('banner').getByRole('button').last();

async function chooseMenu(page: Page, mode: 'slim' | 'static' | 'overlay') {
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: say('es', 'app:menuMode.label') }).click();
  const saved = page.waitForResponse((answer) => answer.url().includes('/self/preferences') && answer.ok());
  await page.getByRole('menuitemradio', { name: say('es', `app:menuMode.${mode}`) }).click();
  await saved;
}

test('the menu stands as a person likes it: after a reload, on another device, and not for anybody else', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  await expect(sideMenu(page)).toBeVisible();
  expect(await widthOf(page)).toBe(64);
  await chooseMenu(page, 'static');
  await expect(sideMenu(page).getByText(say('es', 'app:place.patients'))).toBeVisible();
  expect(await widthOf(page)).toBe(240);

  // Right from the first paint: the answer of the server is kept away.
  await page.route('**/self/preferences*', (route) => route.abort());
  await page.reload();
  await expect(sideMenu(page).getByText(say('es', 'app:place.patients'))).toBeVisible();
  expect(await widthOf(page)).toBe(240);
  await page.unroute('**/self/preferences*');

  const device = await browser.newContext();
  const other = await device.newPage();
  await signIn(other, PEOPLE.specialist, '/patients');
  await expect(sideMenu(other).getByText(say('es', 'app:place.patients'))).toBeVisible();
  // The next person on that device begins with icons.
  await profileButton(other).click();
  await other.getByRole('menuitem', { name: say('es', 'app:profile.logOut'), exact: true }).click();
  await expect(other.locator('input[type="password"]')).toBeVisible();
  await signIn(other, PEOPLE.receptionist, '/patients');
  await expect(sideMenu(other)).toBeVisible();
  expect(await widthOf(other)).toBe(64);
  await device.close();

  await chooseMenu(page, 'overlay');
  await expect(sideMenu(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('es', 'app:menu.open') })).toBeVisible();
  await chooseMenu(page, 'slim');
  expect(await widthOf(page)).toBe(64);
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
  expect(await widthOf(page)).toBe(240);
  await page.reload();
  await expect(sideMenu(page).getByText(say('es', 'app:place.patients'))).toBeVisible();
  await chooseMenu(page, 'slim');
});

test('at 991 px the menu lies over the page; going somewhere closes it, scrolls up and reads on at the heading', async ({
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
  await page.getByRole('button', { name: say('es', 'app:menu.open') }).click();
  const drawer = page.getByRole('dialog', { name: say('es', 'app:menu.label') });
  await expect(drawer).toBeVisible();
  await expectAccessible(page, 'overlay menu');
  await drawer.getByRole('link', { name: say('es', 'app:place.patients') }).click();
  await page.waitForURL(/\/patients$/);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('es', 'patients:title'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const language of LANGUAGES) {
  test(`the lower mark opens what the product is, in ${language}`, async ({ page }) => {
    await signIn(page, PEOPLE.receptionist, '/patients');
    await speak(page, language);
    await page
      .getByRole('button', { name: say(language, 'app:menu.about', { brand: 'Healzy' }), exact: true })
      .click();
    const about = page.getByRole('dialog', { name: say(language, 'shell:about.title', { brand: 'Healzy' }) });
    await expect(about.getByText(say(language, 'shell:about.version', { version: '1.0.0' }))).toBeVisible();
    await expect(about.getByText(language === 'es' ? '15/03/2022' : '03/15/2022')).toBeVisible();
    await expect(about.getByText('HEALZY-1.0.0')).toBeVisible();
    await expect(about.getByText(say(language, 'shell:about.device.storageNote'))).toBeVisible();
    for (const name of ['termsOfUse', 'privacyPolicy', 'hiringTerms', 'endUserAgreement']) {
      const words = say(language, `shell:about.${name}`);
      const link = about.getByRole('link', { name: words });
      await expect(link).toHaveAttribute('target', '_blank');
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.ok()).toBe(true);
      expect(await answer.text()).toContain(words);
    }
    await expectAccessible(page, 'about');
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);
    await page.getByRole('link', { name: `Healzy: ${say(language, 'app:menu.home')}` }).click();
    await expect(page).toHaveURL(isToCome('/') ? /\/patients$/ : /\/$/);
  });
}

test('a clinic’s own name and mark need no build', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { brand: object };
    const brand = {
      ...config.brand,
      name: 'Salud Norte',
      logo: { light: '/favicon.svg', dark: '/favicon.svg' },
    };
    await route.fulfill({ json: { ...config, brand } });
  });
  await signIn(page, PEOPLE.receptionist, '/patients');
  await expect(page).toHaveTitle(`${say('es', 'patients:title')} – Salud Norte`);
  const home = page.getByRole('link', { name: `Salud Norte: ${say('es', 'app:menu.home')}` });
  await expect(home.locator('img')).toHaveJSProperty('complete', true);
  expect(await home.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(
    page.getByRole('button', { name: say('es', 'app:menu.about', { brand: 'Salud Norte' }) }),
  ).toBeVisible();
});

test('the palette leads to a patient by keyboard alone, remembers it, and forgets it with the account', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: say('es', 'shell:palette.title') });
  await expect(field).toBeFocused();
  await expectAccessible(page, 'palette');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/patient-service/patient?')) asked.push(request.url());
  });
  // Accents do not matter.
  await page.keyboard.type('ibanez');
  await expect(page.getByRole('option', { name: /Beatriz Ibáñez Luna/ })).toBeVisible();
  // Not with every letter, however slowly the machine takes them, and last with the whole word.
  expect(asked.length).toBeLessThan('ibanez'.length);
  expect(asked.at(-1)).toContain('search=ibanez');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/patient\/[^/]+\/info$/);
  await expect(page).toHaveTitle(`${say('es', 'patients:area.info')} – Beatriz Ibáñez Luna – Healzy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: say('es', 'shell:palette.groups.recent') })).toContainText(
    'Beatriz Ibáñez Luna',
  );
  await expect(
    page.getByRole('group', { name: say('es', 'shell:palette.groups.here') }).getByRole('option'),
  ).not.toHaveCount(0);
  for (const place of ['patients', 'patientImports', 'appointments']) {
    await field.fill(say('es', `app:place.${place}`));
    await expect(page.getByRole('option', { name: say('es', `app:place.${place}`) }).first()).toBeVisible();
  }
  await field.fill('');
  await page.keyboard.type('brisa');
  await expect(
    page.getByRole('option', { name: say('es', 'shell:palette.account', { name: 'Centro Brisa' }) }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText('Centro Brisa')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(page.getByText('Beatriz Ibáñez Luna')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('the palette does: theme, language, a new patient; and says when the search fails', async ({ page }) => {
  await signIn(page, PEOPLE.receptionist, '/patients');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const run = async (letters: string, option: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(letters);
    await expect(page.getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    // The same keys close it while it is open.
    await expect(page.getByRole('combobox')).toHaveCount(0);
  };
  await run('oscuro', `${say('es', 'app:profile.theme')}: oscuro`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await run('nuevo pac', say('es', 'shell:palette.newPatient'));
  const form = page.getByRole('dialog', { name: say('es', 'patients:form.create') });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await run('english', say('es', 'shell:palette.language', { name: 'English' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.route('**/patient-service/patient?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('amaia');
  await expect(page.getByText(say('en', 'shell:palette.failed'))).toBeVisible({ timeout: 30_000 });
});

test('“?” shows the keys, which go where they say, not while typing, and can be turned off', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  const search = page.getByRole('searchbox').first();
  await search.fill('');
  await search.pressSequentially('?gm');
  await expect(search).toHaveValue('?gm');
  const keys = page.getByRole('dialog', { name: say('es', 'shell:keys.title') });
  await expect(keys).toHaveCount(0);
  await search.fill('');
  await search.blur();

  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await expect(keys).toContainText(say('es', 'app:place.patients'));
  await expectAccessible(page, 'keys');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/info$/);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL(/\/patients$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('?');
  const saved = page.waitForResponse((answer) => answer.url().includes('/self/preferences') && answer.ok());
  await expect(keys).toBeVisible();
  await keys.getByText(say('es', 'shell:keys.toggle')).click();
  await saved;
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(keys).toHaveCount(0);
  // Combinations stay, and the menu leads to the switch.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: say('es', 'app:profile.keys') }).click();
  await keys.getByText(say('es', 'shell:keys.toggle')).click();
  await expect(keys.getByRole('switch')).toBeChecked();
});

test('every screen says in its title and its breadcrumbs where one is', async ({ page }) => {
  await signIn(page, PEOPLE.admin, '/patients');
  const way = page.getByRole('navigation', { name: say('es', 'app:breadcrumbs') });
  const places: [string, string][] = [
    ['/patients', 'patients'],
    ['/profile', 'profile'],
    ['/users', 'users'],
    ['/users-audit', 'usersAudit'],
    ['/account-settings', 'accountSettings'],
    ['/', 'dashboard'],
  ];
  for (const [route, name] of places.filter(([route]) => !isToCome(route))) {
    await page.goto(route);
    const words = say('es', `app:place.${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page).toHaveTitle(`${words} – Healzy`);
    if (route === '/') await expect(way).toHaveCount(0);
    else if (!isToCome('/')) {
      await expect(way.getByRole('link', { name: say('es', 'app:place.dashboard') })).toHaveAttribute(
        'href',
        '/',
      );
      await expect(way.getByText(words)).toHaveAttribute('aria-current', 'page');
    }
  }

  const specialist = page;
  await specialist.context().clearCookies();
  await signIn(specialist, PEOPLE.specialist, '/patients?search=Amaia');
  await page.getByRole('searchbox').first().fill('Amaia');
  await page.getByRole('link', { name: 'Amaia Echeverri Pons' }).first().click();
  await expect(page).toHaveTitle(`${say('es', 'patients:area.info')} – Amaia Echeverri Pons – Healzy`);
  await page
    .getByRole('link', { name: say('es', 'medical-tests:title'), exact: true })
    .first()
    .click();
  await expect(page).toHaveTitle(`${say('es', 'medical-tests:title')} – Amaia Echeverri Pons – Healzy`);
  const link = page.locator('main').getByRole('link', { name: /MCG/ }).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} – Amaia Echeverri Pons – Healzy`);
  await expect(way.getByText(name)).toHaveAttribute('aria-current', 'page');
  await way.getByRole('link', { name: say('es', 'app:place.medicalTests') }).click();
  await page.waitForURL(/\/medical-tests$/);
  await way.getByRole('link', { name: 'Amaia Echeverri Pons' }).click();
  await page.waitForURL(/\/info$/);
  await way.getByRole('link', { name: say('es', 'app:place.patients') }).click();
  await page.waitForURL(/\/patients$/);
});

const STAFF = ['profile'];
const ADMIN = ['profile', 'accountSettings', 'users', 'usersAudit'];
const ROUTE_OF: Record<string, string> = {
  profile: '/profile',
  accountSettings: '/account-settings',
  users: '/users',
  usersAudit: '/users-audit',
};
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
    const wanted = specified.filter((name) => !isToCome(ROUTE_OF[name] ?? ''));
    const links = menu.getByRole('menuitem').and(page.locator('[href^="/"]:not([target])'));
    await expect(links).toHaveText(wanted.map((name) => new RegExp(`^${say('es', `app:place.${name}`)}`)));
    for (const key of ['community', 'support', 'keys'])
      await expect(menu.getByRole('menuitem', { name: say('es', `app:profile.${key}`) })).toBeVisible();
    for (const key of ['profile.language', 'profile.theme', 'menuMode.label'])
      await expect(
        menu.getByRole('menuitem', { name: new RegExp(`^${say('es', `app:${key}`)}:`) }),
      ).toBeVisible();
    const asOther = say('es', 'app:profile.logInAs', {
      role: say('es', 'app:role.PROFESSIONAL').toLocaleLowerCase('es'),
    });
    await expect(menu.getByRole('menuitem', { name: asOther })).toBeVisible();
    await expect(
      menu.getByRole('menuitem', { name: say('es', 'app:profile.logOut'), exact: true }),
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
      await expect(page.getByRole('combobox', { name: say(language, 'shell:palette.title') })).toBeFocused();
      expect(await sideways()).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox', { name: say(language, 'shell:palette.title') })).toHaveCount(0);
    }
    // The first stop of Tab leads past the frame.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('en', 'app:skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}
