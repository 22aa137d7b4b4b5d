import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, openMore, PEOPLE, translate, signIn, test, reload, visit } from './journey.ts';
import { kept, noteTyping, waitForAllTyped, waitForDraft } from './kept-drafts.ts';

const SURNAME = 'Zurbarán Quintanilla';

const label = (key: string, values: Record<string, string> = {}) => translate('es', key, values);

/** Half-fills the card of a new patient, like a user who is interrupted. */
async function typeHalf(page: Page) {
  const dialog = await openNew(page);
  await dialog.getByLabel(label('patients:form.name'), { exact: true }).fill('Remedios');
  await dialog.getByLabel(label('patients:form.surname'), { exact: true }).fill(SURNAME);
  await dialog.getByRole('radio', { name: label('patients:sex.FEMALE') }).check({ force: true });
  await openMore(dialog);
  await dialog.getByLabel(label('patients:form.weightKg')).fill('61.5');
  return dialog;
}

async function openNew(page: Page) {
  if (new URL(page.url()).pathname !== '/patients') await visit(page, '/patients');
  await page
    .getByRole('button', { name: label('patients:new') })
    .first()
    .click();
  return page.getByRole('dialog', { name: label('patients:form.create') });
}

async function expectNothingInTheClear(page: Page) {
  const { bytes } = await kept(page);
  for (const typed of ['Remedios', 'Zurbar', 'Quintanilla', '61.5', 'FEMALE'])
    expect(bytes).not.toContain(typed);
}

async function expectRestored(page: Page) {
  return expectRestoredIn(await openNew(page));
}

async function expectRestoredIn(dialog: Locator) {
  await expect(dialog.getByText(/Hemos recuperado lo que escribiste/)).toBeVisible();
  await expect(dialog.getByLabel(label('patients:form.surname'), { exact: true })).toHaveValue(SURNAME);
  await expect(dialog.getByLabel(label('patients:form.weightKg'))).toHaveValue('61,5');
  await expect(dialog.getByRole('radio', { name: label('patients:sex.FEMALE') })).toBeChecked();
  return dialog;
}

test('a half-filled form survives a reload and a crash, and is encrypted all the while', async ({
  page,
  context,
}) => {
  await noteTyping(page);
  await signIn(page, PEOPLE.specialist);
  await typeHalf(page);
  await waitForAllTyped(page);
  await expectNothingInTheClear(page);

  await reload(page);
  // Announced on every screen, with a link back to the form.
  await visit(page, '/appointments');
  await page.getByRole('button', { name: label('app:draft.waiting_one', { count: '1' }) }).press('Enter');
  await page
    .getByRole('menuitem', {
      name: new RegExp(`${label('app:draft.form.newPatient')} · Remedios ${SURNAME}`),
    })
    .press('Enter');
  await page.waitForURL(/\/patients$/);
  const dialog = page.getByRole('dialog', { name: label('patients:form.create') });
  await expectRestoredIn(dialog);
  await expect(
    page.getByRole('button', { name: label('app:draft.waiting_one', { count: '1' }) }),
  ).toHaveCount(0);
  await expectNothingInTheClear(page);

  // A restored draft can be edited and is still kept; then the page crashes without warning.
  await dialog.getByRole('textbox', { name: label('patients:form.city') }).fill('Betanzos');
  await waitForAllTyped(page);
  const crashed = page;
  const next = await context.newPage();
  await crashed.goto('chrome://crash').catch(() => undefined);
  await visit(next, '/patients');
  const again = await expectRestored(next);
  await expect(again.getByRole('textbox', { name: label('patients:form.city') })).toHaveValue('Betanzos');

  await again.getByRole('button', { name: label('app:draft.discard') }).click();
  await expect(again.getByLabel(label('patients:form.surname'), { exact: true })).toHaveValue('');
  await waitForDraft(next, 0);
});

test('leaving asks once: staying keeps what was typed, leaving discards it', async ({ page }) => {
  // Starts on the dashboard, so that going back is a navigation within the document.
  await signIn(page, PEOPLE.specialist, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: label('patients:title'), exact: true })
    .first()
    .click();
  await page.waitForURL(/\/patients$/);
  const dialog = await typeHalf(page);
  await waitForDraft(page);
  const question = page.getByRole('alertdialog', { name: label('app:leave.title') });

  for (const leave of [
    () => page.evaluate(() => history.back()),
    () => dialog.getByRole('button', { name: label('app:action.cancel') }).click(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: label('app:action.close') }).click(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: label('app:leave.stay') }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel(label('patients:form.surname'), { exact: true })).toHaveValue(SURNAME);
  }
  await dialog.getByRole('button', { name: label('app:action.cancel') }).click();
  await question.getByRole('button', { name: label('app:leave.leave') }).click();
  await expect(dialog).toBeHidden();
  await waitForDraft(page, 0);
  await expect(page).toHaveURL(/\/patients$/);
  const fresh = await openNew(page);
  await expect(fresh.getByLabel(label('patients:form.surname'), { exact: true })).toHaveValue('');
});

test('logging out erases what was typed; another user of the same browser never sees it', async ({
  page,
  browser,
}) => {
  const shared: BrowserContext = await browser.newContext();
  const first = await shared.newPage();
  await signIn(first, PEOPLE.specialist);
  await typeHalf(first);
  await waitForDraft(first);
  // The page closes without logging out, as when a laptop is shut; a colleague signs in on it.
  await first.close({ runBeforeUnload: false });
  await shared.clearCookies();
  const second = await shared.newPage();
  await signIn(second, PEOPLE.receptionist);
  const theirs = await openNew(second);
  await expect(theirs.getByLabel(label('patients:form.surname'), { exact: true })).toHaveValue('');
  // Once a draft of their own is kept, anything restorable would have been restored.
  const before = (await kept(second)).drafts;
  await openMore(theirs);
  await theirs.getByRole('textbox', { name: label('patients:form.city') }).fill('Ribadavia');
  await waitForDraft(second, before + 1);
  await expect(theirs.getByText(/Hemos recuperado/)).toHaveCount(0);
  await expect(theirs.getByLabel(label('patients:form.surname'), { exact: true })).toHaveValue('');
  await expectNothingInTheClear(second);
  await shared.close();

  await signIn(page, PEOPLE.specialist);
  await typeHalf(page);
  await waitForDraft(page);
  // The form is closed without being left: the reload keeps the draft, logging out must not.
  await reload(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Menú de/ })
    .click();
  await page.getByRole('menuitem', { name: label('app:profile.logOut'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: label('app:logOut.title') });
  await expect(question).toContainText(`Nuevo paciente · Remedios ${SURNAME}`);
  await question.getByRole('button', { name: label('app:logOut.confirm') }).click();
  // Only on that page is the redirect through the provider over.
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await visit(page, '/robots.txt');
  await expect.poll(async () => (await kept(page)).drafts).toBe(0);
  await expectNothingInTheClear(page);
});

test('a browser that stores nothing still works, and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await signIn(page, PEOPLE.specialist);
  const dialog = await openNew(page);
  const notice = page.getByText(label('app:draft.notKept.title'));
  await expect(notice).toHaveCount(1);
  await dialog.getByLabel(label('patients:form.name'), { exact: true }).fill('Remedios');
  await dialog.getByRole('button', { name: label('app:action.cancel') }).click();
  await page
    .getByRole('alertdialog', { name: label('app:leave.title') })
    .getByRole('button', { name: label('app:leave.leave') })
    .click();
  await expect(dialog).toBeHidden();

  const again = await openNew(page);
  await again.getByLabel(label('patients:form.name'), { exact: true }).fill('Remigio');
  await expect(notice).toHaveCount(1);
  await expect(again.getByLabel(label('patients:form.name'), { exact: true })).toHaveValue('Remigio');
});
