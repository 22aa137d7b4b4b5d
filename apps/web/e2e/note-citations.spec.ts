import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, reload, signIn, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `notes:${key}`, values);
const message = (page: Page) => page.getByRole('textbox', { name: label('form.message') });
const picker = (page: Page) => page.getByRole('combobox', { name: label('citation.title') });
const open = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const FILE = 'diario-de-sueno.pdf';

/** A patient with a weight and one document. */
async function withDocument(page: Page, surname: string): Promise<string> {
  const { id, call } = await ownPatient(page, { name: 'Carmela', surname, birthdate: '1969-02-11' });
  const measured = await call('POST', `/patient-service/patient/${id}/body-measurements`, {
    measuredOn: '2026-03-05',
    figures: { weightKg: 72.6 },
  });
  expect(measured.status).toBe(201);
  await visit(page, `/patient/${id}/documents`);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: FILE, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await expect(page.getByRole('link', { name: FILE })).toBeVisible();
  return id;
}

async function beginNote(page: Page, patientId: string, title: string): Promise<void> {
  await visit(page, `/patient/${patientId}/notes`);
  await tabTo(page, page.getByRole('button', { name: label('new') }).first());
  await page.keyboard.press('Enter');
  await expect(message(page)).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: label('form.title') }));
  await page.keyboard.type(title);
  await tabTo(page, message(page));
}

/** Cites by keyboard what the list finds first. */
async function cite(page: Page, query: string): Promise<void> {
  await page.keyboard.type('@');
  await expect(picker(page)).toBeFocused();
  await page.keyboard.type(query);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(message(page)).toBeFocused();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: label('form.save'), exact: true }).click();
  await expect(page.getByText(translate('es', 'messages:note.create.done'))).toBeVisible();
}

test('a note cites a weight and a document by keyboard, and both open', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const id = await withDocument(page, 'Citadora');
  const title = `Con citas ${Date.now()}`;
  await beginNote(page, id, title);
  await page.keyboard.type('Hoy ');
  await page.keyboard.type('@');
  await expect(picker(page)).toBeFocused();
  await expect(page.getByRole('option', { name: /72,6/ })).toBeVisible();
  await expectAccessible(page, 'citing', { widths: WIDTHS });
  // Nothing chosen: the sign stays, and the list opens again where it was.
  await page.keyboard.press('Escape');
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toContainText('Hoy @');
  await page.keyboard.press('Backspace');
  await cite(page, 'peso');
  await expect(message(page)).toContainText('72,6');
  // The space behind it, then the citation as a whole.
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(message(page)).not.toContainText('72,6');
  await expect(message(page)).toContainText('Hoy');
  await cite(page, 'peso');
  await page.keyboard.type('y su ');
  await cite(page, 'diario');
  await expect(message(page)).toContainText(FILE);
  await expect(message(page)).not.toContainText('@');
  await save(page);
  const note = open(page, title);
  await expect(note.getByRole('link', { name: /^Medida: .*72,6/ })).toBeVisible();
  await expectAccessible(page, 'note with citations', { widths: WIDTHS });

  await tabTo(page, note.getByRole('link', { name: new RegExp(`^Documento: ${FILE}`) }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documents\?document=/);
  await expect(page.getByRole('dialog', { name: FILE })).toBeVisible();
  await page.goBack();
  await expect(open(page, title)).toBeVisible();
  await open(page, title)
    .getByRole('link', { name: /^Medida/ })
    .click();
  await expect(page).toHaveURL(/anthropometric-data/);
});

test('a citation of a deleted document stays readable, and says that it is gone', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const id = await withDocument(page, 'Borradora');
  const title = `Sin documento ${Date.now()}`;
  await beginNote(page, id, title);
  await cite(page, 'diario');
  await save(page);
  await visit(page, `/patient/${id}/documents`);
  await page.getByRole('button', { name: translate('es', 'documents:list.actions', { name: FILE }) }).click();
  await page.getByRole('menuitem', { name: translate('es', 'documents:list.remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: translate('es', 'documents:remove.confirm') })
    .click();
  await expect(page.getByRole('link', { name: FILE })).toHaveCount(0);
  await visit(page, `/patient/${id}/notes`);
  await reload(page);
  const note = open(page, title);
  await expect(note).toContainText(FILE);
  await expect(note).toContainText('ya no está disponible');
  await expect(note.getByRole('link', { name: new RegExp(FILE) })).toHaveCount(0);
  await expectAccessible(page, 'note with a citation that is gone', { widths: WIDTHS });
});
