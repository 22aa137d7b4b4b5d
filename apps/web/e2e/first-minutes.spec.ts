import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { acceptInvitation, mailedLink } from './invitations.ts';
import { expect, type Language, LANGUAGES, segment, test, translate, visit } from './journey.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = Number(process.env.HEALZY_E2E_PORT ?? 3187) + 50;
const appUrl = `http://localhost:${port}`;
const EMAIL = 'ada@clinica-nueva.example';
const PASSWORD = 'cuatro mareas y un faro';

let server: ChildProcess | null = null;

/** The same build over an empty database, with one clinic and the address of who runs it. */
async function startEmptyClinic() {
  server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: appUrl,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'healzy-first-minutes-')),
      FIRST_ADMIN_EMAIL: EMAIL,
      FIRST_ACCOUNT_NAME: 'Clínica Nueva',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`${appUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 120_000 }).toBe(true);
}

/** The page that everybody arrives at: right after a start, the first call waits for the server to warm up. */
async function expectDashboard(page: Page, language: Language) {
  const title = page.getByRole('heading', { name: translate(language, 'dashboard:title'), level: 1 });
  await expect(title).toBeVisible({ timeout: 40_000 });
}

test.afterEach(async () => {
  const running = server;
  server = null;
  if (running === null || running.exitCode !== null) return;
  const gone = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await gone;
});

/** A browser of its own; the outbox is read in another one. */
async function browserFor(browser: Browser, language: Language) {
  const locale = language === 'es' ? 'es-ES' : 'en-GB';
  const context = await browser.newContext({ baseURL: appUrl, locale, timezoneId: 'Europe/Madrid' });
  return context.newPage();
}

/** Counts what a person presses; typing counts once for each field. */
function counter() {
  let presses = 0;
  return {
    count: () => presses,
    press: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    type: async (control: Locator, text: string) => {
      presses += 1;
      await control.fill(text);
    },
  };
}

const linkIn = async (page: Page, language: Language) =>
  (await mailedLink(page, EMAIL)).replace(/lang=\w+/, `lang=${language}`);

for (const language of LANGUAGES) {
  const say = (key: string, values?: Record<string, string | number>) => translate(language, key, values);

  test(`an empty clinic has its first patient after a few presses, in ${language}`, async ({ browser }) => {
    await startEmptyClinic();
    const page = await browserFor(browser, language);
    const { press, type, count } = counter();

    // Who they are, whether they treat patients, and a password; then they are in.
    await visit(page, await linkIn(page, language));
    await type(page.locator('#name'), 'Ada');
    await type(page.locator('#surname'), 'Lovelace');
    await type(page.locator('#password'), PASSWORD);
    await type(page.locator('#repeat'), PASSWORD);
    await press(page.locator('#treats'));
    await expectAccessible(page, 'the first password');
    await press(page.locator('button[type="submit"]'));
    await expectDashboard(page, language);

    // The first steps, of which one is done already: somebody treats patients.
    const steps = page.getByRole('region', { name: say('dashboard:setup.title') });
    await expect(steps.getByText(say('app:steps.count', { done: 1, count: 6 }))).toBeVisible();
    await expectAccessible(page, 'the first steps');
    const stepButton = (id: string) =>
      steps.getByLabel(`${say(`dashboard:setup.${id}.action`)}: ${say(`dashboard:setup.${id}.title`)}`);
    await press(stepButton('PATIENT'));
    const dialog = page.getByRole('dialog');
    await type(dialog.getByLabel(say('patients:form.name'), { exact: true }), 'Grace');
    await type(dialog.getByLabel(say('patients:form.surname'), { exact: true }), 'Hopper');
    await segment(dialog, say('patients:form.birthdate')).click();
    await page.keyboard.type('09121976');
    await press(dialog.getByText(say('patients:sex.FEMALE'), { exact: true }));
    await type(dialog.getByLabel(say('patients:form.email'), { exact: true }), 'grace@correo.example');
    // The only one who can be the main specialist is chosen.
    await press(dialog.getByRole('button', { name: say('patients:form.createAction') }));
    await page.waitForURL(/\/patient\/[^/]+\/info$/);
    // The date is one more, which its three parts hide from the counter.
    expect(count() + 1).toBeLessThanOrEqual(13);

    // Her record says what comes first, and ticks it.
    const first = page.getByRole('region', { name: say('patients:firstVisit.title') });
    await expect(first.getByText(say('app:steps.count', { done: 0, count: 7 }))).toBeVisible();
    await expectAccessible(page, 'a new record');
    await first
      .getByLabel(`${say('patients:firstVisit.open')}: ${say('patients:firstVisit.step.TEST.title')}`)
      .click();
    await expect(page.getByRole('dialog', { name: say('medical-tests:form.title') })).toBeVisible();
    await page.getByRole('dialog').getByLabel(say('medical-tests:form.name'), { exact: true }).fill('MCG');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('medical-tests:form.createAction') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .getByRole('link', { name: say('patients:area.info'), exact: true })
      .first()
      .click();
    await expect(first.getByText(say('app:steps.count', { done: 1, count: 7 }))).toBeVisible();
    await first.getByRole('button', { name: say('app:steps.hide') }).click();
    await expect(first).toHaveCount(0);

    // The clinic's list has ticked itself too; hidden, it stays away.
    await visit(page, '/');
    await expect(steps.getByText(say('app:steps.count', { done: 3, count: 6 }))).toBeVisible();
    await steps.getByRole('button', { name: say('app:steps.hide') }).click();
    await expect(steps).toHaveCount(0);
    await visit(page, '/');
    await expect(page.getByRole('heading', { name: say('dashboard:worklist.title') })).toBeVisible();
    await expect(steps).toHaveCount(0);
    await page.context().close();
  });
}

test('who treats nobody is told what the first patient needs, and the person invited is in at once', async ({
  browser,
}) => {
  await startEmptyClinic();
  const page = await browserFor(browser, 'es');
  const say = (key: string, values?: Record<string, string | number>) => translate('es', key, values);
  await visit(page, await linkIn(page, 'es'));
  await page.locator('#name').fill('Ada');
  await page.locator('#surname').fill('Lovelace');
  await page.locator('#password').fill(PASSWORD);
  await page.locator('#repeat').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectDashboard(page, 'es');

  await visit(page, '/patients');
  await page
    .getByRole('button', { name: say('patients:new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('patients:form.name'), { exact: true }).fill('Grace');
  await expect(dialog.getByText(say('patients:form.nobody'))).toBeVisible();
  await dialog.getByRole('link', { name: say('patients:form.nobodyInvite') }).click();
  // As whenever something typed is left behind.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('app:leave.leave') })
    .click();
  const invitation = page.getByRole('dialog', { name: say('users:form.create') });
  await invitation.getByLabel(say('users:form.name'), { exact: true }).fill('Bruno');
  await invitation.getByLabel(say('users:form.surname'), { exact: true }).fill('Nadal');
  await invitation.getByLabel(say('users:form.email'), { exact: true }).fill('bruno@clinica-nueva.example');
  await invitation
    .getByRole('checkbox', { name: new RegExp(`^${say('app:role.SPECIALIST')}`) })
    .press('Space');
  await invitation.getByRole('button', { name: say('users:form.createAction') }).click();
  await expect(invitation).toHaveCount(0);

  // In the administrator's own browser: who sets a password there is who is signed in.
  await acceptInvitation(page, 'bruno@clinica-nueva.example', 'tres gatos en la azotea');
  await expectDashboard(page, 'es');
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByText('Bruno Nadal').first()).toBeVisible();
  await page.context().close();
});
