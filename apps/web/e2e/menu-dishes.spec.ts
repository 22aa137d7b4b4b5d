import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, reload, signIn, test, translate, visit } from './journey.ts';
import { ownPlan } from './own-plan.ts';

const dishes = (key: string, values: Record<string, string> = {}) => translate('es', `dishes:${key}`, values);
const menus = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menus:${key}`, values);
const paper = (key: string) => translate('es', `menu-paper:${key}`);

const recipe = (name: string) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    inLanguage: 'es',
    recipeYield: '4',
    totalTime: 'PT45M',
    recipeIngredient: ['640 g de garbanzos cocidos', '40 g de almendra pelada'],
    recipeInstructions: ['Calienta los garbanzos.', 'Añade la almendra.'],
  });

/** A dish for lunch from the text of its recipe. */
async function importDish(page: Page, name: string) {
  await visit(page, '/foods?view=dishes&new=import');
  const pasting = page.getByRole('dialog', { name: dishes('import.title') });
  await pasting.getByRole('textbox', { name: dishes('import.pasted') }).fill(recipe(name));
  await pasting.getByRole('button', { name: dishes('import.read') }).click();
  const checking = page.getByRole('dialog', { name: dishes('import.check') });
  await checking.getByRole('button', { name: new RegExp(dishes('form.course')) }).press('Enter');
  await page.getByRole('option', { name: dishes('course.SINGLE') }).press('Enter');
  await checking.getByRole('checkbox', { name: translate('es', 'foods:meal.LUNCH') }).press('Space');
  await checking.getByRole('button', { name: dishes('import.confirm') }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('a clinic’s own dish goes from a text into a meal, onto the board and into the shopping list', async ({
  page,
}) => {
  const name = `Garbanzos con almendra ${Date.now()}`;
  await signIn(page, PEOPLE.specialist);
  await importDish(page, name);
  const { patientId } = await ownPlan(page, {
    name: 'Delia',
    surname: 'Plato',
    plan: 'Una semana de platos',
    weeks: 1,
  });
  await visit(page, `/patient/${patientId}/nutrition/menus`);
  const board = page.getByRole('grid', { name: menus('board.label', { week: 1 }) });
  await board
    .getByRole('button', { name: new RegExp(`${translate('es', 'foods:meal.LUNCH')}, `) })
    .first()
    .click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: menus('dish.add') }).press('Space');
  const search = dialog.getByRole('combobox', { name: menus('dish.search') });
  await search.fill('garbanzos con almendra');
  await expect(dialog.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await search.fill(name);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await search.press('Enter');
  const add = dialog.getByRole('button', { name: menus('picker.addFood', { food: name }) });
  await expect(add).toBeVisible();
  await expectAccessible(page, 'a dish for a meal', { widths: WIDTHS });
  await add.press('Enter');
  await expect(search).toBeFocused();
  const foods = dialog.getByRole('list', { name: menus('dish.foods', { dish: name }) });
  await expect(foods.getByText('Garbanzos cocidos', { exact: true })).toBeVisible();
  // What has been cooked in a dish is not called raw, and nothing is missing from a meal that has a legume.
  await expect(dialog.getByText(/en crudo/)).toHaveCount(0);
  await expectAccessible(page, 'a meal with a dish', { widths: WIDTHS });
  await dialog.getByRole('button', { name: menus('dish.remove', { dish: name }) }).click();
  await expect(foods).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: menus('undo') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(foods).toBeVisible();
  await dialog.getByRole('button', { name: menus('meal.done') }).click();

  await expect(board.getByText(name)).toBeVisible();
  await expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'a board with a dish', { widths: WIDTHS });
  await reload(page);
  await expect(board.getByText(name)).toBeVisible();

  await page.getByRole('button', { name: paper('menu') }).click();
  await page.getByRole('menuitem', { name: paper('shopping.action') }).click();
  const sheet = page.getByRole('region', { name: paper('shopping.title') });
  // Boiled ones are bought in a jar.
  await expect(sheet.getByRole('term').filter({ hasText: 'Garbanzos en conserva' })).toBeVisible();
  await expect(sheet.getByText(name)).toHaveCount(0);
});
