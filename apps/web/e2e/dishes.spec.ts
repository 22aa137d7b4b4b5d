import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, signIn, test, translate } from './journey.ts';

const SPECIALIST = PEOPLE.otherSpecialist;
const label = (key: string, values: Record<string, string> = {}) => translate('es', `dishes:${key}`, values);

const recipe = (name: string) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    inLanguage: 'es',
    recipeYield: '4',
    totalTime: 'PT45M',
    recipeIngredient: ['320 g de garbanzos cocidos', '40 g de almendra pelada', '20 g de mojo xyzzy'],
    recipeInstructions: ['Calienta los garbanzos.', 'Añade la almendra.'],
  });

test('a clinic’s own dish comes from a text, is checked, kept, deleted and brought back', async ({
  page,
}) => {
  const name = `Garbanzos con almendra ${Date.now()}`;
  await signIn(page, SPECIALIST, '/foods');
  await page.getByRole('link', { name: label('title') }).click();
  await expect(page).toHaveURL(/view=dishes/);
  await expect(page.getByRole('heading', { name: label('title'), level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: label('search') }).fill('lentejas');
  await expect(page.getByRole('link', { name: /^Lentejas/ }).first()).toBeVisible();
  await expectAccessible(page, 'the list of dishes', { widths: WIDTHS });

  await page.getByRole('button', { name: translate('es', 'app:action.more') }).click();
  await page.getByRole('menuitem', { name: label('import.open') }).click();
  const pasting = page.getByRole('dialog', { name: label('import.title') });
  await pasting.getByRole('textbox', { name: label('import.pasted') }).fill('Garbanzos de mi madre');
  await pasting.getByRole('button', { name: label('import.read') }).click();
  await expect(pasting.getByText(translate('es', 'errors:code.RECIPE_NOT_FOUND'))).toBeVisible();
  await pasting.getByRole('textbox', { name: label('import.pasted') }).fill(recipe(name));
  await pasting.getByRole('button', { name: label('import.read') }).click();

  const checking = page.getByRole('dialog', { name: label('import.check') });
  await expect(checking.getByRole('textbox', { name: label('form.nameEs') })).toHaveValue(name);
  await expect(
    checking.getByRole('combobox', { name: label('form.ingredient.foodId', { number: '1' }) }),
  ).toHaveValue('Garbanzos cocidos');
  await expect(checking.getByText(label('form.noFoodHint', { name: 'mojo xyzzy' }))).toBeVisible();
  await checking.getByRole('button', { name: new RegExp(label('form.course')) }).press('Enter');
  await page.getByRole('option', { name: label('course.SINGLE') }).press('Enter');
  await checking.getByRole('checkbox', { name: translate('es', 'foods:meal.LUNCH') }).press('Space');
  await expectAccessible(page, 'a recipe to check', { widths: WIDTHS });
  await checking.getByRole('button', { name: label('import.confirm') }).click();

  // One ingredient is no food: the dish says so, and what is known of the others stays.
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(/No se sabe qué lleva: mojo xyzzy/)).toBeVisible();
  await expect(page.getByText(translate('es', 'foods:restriction.NUTS')).first()).toBeVisible();
  await expectAccessible(page, 'a dish', { widths: WIDTHS });
  await page.getByRole('button', { name: label('action.edit') }).click();
  const editing = page.getByRole('dialog', { name: label('form.edit') });
  await editing.getByRole('button', { name: label('form.removeIngredient', { number: '3' }) }).click();
  await editing.getByRole('button', { name: label('form.save') }).click();
  await expect(editing).toBeHidden();
  await expect(page.getByText(/No se sabe qué lleva/)).toHaveCount(0);

  await page.getByRole('button', { name: translate('es', 'app:action.more') }).click();
  await page.getByRole('menuitem', { name: label('action.delete') }).click();
  await expect(page.getByText(translate('es', 'messages:dish.delete.done'))).toBeVisible();
  await page.getByRole('button', { name: translate('es', 'app:notices.undo') }).click();
  await expect(page.getByText(translate('es', 'messages:dish.restore.done'))).toBeVisible();
  await page.getByRole('searchbox', { name: label('search') }).fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a receptionist reads dishes and changes none', async ({ page }) => {
  await signIn(page, PEOPLE.receptionist, '/foods?view=dishes');
  await expect(page.getByRole('heading', { name: label('title'), level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: label('new') })).toHaveCount(0);
});
