import type { Page } from '@playwright/test';
import { expect, fillSignIn, PEOPLE, reload, signIn, test, translate, visit } from './journey.ts';

const PATIENT = 'a[href^="/patient/"]';

/** What the page asks for from now on: documents, scripts, and calls of the API and of the provider. */
function listen(page: Page) {
  const asked: { type: string; path: string }[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push({
      type: request.resourceType(),
      path: pathname.includes('-service/') ? pathname + search : pathname,
    });
  });
  return {
    documents: () => asked.filter(({ type }) => type === 'document').map(({ path }) => path),
    calls: () => asked.filter(({ path }) => path.includes('-service/')).map(({ path }) => path),
    app: () => asked.filter(({ path }) => /\/assets\/start-[\w-]{8}\.js$/.test(path)),
    paths: () => asked.map(({ path }) => path),
  };
}

test('a reload signs in without leaving the page, and asks for nothing twice', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  await expect(page.locator(PATIENT).first()).toBeVisible();
  const { documents, calls, paths } = listen(page);
  for (const [address, first] of [
    ['/patients', '/patient-service/patient?'],
    ['/', '/dashboard-service/dashboard?'],
  ] as const) {
    const before = calls().length;
    await visit(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const own = calls().slice(before);
    // A list may go on with its next part by itself.
    expect(own.filter((call) => call.startsWith(first) && !call.includes('cursor='))).toHaveLength(1);
    expect(own.filter((call, at) => own.indexOf(call) !== at)).toEqual([]);
  }
  expect(documents()).toEqual(['/patients', '/']);
  expect(paths().filter((path) => path.includes('.well-known') || path === '/config.json')).toEqual([]);
});

test('people who are not signed in get the sign-in page without the app', async ({ page }) => {
  const { app, documents } = listen(page);
  await visit(page, '/patients');
  await expect(page.locator('input[type="password"]')).toBeVisible();
  expect(app()).toEqual([]);
  await fillSignIn(page, PEOPLE.specialist);
  await expect(page.locator(PATIENT).first()).toBeVisible();
  expect(app()).toHaveLength(1);
  expect(documents().at(-1)).toBe('/callback');
});

test('a provider that is away is not taken for one that knows nobody', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  await expect(page.locator(PATIENT).first()).toBeVisible();
  await page.route('**/oidc/**', (route) => route.abort());
  await reload(page);
  await expect(page.getByRole('heading', { name: translate('es', 'app:session.failedTitle') })).toBeVisible();
  await page.unroute('**/oidc/**');
  await page.getByRole('button', { name: translate('es', 'app:session.again'), exact: true }).click();
  await expect(page.locator(PATIENT).first()).toBeVisible();
});
