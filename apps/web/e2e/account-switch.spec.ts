import type { Page } from '@playwright/test';
import { expect, openPatient, PEOPLE, translate, signIn, test, visit } from './journey.ts';

const ALBA = 'Clínica Alba';
const BRISA = 'Centro Brisa';

/** The button in the menu that names the organisation in which one works. */
const switcherOf = (page: Page, name: string) =>
  page.getByRole('button', { name: translate('es', 'app:account.switch', { name }) });
const rememberedAccount = (page: Page) => page.evaluate(() => localStorage.getItem('healzy.account') ?? '');

async function switchTo(page: Page, from: string, to: string) {
  await switcherOf(page, from).click();
  await page.getByRole('menuitemradio', { name: new RegExp(to) }).click();
}

/** Records every request from now on: addresses and bodies. */
function listen(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) =>
    calls.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  return calls;
}

test('switching the organisation leaves nothing of the former one, on the screen or on the network', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  const alba = await rememberedAccount(page);
  await openPatient(page, 'es', 'Amaia Echeverri Pons');
  const patientId = /\/patient\/([^/]+)/.exec(page.url())?.[1] ?? '';
  expect(alba).not.toBe('');
  expect(patientId).not.toBe('');

  // The support button and the bell send their requests last, after everything else has loaded.
  await page.waitForFunction(() =>
    ['/support-service/', '/notification-service/'].every((service) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(service)),
    ),
  );
  const calls = listen(page);
  await switchTo(page, ALBA, BRISA);
  await expect(switcherOf(page, BRISA)).toBeVisible();
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/patient/'));
  await page.waitForLoadState('networkidle');
  const brisa = await rememberedAccount(page);
  expect(brisa).not.toBe(alba);
  expect(calls.filter((call) => call.includes(brisa)).length).toBeGreaterThan(0);
  expect(calls.filter((call) => call.includes(alba) || call.includes(patientId))).toEqual([]);
  await expect(page.getByText('Amaia')).toHaveCount(0);

  // Neither going back nor a reload brings it back.
  await visit(page, '/patients');
  await expect(
    page.getByRole('heading', { name: translate('es', 'patients:title'), level: 1 }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Amaia')).toHaveCount(0);
  expect(await rememberedAccount(page)).toBe(brisa);
  await visit(page, `/patient/${patientId}/info`);
  await expect(page.getByText(translate('es', 'app:error.notFound.title'))).toBeVisible();
});

test('a request still in flight for the former organisation is aborted', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();
  const alba = await rememberedAccount(page);
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.route(/\/patient-service\/patient\?.*search=Ama/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/search=Ama/);
  await page.getByRole('searchbox').fill('Amaia');
  await asked;
  await switchTo(page, ALBA, BRISA);
  await expect(switcherOf(page, BRISA)).toBeVisible();
  await expect.poll(() => failed.filter((url) => url.includes('search=Ama'))).toHaveLength(1);
  letGo();
  await visit(page, '/patients');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Amaia Echeverri Pons')).toHaveCount(0);
  expect(alba).not.toBe(await rememberedAccount(page));
});
