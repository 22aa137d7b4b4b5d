import type { Page } from '@playwright/test';
import { expect, PEOPLE, translate, signIn, test, visit } from './journey.ts';
import { waitForDraft } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const app = (key: string, values: Record<string, string> = {}) => translate('es', `app:${key}`, values);
const notes = (key: string) => translate('es', `notes:${key}`);
const card = { name: 'Benita', surname: 'Quiroga Souto', birthdate: '1988-01-09' };

const waiting = (page: Page) =>
  page.getByRole('button', { name: new RegExp(app('draft.waiting_one', { count: '1' })) });

/** Types a note on one's own patient, leaves it unsaved, and moves to another screen. */
async function leaveNote(page: Page) {
  await signIn(page, PEOPLE.specialist);
  const { id, fullName } = await ownPatient(page, card);
  await visit(page, `/patient/${id}/notes?new=note`);
  await page.getByRole('textbox', { name: notes('form.title') }).fill('Sueño ligero');
  await waitForDraft(page);
  await visit(page, '/appointments');
  return { id, fullName };
}

async function askToSignOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Menú de/ })
    .click();
  await page.getByRole('menuitem', { name: app('profile.logOut'), exact: true }).click();
  return page.getByRole('alertdialog', { name: app('logOut.title') });
}

test('a waiting draft says whose it is, opens its form, and can be discarded and restored', async ({
  page,
}) => {
  const { id, fullName } = await leaveNote(page);

  await waiting(page).press('Enter');
  const entry = page.getByRole('menuitem', { name: new RegExp(`^Nota · ${fullName}`) });
  await entry.press('Enter');
  await page.waitForURL(new RegExp(`/patient/${id}/notes`));
  await expect(page.getByRole('textbox', { name: notes('form.title') })).toHaveValue('Sueño ligero');

  await visit(page, '/appointments');
  await waiting(page).press('Enter');
  await page.getByRole('menuitem', { name: app('draft.discardOne') }).press('Enter');
  await page.getByRole('menu').last().getByRole('menuitem').first().press('Enter');
  await expect(waiting(page)).toHaveCount(0);
  await waitForDraft(page, 0);
  await page.getByRole('button', { name: app('notices.undo') }).click();
  await waitForDraft(page, 1);
  await expect(waiting(page)).toBeVisible();
});

test('logging out names every draft of every tab before it erases any', async ({ page, context }) => {
  // One draft waits, and one is open in another tab.
  const { id, fullName } = await leaveNote(page);
  await expect(waiting(page)).toBeVisible();
  const other = await context.newPage();
  await visit(other, `/patient/${id}/configuration/patientData`);
  await other.getByRole('textbox', { name: translate('es', 'patients:form.city') }).fill('Vigo');
  await waitForDraft(other, 2);

  const question = await askToSignOut(page);
  await expect(question.getByRole('listitem')).toHaveCount(2);
  await expect(question).toContainText(`Nota · ${fullName}`);
  await expect(question).toContainText(`Ficha · ${fullName}`);
  await question.getByRole('button', { name: app('logOut.stay') }).click();
  await expect(question).toBeHidden();
  await waitForDraft(page, 2);

  await (await askToSignOut(page)).getByRole('button', { name: app('logOut.confirm') }).click();
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await visit(page, '/robots.txt');
  await waitForDraft(page, 0);
});
