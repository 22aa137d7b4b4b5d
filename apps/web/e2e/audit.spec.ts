import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  expect,
  fillSignIn,
  kit,
  PEOPLE,
  reload,
  translate,
  signIn,
  speak,
  tabTo,
  test,
  visit,
} from './journey.ts';

const ELENA = 'Sarmiento Gil, Elena';

/** Fails to sign in once, then succeeds, in a separate browser context. */
async function signInAtTheSecondAttempt(page: Page, email: string) {
  await visit(page, '/patients');
  await fillSignIn(page, email, 'no es esta');
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignIn(page, email);
  await page.waitForURL((url) => url.pathname === '/patients');
}

const rowsOf = (page: Page): Locator =>
  page.locator('main [role="row"]').filter({ has: page.getByRole('rowheader') });

/** The rows on the screen, cell by cell. */
const cellsOf = async (page: Page): Promise<string[][]> =>
  rowsOf(page).evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('[role="rowheader"], [role="gridcell"]')].map(
        (cell) => cell.textContent ?? '',
      ),
    ),
  );

/** Moves down the open list to an option, selects it, and closes the list. */
async function choose(page: Page, option: Locator) {
  await tabTo(page, page.getByRole('option').first(), 5);
  for (let steps = 0; steps < 100; steps += 1) {
    if (await option.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(option).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an administrator finds failed and successful sign-ins, and exports the file, by keyboard alone', async ({
  page,
  browser,
}) => {
  const desk = await browser.newContext();
  await signInAtTheSecondAttempt(await desk.newPage(), PEOPLE.specialist);
  await signIn(page, PEOPLE.admin, '/users-audit');
  await speak(page, 'es');
  await expect(page).toHaveTitle(new RegExp(translate('es', 'audit-log:title')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('es', 'audit-log:title'));
  await expect(rowsOf(page).first()).toBeVisible();
  await expectAccessible(page, 'audit log');

  // Who.
  await tabTo(
    page,
    page.getByRole('button', { name: translate('es', 'audit-log:filter.person'), exact: true }),
  );
  await page.keyboard.press('Enter');
  const elena = page.getByRole('option', { name: ELENA });
  await choose(page, elena);
  await expect(page).toHaveURL(/person=/);
  await expect(
    rowsOf(page)
      .filter({ hasText: translate('es', 'audit-log:kind.SIGN_IN_FAILED') })
      .first(),
  ).toBeVisible();
  await expect(
    rowsOf(page)
      .filter({ has: page.getByText(translate('es', 'audit-log:kind.SIGN_IN'), { exact: true }) })
      .first(),
  ).toBeVisible();
  // Both rows are in the unfiltered list too, which stays until the filtered rows have arrived.
  await expect
    .poll(async () => [...new Set((await cellsOf(page)).map(([email]) => email))])
    .toEqual([PEOPLE.specialist]);

  // When.
  await tabTo(
    page,
    page.getByRole('button', { name: translate('es', 'audit-log:filter.period'), exact: true }),
  );
  await page.keyboard.press('Enter');
  const period = page.getByRole('dialog', { name: translate('es', 'audit-log:filter.period') });
  await tabTo(page, period.getByRole('button'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: translate('es', 'audit-log:preset.week') }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass();

  // What.
  await tabTo(
    page,
    page.getByRole('button', { name: translate('es', 'audit-log:filter.kind'), exact: true }),
  );
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('option', { name: translate('es', 'audit-log:group.FAILED') }));
  const signedIn = translate('es', 'audit-log:kind.SIGN_IN');
  await expect
    .poll(async () => {
      const kinds = (await cellsOf(page)).map(([, what]) => what);
      return kinds.length > 0 && !kinds.includes(signedIn);
    })
    .toBe(true);
  const shown = await cellsOf(page);

  // The filters are in the address: they survive a reload.
  await reload(page);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect.poll(() => cellsOf(page)).toEqual(shown);

  const started = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: translate('es', 'audit-log:export') }));
  await page.keyboard.press('Enter');
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^registro-de-actividad-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFFecha;Hora;Correo;')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  const day = (iso = '') => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(2, 4)}`;
  expect(
    lines.map((line) => {
      const [date, hour, email, what, , , ip] = line.split(';');
      return [email, what, day(date), hour, ip];
    }),
  ).toEqual(shown.map(([email, what, , date, hour, ip]) => [email, what, date, hour, ip]));
  await expect(page.getByText(translate('es', 'messages:auditLog.export.done'))).toBeVisible();

  // The export is logged too, with its size.
  await page.getByRole('button', { name: translate('es', 'audit-log:filter.clear') }).press('Enter');
  await expect(
    rowsOf(page)
      .filter({ hasText: translate('es', 'audit-log:kind.EXPORTED') })
      .filter({
        hasText:
          lines.length === 1
            ? translate('es', 'audit-log:rows_one')
            : translate('es', 'audit-log:rows_other', { count: lines.length }),
      })
      .first(),
  ).toBeVisible();
  await desk.close();
});

test('the activity log reads in English, becomes cards on a phone, and has no accessibility violation anywhere', async ({
  page,
}) => {
  await signIn(page, PEOPLE.admin, '/users-audit');
  await speak(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('en', 'audit-log:title'));
  await page.getByRole('searchbox').fill('nobody@nowhere.example');
  await expect(page.getByText(translate('en', 'audit-log:noMatch.title'))).toBeVisible();
  await expectAccessible(page, 'audit log, no match');
  await page.getByRole('button', { name: translate('en', 'audit-log:noMatch.clear') }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rowsOf(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'audit log on a phone');
  await page.getByRole('button', { name: kit.en.filters.open(0), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'filters of the audit log on a phone');
});

test('only an administrator sees the activity log, on the screen or through the API', async ({ page }) => {
  const refused: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/user-service/auditlogs') refused.push(response.status());
  });
  await signIn(page, PEOPLE.receptionist, '/users-audit');
  await expect(page).toHaveURL(/\/error\//);
  expect(refused.filter((status) => status === 200)).toEqual([]);
});
