import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, signIn, test, translate } from './journey.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `food-imports:${key}`, values);

/** A table as Excel in Spanish saves it; row 4 repeats row 2, row 5 has no number, and the energy is in kilojoules. */
function table(mark: string): Buffer {
  const lines = [
    'Alimento;Grupo;Energía;Proteínas (g);Grasas (g);Hidratos de carbono (g);Sal (g);Hierro (mg)',
    `Pan ${mark};Panadería;1046;8,5;1,2;49,5;1,3;1,5`,
    `Yogur ${mark};Lácteos;255;3,3;3,3;4,5;0,1;tr`,
    `PAN ${mark};Panadería;1046;8,5;1,2;49,5;1,3;-`,
    `Queso ${mark};Lácteos;mucha;21;29;2;1,8;<0,1`,
    `Cocido ${mark};Platos de la abuela;544;9;6;10,5;1,1;2,1`,
    `Leche entera;Lácteos;255;3,2;3,2;4,8;0,1;-`,
  ];
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

test('a table of foods is mapped, questioned, reviewed and saved at once', async ({ page }) => {
  const mark = Math.random().toString(36).slice(2, 8);
  await signIn(page, PEOPLE.specialist, '/foods');
  await page.getByRole('button', { name: translate('es', 'app:action.more') }).click();
  await page.getByRole('menuitem', { name: translate('es', 'foods:import') }).click();
  await expect(page.getByRole('heading', { name: label('title'), level: 1 })).toBeVisible();
  await expectAccessible(page, 'import of foods', { widths: WIDTHS });
  const choose = page.locator('input[type="file"]').first();
  await choose.setInputFiles({
    name: 'antiguo.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]),
  });
  await expect(page.getByRole('alert')).toContainText(label('refused.FILE_TYPE'));

  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: `tabla-${mark}.csv`, mimeType: 'text/csv', buffer: table(mark) });
  await expect(page.getByText(label('columns.title'))).toBeVisible();
  // Kilojoules are noticed, and one press reads them as such.
  await page.getByRole('button', { name: label('doubt.ENERGY_AS_KJ_fix') }).click();
  await expect(page.getByText(label('doubt.ENERGY_AS_KJ'))).toBeHidden();
  await expect(page.getByText(label('reading.foods_other', { formatted: '3' }))).toBeVisible();
  // A group of the table's own is given a category.
  const group = page.getByRole('combobox', { name: 'Platos de la abuela' });
  await group.pressSequentially('legum');
  await expect(page.getByRole('option', { name: translate('es', 'foods:category.LEGUMES') })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(label('reading.foods_other', { formatted: '4' }))).toBeVisible();
  await expectAccessible(page, 'columns of a table of foods', { widths: WIDTHS });

  await page.getByRole('button', { name: label('check') }).click();
  await expect(page.getByText(label('review.repeated', { row: 2 }))).toBeVisible();
  await expect(page.getByText(/«mucha»/)).toBeVisible();
  await expect(page.getByText(label('review.catalogue_one', { formatted: '1' }))).toBeVisible();
  await expectAccessible(page, 'review of a table of foods', { widths: WIDTHS });
  await page.getByRole('button', { name: label('review.save_other', { formatted: '3' }) }).click();
  await expect(page.getByRole('heading', { name: label('done.title') })).toBeVisible();
  await page.getByRole('link', { name: label('done.list') }).click();
  await page.getByRole('searchbox', { name: translate('es', 'foods:search') }).fill(`yogur ${mark}`);
  // A row that is drawn anew while it is pressed opens nothing.
  await expect(page.getByText(translate('es', 'app:list.total_one', { total: '1' }))).toBeVisible();
  await page.getByRole('link', { name: `Yogur ${mark}` }).click();
  await expect(page.getByRole('heading', { name: `Yogur ${mark}`, level: 1 })).toBeVisible();
  await expect(page.getByText('61 kcal').first()).toBeVisible();
  // A trace is not known, and not zero.
  const iron = page.getByRole('row', { name: new RegExp(translate('es', 'foods:nutrient.iron')) });
  await expect(iron).toContainText(translate('es', 'foods:page.unknown'));
});
