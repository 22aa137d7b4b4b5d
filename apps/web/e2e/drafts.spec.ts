import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Language, openMore, PEOPLE, say, signIn, test } from './journey.ts';
import { kept, waitForDraft } from './kept-drafts.ts';

const SURNAME = 'Zurbarán Quintanilla';

const words = (key: string, values: Record<string, string> = {}) => say('es', key, values);

/** Half a card of a new patient, as somebody types who is called away. */
async function typeHalf(page: Page) {
  const dialog = await openNew(page);
  await dialog.getByLabel(words('patients:form.name'), { exact: true }).fill('Remedios');
  await dialog.getByLabel(words('patients:form.surname'), { exact: true }).fill(SURNAME);
  await dialog.getByRole('radio', { name: words('patients:sex.FEMALE') }).check({ force: true });
  await openMore(dialog);
  await dialog.getByLabel(words('patients:form.weightKg')).fill('61.5');
  return dialog;
}

async function openNew(page: Page) {
  if (new URL(page.url()).pathname !== '/patients') await page.goto('/patients');
  await page
    .getByRole('button', { name: words('patients:new') })
    .first()
    .click();
  return page.getByRole('dialog', { name: words('patients:form.create') });
}

async function expectNothingInTheClear(page: Page) {
  const { bytes } = await kept(page);
  for (const typed of ['Remedios', 'Zurbar', 'Quintanilla', '61.5', 'FEMALE'])
    expect(bytes).not.toContain(typed);
}

/** Until what stands in the form by now is kept, and not only the first of it. */
async function waitForAllTyped(page: Page) {
  const typedAt = await page.evaluate(() => Date.now());
  await expect.poll(async () => (await kept(page)).lastAt, { timeout: 5_000 }).toBeGreaterThan(typedAt);
}

async function expectRestored(page: Page) {
  const dialog = await openNew(page);
  await expect(dialog.getByText(/Hemos recuperado lo que escribiste/)).toBeVisible();
  await expect(dialog.getByLabel(words('patients:form.surname'), { exact: true })).toHaveValue(SURNAME);
  await expect(dialog.getByLabel(words('patients:form.weightKg'))).toHaveValue('61,5');
  await expect(dialog.getByRole('radio', { name: words('patients:sex.FEMALE') })).toBeChecked();
  return dialog;
}

test('a half-filled form survives a reload and a crash, and is sealed all the while', async ({
  page,
  context,
}) => {
  await signIn(page, PEOPLE.specialist);
  await typeHalf(page);
  await waitForAllTyped(page);
  await expectNothingInTheClear(page);

  await page.reload();
  const dialog = await expectRestored(page);
  await expectNothingInTheClear(page);

  // What was brought back can be changed and is kept on; then the page dies without a word.
  await dialog.getByRole('textbox', { name: words('patients:form.city') }).fill('Betanzos');
  await waitForAllTyped(page);
  const crashed = page;
  const next = await context.newPage();
  await crashed.goto('chrome://crash').catch(() => undefined);
  await next.goto('/patients');
  const again = await expectRestored(next);
  await expect(again.getByRole('textbox', { name: words('patients:form.city') })).toHaveValue('Betanzos');

  await again.getByRole('button', { name: words('app:draft.discard') }).click();
  await expect(again.getByLabel(words('patients:form.surname'), { exact: true })).toHaveValue('');
  await waitForDraft(next, 0);
});

test('leaving is asked once: staying keeps the words, leaving forgets them', async ({ page }) => {
  // From the dashboard on, so that going back is a change of place and not of the document.
  await signIn(page, PEOPLE.specialist, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('patients:title'), exact: true })
    .first()
    .click();
  await page.waitForURL(/\/patients$/);
  const dialog = await typeHalf(page);
  await waitForDraft(page);
  const question = page.getByRole('alertdialog', { name: words('app:leave.title') });

  for (const leave of [
    () => page.evaluate(() => history.back()),
    () => dialog.getByRole('button', { name: words('app:action.cancel') }).click(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: words('app:action.close') }).click(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: words('app:leave.stay') }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel(words('patients:form.surname'), { exact: true })).toHaveValue(SURNAME);
  }
  await dialog.getByRole('button', { name: words('app:action.cancel') }).click();
  await question.getByRole('button', { name: words('app:leave.leave') }).click();
  await expect(dialog).toBeHidden();
  await waitForDraft(page, 0);
  await expect(page).toHaveURL(/\/patients$/);
  const fresh = await openNew(page);
  await expect(fresh.getByLabel(words('patients:form.surname'), { exact: true })).toHaveValue('');
});

test('the log-out erases what was typed; somebody else on the same browser never sees it', async ({
  page,
  browser,
}) => {
  const shared: BrowserContext = await browser.newContext();
  const first = await shared.newPage();
  await signIn(first, PEOPLE.specialist);
  await typeHalf(first);
  await waitForDraft(first);
  // The page goes without a log-out, as when a laptop is closed; a colleague signs in on it.
  await first.close({ runBeforeUnload: false });
  await shared.clearCookies();
  const second = await shared.newPage();
  await signIn(second, PEOPLE.receptionist);
  const theirs = await openNew(second);
  await expect(theirs.getByLabel(words('patients:form.surname'), { exact: true })).toHaveValue('');
  // Once something of their own is kept, whatever could have been brought back has been.
  const before = (await kept(second)).drafts;
  await openMore(theirs);
  await theirs.getByRole('textbox', { name: words('patients:form.city') }).fill('Ribadavia');
  await waitForDraft(second, before + 1);
  await expect(theirs.getByText(/Hemos recuperado/)).toHaveCount(0);
  await expect(theirs.getByLabel(words('patients:form.surname'), { exact: true })).toHaveValue('');
  await expectNothingInTheClear(second);
  await shared.close();

  await signIn(page, PEOPLE.specialist);
  await typeHalf(page);
  await waitForDraft(page);
  // Out of the form without having left it: the reload keeps the draft, the log-out must not.
  await page.reload();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Menú de/ })
    .click();
  await page.getByRole('menuitem', { name: words('app:profile.logOut'), exact: true }).click();
  await page.waitForURL((url) => /oidc|identity/.test(url.pathname) || url.pathname === '/');
  await page.goto('/robots.txt');
  await expect.poll(async () => (await kept(page)).drafts).toBe(0);
  await expectNothingInTheClear(page);
});

/** Opens the form that changes a patient's card. */
async function openEdit(page: Page, address: string) {
  if (new URL(page.url()).pathname !== address) await page.goto(address);
  await page.getByRole('button', { name: words('app:action.edit') }).click();
  return page.getByRole('dialog', { name: words('patients:form.edit') });
}

test('what a colleague saved meanwhile stands beside what was typed, and the person chooses', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.admin, '/patients?search=Amaia');
  await page.getByRole('link', { name: /Amaia/ }).first().click();
  await page.waitForURL(/\/info$/);
  const address = new URL(page.url()).pathname;
  const mine = await openEdit(page, address);
  await mine.getByRole('textbox', { name: words('patients:form.city') }).fill('Vigo');
  await mine.getByRole('textbox', { name: words('patients:form.coupon') }).fill('OTOÑO');
  await waitForDraft(page);

  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await signIn(colleague, PEOPLE.specialist);
  const save = async (city: string, phone: string) => {
    const theirs = await openEdit(colleague, address);
    await theirs.getByRole('textbox', { name: words('patients:form.city') }).fill(city);
    await theirs.getByRole('textbox', { name: words('patients:form.phone') }).fill(phone);
    await theirs.getByRole('button', { name: words('patients:form.editAction') }).click();
    await expect(theirs).toBeHidden();
    await expect(colleague.getByText(words('messages:patient.edit.done'))).toBeVisible();
  };
  await save('Ourense', '+34 600 100 200');

  // First found while saving: nothing typed is gone, and what only the colleague changed is there.
  await mine.getByRole('button', { name: words('patients:form.editAction') }).click();
  const panel = mine.getByRole('group', { name: words('app:stale.title') });
  await expect(panel.getByRole('alert')).toContainText(words('app:stale.title'));
  await expect(panel.getByRole('alert')).toContainText(words('patients:form.phone'));
  await expect(mine.getByRole('textbox', { name: words('patients:form.phone') })).toHaveValue('600 10 02 00');
  await expect(mine.getByRole('textbox', { name: words('patients:form.city') })).toHaveValue('Vigo');

  // Then after a reload, with the question still open, and yet another change.
  await save('Lugo', '+34 600 100 200');
  await page.reload();
  const again = await openEdit(page, address);
  const question = again.getByRole('group', { name: words('app:stale.title') });
  await expect(question.getByRole('radio')).toHaveCount(2);
  await again.getByRole('button', { name: words('patients:form.editAction') }).click();
  await expect(question.getByText(words('app:stale.undecided'))).toBeVisible();
  await question.getByText('Lugo').click();
  await expect(again.getByRole('textbox', { name: words('patients:form.city') })).toHaveValue('Lugo');
  await question.getByText('Vigo').click();
  await again.getByRole('button', { name: words('patients:form.editAction') }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText(words('messages:patient.edit.done'))).toBeVisible();
  await expect(page.getByText('Vigo')).toBeVisible();
  await expect(page.getByText('OTOÑO')).toBeVisible();
  await elsewhere.close();
});

for (const language of ['es', 'en'] satisfies Language[]) {
  test(`a save whose answer is lost is stored once (${language})`, async ({ page }) => {
    const locally = (key: string) => say(language, key);
    await page.addInitScript((chosen) => localStorage.setItem('healzy.language', chosen), language);
    await signIn(page, PEOPLE.specialist);
    await page.goto('/patients');
    await page
      .getByRole('button', { name: locally('patients:new') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const name = language === 'es' ? 'Perdida' : 'Lost';
    await dialog.getByLabel(locally('patients:form.name'), { exact: true }).fill(name);
    await dialog.getByLabel(locally('patients:form.surname'), { exact: true }).fill('Una Sola Vez');
    await dialog.getByLabel(locally('patients:form.email'), { exact: true }).fill(`${name}@correo.example`);
    await dialog
      .getByRole('group', { name: locally('patients:form.birthdate') })
      .getByRole('spinbutton')
      .first()
      .focus();
    await page.keyboard.type('11111990', { delay: 20 });
    await dialog
      .getByRole('radio', { name: locally('patients:sex.MALE'), exact: true })
      .check({ force: true });

    const keys: (string | undefined)[] = [];
    await page.route('**/patient-service/patient?*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      // It arrives and is stored; only the answer never comes back.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: locally('patients:form.createAction') }).click();
    await page.waitForURL(/\/info$/);
    await expect(page.getByText(locally('messages:patient.create.done'))).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await page.goto(`/patients?search=${name}`);
    await expect(page.getByRole('link', { name: new RegExp(`${name} Una Sola Vez`) })).toHaveCount(1);
  });
}

test('a browser that keeps nothing still lets one work, and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await signIn(page, PEOPLE.specialist);
  const dialog = await openNew(page);
  const notice = page.getByText(words('app:draft.notKept.title'));
  await expect(notice).toHaveCount(1);
  await dialog.getByLabel(words('patients:form.name'), { exact: true }).fill('Remedios');
  await dialog.getByRole('button', { name: words('app:action.cancel') }).click();
  await page
    .getByRole('alertdialog', { name: words('app:leave.title') })
    .getByRole('button', { name: words('app:leave.leave') })
    .click();
  await expect(dialog).toBeHidden();

  const again = await openNew(page);
  await again.getByLabel(words('patients:form.name'), { exact: true }).fill('Remigio');
  await expect(notice).toHaveCount(1);
  await expect(again.getByLabel(words('patients:form.name'), { exact: true })).toHaveValue('Remigio');
});
