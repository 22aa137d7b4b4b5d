import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, letThrough, PEOPLE, translate, signIn, test } from './journey.ts';

const app = (key: string) => translate('es', `app:${key}`);

test('a screen whose code fails to load says so, and appears once it loads', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  const patient = page.getByRole('link', { name: 'Amaia Echeverri Pons' }).first();
  await expect(patient).toBeVisible();
  // No later chunk arrives, however often it is requested, also after the single reload for a new build.
  const later = /\/assets\/Patient(Area|InfoScreen)-[^/]*\.js$/;
  let asked = 0;
  await page.route(later, (route) => {
    asked += 1;
    return route.abort();
  });
  await patient.click();
  const message = page.getByRole('heading', { name: app('error.chunk.title') });
  await expect(message).toBeVisible({ timeout: 45_000 });
  expect(asked).toBeGreaterThanOrEqual(3);
  // Only the screen is missing: navigation still works.
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(
    page
      .getByRole('navigation')
      .getByRole('link', { name: translate('es', 'patients:title'), exact: true })
      .first(),
  ).toBeAttached();
  await expectAccessible(page, 'chunk failure', { isCalm: false, widths: WIDTHS });
  await letThrough(page, later);
  await page.getByRole('button', { name: app('action.retry') }).press('Enter');
  await expect(page.getByText('Amaia Echeverri Pons').first()).toBeVisible({ timeout: 20_000 });
  await expect(message).toBeHidden();
});

test('without a connection a banner says so, and pending queries load once it is back', async ({
  page,
  context,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();
  // Parts that come after the list would tell of the lost connection, too.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const banner = page.getByRole('alert').filter({ hasText: app('offline.title') });
  await expect(banner).toBeVisible();
  await expectAccessible(page, 'offline', { isCalm: false, widths: WIDTHS });
  await page.getByRole('searchbox').fill('Nicolás');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByText(app('offline.back'))).toBeAttached();
  await expect(page.getByText('Nicolás Aguirre Campos')).toBeVisible();
  await expect(page.getByText('Amaia Echeverri Pons')).toHaveCount(0);
});

test('a server that is unreachable although there is a network is noticed by the calls that fail', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();
  await page.route(/\/(patient-service|health)/, (route) => route.abort());
  await page.getByRole('searchbox').fill('Nicolás');
  const banner = page.getByRole('alert').filter({ hasText: app('offline.title') });
  await expect(banner).toBeVisible();
  await letThrough(page, /\/(patient-service|health)/);
  await expect(banner).toBeHidden({ timeout: 40_000 });
  await expect(page.getByText('Nicolás Aguirre Campos')).toBeVisible();
});

test('a browser that stores nothing lets people work for the length of the visit', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();
  await page
    .getByRole('button', { name: translate('es', 'app:account.switch', { name: 'Clínica Alba' }) })
    .click();
  await page.getByRole('menuitemradio', { name: /Centro Brisa/ }).click();
  await expect(
    page.getByRole('button', { name: translate('es', 'app:account.switch', { name: 'Centro Brisa' }) }),
  ).toBeVisible();
});
