import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { signInForAWhile } from './ending-session.ts';
import { expect, fillSignIn, PEOPLE, translate, tabTo, test, openMore, visit } from './journey.ts';

const label = (key: string) => translate('es', `patients:${key}`);
const ended = (key: string) => translate('es', `app:sessionEnded.${key}`);

/** Lets the access token expire: for the page, more than a quarter of an hour passes. */
const letTokenRunOut = (page: Page) => page.clock.fastForward('20:00');

async function openNewPatient(page: Page) {
  await page
    .getByRole('button', { name: label('new') })
    .first()
    .press('Enter');
  const form = page.getByRole('dialog', { name: label('new') });
  await expect(form).toBeVisible();
  return form;
}

async function fill(form: ReturnType<Page['getByRole']>, surname: string, email: string) {
  await form.getByLabel(label('form.name'), { exact: true }).fill('Olalla');
  await form.getByLabel(label('form.surname'), { exact: true }).fill(surname);
  await form.getByLabel(label('form.email'), { exact: true }).fill(email);
  await form
    .getByRole('group', { name: label('form.birthdate') })
    .getByRole('spinbutton')
    .first()
    .focus();
  await form.page().keyboard.type('03021985', { delay: 20 });
  await form.getByRole('radio', { name: label('sex.FEMALE') }).focus();
  await form.page().keyboard.press('Space');
  await openMore(form);
  await form.getByLabel(label('form.weightKg')).fill('61,5');
}

test('a session that ends over a half-filled form is renewed in place, and the input is saved once', async ({
  page,
}) => {
  const endSession = await signInForAWhile(page, PEOPLE.specialist);
  const form = await openNewPatient(page);
  // A different one in each attempt: the address belongs to one patient.
  const surname = `Zubiri ${Date.now().toString(36)}`;
  await fill(form, surname, `olalla.${surname.slice(7)}@correo.example`);
  const creations: { key: string | null; status: number }[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !/\/patient-service\/patient(\?|$)/.test(request.url())) return;
    creations.push({ key: request.headers()['idempotency-key'] ?? null, status: response.status() });
  });

  await endSession();
  await form.getByRole('button', { name: label('form.createAction') }).press('Enter');

  const question = page.getByRole('alertdialog', { name: ended('title') });
  await expect(question).toBeVisible();
  await expect(question).toContainText(PEOPLE.specialist);
  await expectAccessible(page, 'session ended', { isCalm: false, widths: WIDTHS });
  // It must be answered: neither Escape nor a click outside closes it.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();

  // With the keyboard alone: the main button has the focus, and the sign-in window works by keyboard too.
  await tabTo(
    page,
    question.getByRole('button', { name: translate('es', 'app:session.logIn'), exact: true }),
  );
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const popup = await opened;
  await expect(popup.locator('input[type="email"]')).toHaveValue(PEOPLE.specialist);
  await expect(question.getByText(ended('waiting'))).toBeVisible();
  await fillSignIn(popup, PEOPLE.specialist);
  await expect.poll(() => popup.isClosed()).toBe(true);

  await expect(question).toBeHidden();
  await page.waitForURL(/\/info$/);
  await expect(page.getByText(`Olalla ${surname}`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('3 feb 1985')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^61,5\skg$/ })).toBeVisible();
  expect(creations.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(creations.map(({ key }) => key)).size).toBe(1);
  await visit(page, `/patients?search=${encodeURIComponent(surname)}`);
  await expect(page.getByRole('link', { name: `Olalla ${surname}` })).toHaveCount(1);
});

test('another person who signs in there gets their own screens, and nothing of the former user', async ({
  page,
}) => {
  await page.clock.install();
  const endSession = await signInForAWhile(page, PEOPLE.specialist);
  const form = await openNewPatient(page);
  await form.getByLabel(label('form.name'), { exact: true }).fill('Secreta');
  await endSession();
  await letTokenRunOut(page);
  const question = page.getByRole('alertdialog', { name: ended('title') });
  await expect(question).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const opened = page.waitForEvent('popup');
  await question.getByRole('button', { name: translate('es', 'app:session.logIn'), exact: true }).click();
  const popup = await opened;
  await popup.locator('input[type="email"]').fill('');
  await fillSignIn(popup, PEOPLE.otherSpecialist);
  // Their only organisation, which cannot be switched.
  await expect(page.getByRole('img', { name: 'Centro Brisa' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Amaia Echeverri Pons')).toHaveCount(0);
  expect(sent.filter((call) => call.includes('Secreta'))).toEqual([]);
});

test('signing in can happen on the page itself, which restores what was typed', async ({ page }) => {
  await page.clock.install();
  const endSession = await signInForAWhile(page, PEOPLE.specialist, '/patients?search=Amaia');
  await endSession();
  await letTokenRunOut(page);
  const question = page.getByRole('alertdialog', { name: ended('title') });
  await question.getByRole('button', { name: ended('here') }).click();
  await fillSignIn(page, PEOPLE.specialist);
  await expect(page).toHaveURL(/\/patients\?search=Amaia$/);
  await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();
});

test('tabs end and resume their session together', async ({ page, context }) => {
  await context.clock.install();
  const endSession = await signInForAWhile(page, PEOPLE.specialist);
  const second = await context.newPage();
  await visit(second, '/patients?search=Amaia');
  await expect(second.getByText('Amaia Echeverri Pons')).toBeVisible();

  // One sign-in serves both.
  await endSession();
  await letTokenRunOut(page);
  const question = (tab: Page) => tab.getByRole('alertdialog', { name: ended('title') });
  await expect(question(page)).toBeVisible();
  await second.bringToFront();
  await expect(question(second)).toBeVisible();
  const opened = second.waitForEvent('popup');
  await question(second)
    .getByRole('button', { name: translate('es', 'app:session.logIn'), exact: true })
    .click();
  await fillSignIn(await opened, PEOPLE.specialist);
  await expect(question(second)).toBeHidden();
  await expect(question(page)).toBeHidden();

  // And so does logging out once.
  await second.getByRole('banner').getByRole('button').last().click();
  await second.getByRole('menuitem', { name: translate('es', 'app:profile.logOut'), exact: true }).click();
  await expect(second.locator('input[type="password"]')).toBeVisible();
  await expect(page.getByText(translate('es', 'app:session.signedOutTitle'))).toBeVisible();
  await expect(page.getByText('Amaia Echeverri Pons')).toHaveCount(0);
});
