import type { Page } from '@playwright/test';
import { expect, PEOPLE, translate, signIn, test, reload, visit, inTurn } from './journey.ts';
import { waitForDraft } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const label = (key: string, values: Record<string, string> = {}) => translate('es', key, values);

/** Opens the form that changes a patient's card. */
async function openEdit(page: Page, address: string) {
  if (new URL(page.url()).pathname !== address) await visit(page, address);
  await page.getByRole('button', { name: label('app:action.edit') }).click();
  return page.getByRole('dialog', { name: label('patients:form.edit') });
}

test('a colleague’s change is shown next to the user’s own, and the user chooses', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const colleague = await elsewhere.newPage();
  await signIn(colleague, PEOPLE.specialist);
  const card = { name: 'Carmela', surname: 'Dos Manos', birthdate: '1983-04-09' };
  const { id } = await ownPatient(colleague, card);
  const address = `/patient/${id}/info`;
  await signIn(page, PEOPLE.admin, address);
  const mine = await openEdit(page, address);
  await mine.getByRole('textbox', { name: label('patients:form.city') }).fill('Vigo');
  await mine.getByRole('textbox', { name: label('patients:form.coupon') }).fill('OTOÑO');
  await waitForDraft(page);

  const save = async (city: string, phone: string) => {
    const theirs = await openEdit(colleague, address);
    await theirs.getByRole('textbox', { name: label('patients:form.city') }).fill(city);
    await theirs.getByRole('textbox', { name: label('patients:form.phone') }).fill(phone);
    await theirs.getByRole('button', { name: label('patients:form.editAction') }).click();
    await expect(theirs).toBeHidden();
    await expect(colleague.getByText(label('messages:patient.edit.done'))).toBeVisible();
  };
  await save('Ourense', '+34 600 100 200');

  // First found while saving: nothing typed is lost, and changes of the colleague alone are merged.
  await mine.getByRole('button', { name: label('patients:form.editAction') }).click();
  const panel = mine.getByRole('group', { name: label('app:stale.title') });
  await expect(panel.getByRole('alert')).toContainText(label('app:stale.title'));
  await expect(panel.getByRole('alert')).toContainText(label('patients:form.phone'));
  await expect(mine.getByRole('textbox', { name: label('patients:form.phone') })).toHaveValue('600 10 02 00');
  await expect(mine.getByRole('textbox', { name: label('patients:form.city') })).toHaveValue('Vigo');

  // Then after a reload, with the conflict still open, and another change.
  await save('Lugo', '+34 600 100 200');
  await reload(page);
  const again = await openEdit(page, address);
  const question = again.getByRole('group', { name: label('app:stale.title') });
  await expect(question.getByRole('radio')).toHaveCount(2);
  await again.getByRole('button', { name: label('patients:form.editAction') }).click();
  await expect(question.getByText(label('app:stale.undecided'))).toBeVisible();
  await question.getByText('Lugo').click();
  await expect(again.getByRole('textbox', { name: label('patients:form.city') })).toHaveValue('Lugo');
  await question.getByText('Vigo').click();
  await again.getByRole('button', { name: label('patients:form.editAction') }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText(label('messages:patient.edit.done'))).toBeVisible();
  await expect(page.getByText('Vigo')).toBeVisible();
  await expect(page.getByText('OTOÑO')).toBeVisible();
  await elsewhere.close();
});

for (const language of inTurn(import.meta.url)) {
  test(`a save whose answer is lost is stored once (${language})`, async ({ page }) => {
    const locally = (key: string) => translate(language, key);
    await page.addInitScript((chosen) => localStorage.setItem('healzy.language', chosen), language);
    await signIn(page, PEOPLE.specialist);
    await visit(page, '/patients');
    await page
      .getByRole('button', { name: locally('patients:new') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    // A different one in each attempt: the address belongs to one patient.
    const name = `${language === 'es' ? 'Perdida' : 'Lost'} ${Date.now().toString(36)}`;
    await dialog.getByLabel(locally('patients:form.name'), { exact: true }).fill(name);
    await dialog.getByLabel(locally('patients:form.surname'), { exact: true }).fill('Una Sola Vez');
    await dialog
      .getByLabel(locally('patients:form.email'), { exact: true })
      .fill(`${name.replace(' ', '.')}@correo.example`);
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
      // It arrives and is stored; only the answer is lost.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: locally('patients:form.createAction') }).click();
    await page.waitForURL(/\/info$/);
    await expect(page.getByText(locally('messages:patient.create.done'))).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await visit(page, `/patients?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name: new RegExp(`${name} Una Sola Vez`) })).toHaveCount(1);
  });
}
