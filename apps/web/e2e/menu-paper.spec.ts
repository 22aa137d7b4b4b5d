import { readFileSync } from 'node:fs';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, signIn, test, translate, visit } from './journey.ts';
import { ownPlan } from './own-plan.ts';
import { readDownloadedPdf } from './pdf.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menu-paper:${key}`, values);
const menus = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menus:${key}`, values);

test('a week of menus leaves the clinic as a shopping list, spreadsheets and a PDF in both languages', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { patientId } = await ownPlan(page, {
    name: 'Paula',
    surname: 'Papel',
    plan: 'Una semana en casa',
    weeks: 1,
  });
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
