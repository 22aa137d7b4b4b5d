import type { Page } from '@playwright/test';
import { expect, kit, openMore, PEOPLE, reload, translate, signIn, test } from './journey.ts';
import { noteTyping, waitForAllTyped } from './kept-drafts.ts';

const label = (key: string, values: Record<string, string> = {}) => translate('es', key, values);

async function openNew(page: Page) {
  await page
    .getByRole('button', { name: label('patients:new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const birthdate = dialog.getByRole('group', { name: label('patients:form.birthdate') });
  const create = dialog.getByRole('button', { name: label('patients:form.createAction') });
  return { dialog, birthdate, create };
}

test('a birthdate that is on no calendar stays as typed, and no patient is created with another', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { dialog, birthdate, create } = await openNew(page);
  await birthdate.getByRole('spinbutton').first().focus();
  await page.keyboard.type('31021988', { delay: 20 });
  await dialog.getByLabel(label('patients:form.name'), { exact: true }).click();
  const refusal = dialog.getByText(kit.es.field.impossibleDay('31 de febrero'));
  await expect(refusal.first()).toBeVisible();
  await expect(birthdate).toHaveText('31/02/1988');

  await create.click();
  await expect(birthdate.getByRole('spinbutton').first()).toBeFocused();
  await expect(birthdate).toHaveText('31/02/1988');
  await page.keyboard.type('29');
  await expect(refusal).toHaveCount(0);
  await expect(birthdate).toHaveText('29/02/1988');
});

test('half a date and half a country survive a reload, and are asked about before leaving', async ({
  page,
}) => {
  await noteTyping(page);
  await signIn(page, PEOPLE.specialist);
  const first = await openNew(page);
  await openMore(first.dialog);
  const country = (dialog = first.dialog) =>
    dialog.getByRole('combobox', { name: label('patients:form.country') });
  await first.birthdate.getByRole('spinbutton').first().focus();
  await page.keyboard.type('31/0', { delay: 20 });
  await country().click();
  await page.keyboard.type('rep', { delay: 20 });
  await page.keyboard.press('Tab');
  const notChosen = (dialog = first.dialog) => dialog.getByText(kit.es.field.notChosen('rep'));
  await expect(notChosen().first()).toBeVisible();
  await expect(country()).toHaveValue('rep');
  await waitForAllTyped(page);

  await reload(page);
  const { dialog, birthdate, create } = await openNew(page);
  await expect(dialog.getByText(/Hemos recuperado lo que escribiste/)).toBeVisible();
  await expect(birthdate).toHaveText('31/00/aaaa');
  await expect(country(dialog)).toHaveValue('rep');

  await birthdate.getByRole('spinbutton').first().focus();
  await page.keyboard.type('01021988', { delay: 20 });
  await create.click();
  await expect(country(dialog)).toBeFocused();
  await expect(notChosen(dialog).first()).toBeVisible();

  const question = page.getByRole('alertdialog', { name: label('app:leave.title') });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: label('app:action.cancel') }).click(),
  ]) {
    await leave();
    await question.getByRole('button', { name: label('app:leave.stay') }).click();
    await expect(country(dialog)).toHaveValue('rep');
  }

  // Enter and blur accept the only country of that name.
  await country(dialog).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('portug', { delay: 20 });
  await page.keyboard.press('Enter');
  await expect(country(dialog)).toHaveValue('Portugal');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('andorra', { delay: 20 });
  await page.keyboard.press('Tab');
  await expect(country(dialog)).toHaveValue('Andorra');
  await dialog.getByRole('button', { name: label('app:draft.discard') }).click();
  await expect(birthdate).toHaveText('dd/mm/aaaa');
});
