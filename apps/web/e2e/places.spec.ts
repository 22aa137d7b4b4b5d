import { expectAccessible } from './axe.ts';
import { expect, inTurn, PEOPLE, translate, signIn, speak, test, visit } from './journey.ts';

for (const language of inTurn(import.meta.url)) {
  test(`the lower mark opens what the product is, in ${language}`, async ({ page }) => {
    await signIn(page, PEOPLE.receptionist, '/patients');
    await speak(page, language);
    await page
      .getByRole('button', { name: translate(language, 'app:menu.about', { brand: 'Healzy' }), exact: true })
      .click();
    const about = page.getByRole('dialog', {
      name: translate(language, 'shell:about.title', { brand: 'Healzy' }),
    });
    await expect(
      about.getByText(translate(language, 'shell:about.version', { version: '1.0.0' })),
    ).toBeVisible();
    await expect(about.getByText(language === 'es' ? '15/03/2022' : '03/15/2022')).toBeVisible();
    await expect(about.getByText('HEALZY-1.0.0')).toBeVisible();
    await expect(about.getByText(translate(language, 'shell:about.device.storageNote'))).toBeVisible();
    for (const name of ['termsOfUse', 'privacyPolicy', 'hiringTerms', 'endUserAgreement']) {
      const label = translate(language, `shell:about.${name}`);
      const link = about.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('target', '_blank');
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.ok()).toBe(true);
      expect(await answer.text()).toContain(label);
    }
    await expectAccessible(page, 'about');
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);
    await page.getByRole('link', { name: `Healzy: ${translate(language, 'app:menu.home')}` }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a clinic’s own name and logo need no build', async ({ page }) => {
  // The page brings its configuration along.
  await page.route('**/patients', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=id="config">).*?(?=<\/script>)/, (text) => {
      const config = JSON.parse(text) as { brand: object };
      const logo = { light: '/favicon.svg', dark: '/favicon.svg' };
      return JSON.stringify({ ...config, brand: { ...config.brand, name: 'Salud Norte', logo } });
    });
    await route.fulfill({ response, body });
  });
  await signIn(page, PEOPLE.receptionist, '/patients');
  await expect(page).toHaveTitle(`${translate('es', 'patients:title')} – Salud Norte`);
  const home = page.getByRole('link', { name: `Salud Norte: ${translate('es', 'app:menu.home')}` });
  await expect(home.locator('img')).toHaveJSProperty('complete', true);
  expect(await home.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(
    page.getByRole('button', { name: translate('es', 'app:menu.about', { brand: 'Salud Norte' }) }),
  ).toBeVisible();
});

test('the title and breadcrumbs of every screen say which it is', async ({ page }) => {
  await signIn(page, PEOPLE.admin, '/patients');
  const way = page.getByRole('navigation', { name: translate('es', 'app:breadcrumbs') });
  const places: [string, string][] = [
    ['/patients', 'patients'],
    ['/profile', 'profile'],
    ['/users', 'users'],
    ['/users-audit', 'usersAudit'],
    ['/account-settings', 'accountSettings'],
    ['/', 'dashboard'],
  ];
  for (const [route, name] of places) {
    await visit(page, route);
    const label = translate('es', `app:place.${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    await expect(page).toHaveTitle(`${label} – Healzy`);
    if (route === '/') await expect(way).toHaveCount(0);
    else {
      await expect(way.getByRole('link', { name: translate('es', 'app:place.dashboard') })).toHaveAttribute(
        'href',
        '/',
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('aria-current', 'page');
    }
  }

  const specialist = page;
  await specialist.context().clearCookies();
  await signIn(specialist, PEOPLE.specialist, '/patients?search=Amaia');
  await page.getByRole('searchbox').first().fill('Amaia');
  await page.getByRole('link', { name: 'Amaia Echeverri Pons' }).first().click();
  await expect(page).toHaveTitle(`${translate('es', 'patients:area.info')} – Amaia Echeverri Pons – Healzy`);
  await page
    .getByRole('link', { name: translate('es', 'medical-tests:title'), exact: true })
    .first()
    .click();
  await expect(page).toHaveTitle(`${translate('es', 'medical-tests:title')} – Amaia Echeverri Pons – Healzy`);
  const link = page.locator('main').getByRole('link', { name: /MCG/ }).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} – Amaia Echeverri Pons – Healzy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('aria-current', 'page');
  await way.getByRole('link', { name: translate('es', 'app:place.medicalTests') }).click();
  await page.waitForURL(/\/medical-tests$/);
  await way.getByRole('link', { name: 'Amaia Echeverri Pons' }).click();
  await page.waitForURL(/\/info$/);
  await way.getByRole('link', { name: translate('es', 'app:place.patients') }).click();
  await page.waitForURL(/\/patients$/);
});
