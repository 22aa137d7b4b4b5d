import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, signIn, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { readDownloadedPdf } from './pdf.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menu-paper:${key}`, values);
const menus = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menus:${key}`, values);

/** A patient with a plan of one week that starts in the future; the name of the plan is on its paper. */
async function patientWithPlan(page: Page): Promise<string> {
  await signIn(page, PEOPLE.specialist);
  const { id, call } = await ownPatient(page, { name: 'Paula', surname: 'Papel', birthdate: '1990-04-12' });
  const period = { name: 'Una semana en casa', weeks: 1, startDate: '2198-01-01' };
  const made = await call('POST', `/patient-service/patient/${id}/nutritional-plan`, period);
  expect(made.status).toBe(201);
  const plan = made.body as unknown as { id: string; mealShares: object; macroShares: object };
  const energy = { kcal: 2000, source: 'TYPED', on: '2026-01-01' };
  const { mealShares, macroShares } = plan;
  const body = { ...period, mealShares, macroShares, energy };
  const saved = await call('PUT', `/patient-service/nutritional-plan/${plan.id}`, body, {
    'if-match': '"1"',
  });
  expect(saved.status).toBe(200);
  return id;
}

test('a week of menus leaves the clinic as a shopping list, spreadsheets and a PDF in both languages', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const patientId = await patientWithPlan(page);
  await visit(page, `/patient/${patientId}/nutrition/menus`);
  await page.getByRole('button', { name: menus('week.fill'), exact: true }).click();
  await expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 60_000 });
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: label('menu') }).click();
    await page.getByRole('menuitem', { name: label(entry) }).click();
  };

  await choose('shopping.action');
  const sheet = page.getByRole('region', { name: label('shopping.title') });
  await expect(sheet.getByRole('heading', { name: label('aisle.PRODUCE') })).toBeVisible();
  const first = (await sheet.getByRole('term').first().textContent()) ?? '';
  expect(first).not.toBe('');
  await expectAccessible(page, 'a shopping list', { widths: WIDTHS });
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label('shopping.csv') }).click(),
  ]);
  const csv = readFileSync(await list.path(), 'utf8');
  expect(csv).toContain(label('shopping.column.household'));
  expect(csv).toContain(`${label('aisle.PRODUCE')};${first};`);
  await page.getByRole('button', { name: label('shopping.back') }).click();

  const [table] = await Promise.all([page.waitForEvent('download'), choose('csv.action')]);
  expect(readFileSync(await table.path(), 'utf8')).toContain(first);

  for (const [language, words] of [
    ['es', { tag: 'es-ES', targets: 'Tu energía y su reparto', list: 'Lista de la compra, semana 1' }],
    ['en', { tag: 'en-US', targets: 'Your energy and its shares', list: 'Shopping list, week 1' }],
  ] as const) {
    await choose('pdf.action');
    const dialog = page.getByRole('dialog', { name: label('pdf.title') });
    await expect(dialog).toBeVisible();
    if (language === 'es') await expectAccessible(page, 'the dialog of a PDF', { widths: WIDTHS });
    await dialog.getByRole('button', { name: label('pdf.language') }).click();
    await page.getByRole('option', { name: label(`pdf.in.${language}`) }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: label('pdf.download') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^plan-nutricional-paula-papel.*-2198-01-01\.pdf$/);
    const pdf = await readDownloadedPdf(download);
    expect(pdf.language).toBe(words.tag);
    expect(pdf.title).toMatch(/^Una semana en casa – Paula Papel/);
    expect([...pdf.roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'Table', 'TH', 'L']));
    for (const text of [words.targets, words.list]) expect(pdf.text).toContain(text);
    if (language === 'es') expect(pdf.text).toContain(first);
    await expect(dialog).toHaveCount(0);
  }
});
