import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, reload, signIn, test, translate, visit } from './journey.ts';
import { noteTyping, waitForAllTyped } from './kept-drafts.ts';

/** Menus that journeys of the first clinic fill at the same time may not take a food that is deleted here. */
const SPECIALIST = PEOPLE.otherSpecialist;

const label = (key: string, values: Record<string, string> = {}) => translate('es', `foods:${key}`, values);

test('a food is found in the catalogue, copied, changed and deleted', async ({ page }) => {
  await signIn(page, SPECIALIST);
  await page
    .getByRole('link', { name: translate('es', 'app:place.foods') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: label('title'), level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: label('search') }).fill('almendra pelada');
  await page.getByRole('link', { name: 'Almendra pelada' }).first().click();
  await expect(page.getByRole('heading', { name: 'Almendra pelada', level: 1 })).toBeVisible();
  await expect(page.getByText('Anses. Ciqual')).toBeVisible();
  await expect(page.getByText(label('restriction.NUTS'))).toBeVisible();
  await expectAccessible(page, 'a food of the catalogue', { widths: WIDTHS });

  await page
    .getByRole('button', { name: label('action.duplicate') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Almendra pelada (copia)', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: label('action.edit') }).click();
  const editing = page.getByRole('dialog', { name: label('form.edit') });
  const name = `Almendra de casa ${Date.now()}`;
  await editing.getByRole('textbox', { name: label('form.nameEs') }).fill(name);
  await editing.getByRole('textbox', { name: label('nutrient.energy') }).fill('2640');
  await expect(editing.getByText(/kilojulios/)).toBeVisible();
  await editing.getByRole('textbox', { name: label('nutrient.energy') }).fill('631');
  await expectAccessible(page, 'the form of a food', { widths: WIDTHS });
  await editing.getByRole('button', { name: label('form.save') }).click();
  await expect(editing).toBeHidden();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: translate('es', 'app:action.more') }).click();
  await page.getByRole('menuitem', { name: label('action.delete') }).click();
  await page.getByRole('button', { name: label('delete.confirm') }).click();
  await expect(page.getByText(translate('es', 'messages:food.delete.done'))).toBeVisible();
  await expectAccessible(page, 'the list of foods', { widths: WIDTHS });
});

test('a recipe is typed by keyboard, kept as a draft, and inherits restrictions', async ({ page }) => {
  const name = `Tostada ${Date.now()}`;
  await noteTyping(page);
  await signIn(page, SPECIALIST);
  await visit(page, '/foods?new=recipe');
  const dialog = page.getByRole('dialog', { name: label('form.createRecipe') });
  await dialog.getByRole('textbox', { name: label('form.nameEs') }).fill(name);
  await waitForAllTyped(page);
  await reload(page);
  await visit(page, '/foods?new=recipe');
  await expect(dialog.getByRole('textbox', { name: label('form.nameEs') })).toHaveValue(name);
  await dialog.getByRole('button', { name: new RegExp(label('form.category')) }).press('Enter');
  await page.getByRole('option', { name: label('category.BREAD_PASTA') }).press('Enter');
  await dialog.getByRole('button', { name: label('form.addIngredient') }).press('Enter');
  await dialog
    .getByRole('combobox', { name: label('form.ingredient', { number: '1' }) })
    .pressSequentially('pan de barra');
  await expect(page.getByRole('option', { name: 'Pan de barra' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: label('form.ingredientGrams', { number: '1' }) }).fill('60');
  await dialog.getByRole('textbox', { name: label('form.yieldGrams') }).fill('50');
  await dialog.getByRole('button', { name: label('form.save') }).press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(label('restriction.GLUTEN'))).toBeVisible();
  await expect(page.getByText(label('page.sourceRecipe'))).toBeVisible();
});

test('a receptionist reads foods and changes none', async ({ page }) => {
  await signIn(page, PEOPLE.receptionist, '/foods');
  await expect(page.getByRole('heading', { name: label('title'), level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: label('new') })).toHaveCount(0);
});
