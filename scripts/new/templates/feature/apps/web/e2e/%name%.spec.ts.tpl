import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, reload, translate, signIn, test, visit } from './journey.ts';
import { noteTyping, waitForAllTyped } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const label = (key: string, values: Record<string, string> = {}) => translate('es', `%name%:${key}`, values);

test('%a record words% is added, found again as a draft, changed and deleted', async ({ page }) => {
  test.setTimeout(120_000);
  const title = `Consulta ${Date.now()}`;
  await noteTyping(page);
  await signIn(page, PEOPLE.specialist);
  const { id } = await ownPatient(page, { name: 'Eloísa', surname: 'Vertical', birthdate: '1975-08-21' });
  await visit(page, `/patient/${id}/%name%`);
  await expect(page.getByRole('heading', { name: label('empty.title') })).toBeVisible();
  const add = page.getByRole('button', { name: label('new') }).first();
  await add.click();
  const adding = page.getByRole('dialog', { name: label('new') });
  await adding.getByRole('textbox', { name: label('field.title') }).fill(title);
  await waitForAllTyped(page);
  await reload(page);
  await add.click();
  await expect(adding.getByRole('textbox', { name: label('field.title') })).toHaveValue(title);
  await expectAccessible(page, 'new %record words%', { widths: WIDTHS });
  await adding.getByRole('button', { name: label('save') }).click();
  await expect(adding).toBeHidden();
  await expect(page.getByText(translate('es', 'messages:%record%.create.done'))).toBeVisible();

  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: label('edit') }).click();
  const editing = page.getByRole('dialog', { name: label('edit') });
  await editing.getByRole('textbox', { name: label('field.text') }).fill('Duerme mal.');
  await editing.getByRole('button', { name: label('save') }).click();
  await expect(editing).toBeHidden();
  await reload(page);
  await expect(page.getByText('Duerme mal.')).toBeVisible();
  await expectAccessible(page, '%record words%', { widths: WIDTHS });

  await visit(page, `/patient/${id}/info`);
  const entry = translate('es', 'patients:timeline.kind.%RECORD%_ADDED', { title });
  await page.getByRole('link', { name: entry }).click();
  await page.getByRole('button', { name: label('delete.action') }).click();
  await page.getByRole('button', { name: label('delete.confirm') }).click();
  await expect(page.getByText(translate('es', 'messages:%record%.delete.done'))).toBeVisible();
  await expect(page.getByRole('heading', { name: label('empty.title') })).toBeVisible();
});

test('a receptionist finds no %records words%, not even by their address', async ({ page, browser }) => {
  await signIn(page, PEOPLE.specialist);
  const { id } = await ownPatient(page, { name: 'Elvira', surname: 'Vertical', birthdate: '1975-08-21' });
  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await signIn(other, PEOPLE.receptionist, `/patient/${id}/%name%`);
  await other.waitForURL(/\/error\/no-grants/);
  await other.context().close();
});
