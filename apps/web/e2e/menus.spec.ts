import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, reload, signIn, tabTo, test, translate, visit } from './journey.ts';
import { ownPlan } from './own-plan.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menus:${key}`, values);
const meal = (key: string) => translate('es', `foods:meal.${key}`);

const TWO_WEEKS = { surname: 'Menús', plan: 'Dos semanas', weeks: 2 };
const saved = (page: Page) => expect(page.getByText(label('saving.saved'))).toBeVisible({ timeout: 20_000 });
const cards = (page: Page) => page.getByRole('grid').locator('[data-card-open]');

test('a week is filled, a food swapped, a day copied and taken back, and all of it is kept', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { patientId } = await ownPlan(page, { ...TWO_WEEKS, name: 'Irene' });
  await visit(page, `/patient/${patientId}/nutrition/menus`);
  const board = page.getByRole('grid', { name: label('board.label', { week: 1 }) });
  await expect(board).toBeVisible();
  await page.getByRole('button', { name: label('week.fill'), exact: true }).click();
  await expect(cards(page)).toHaveCount(35, { timeout: 60_000 });
  await saved(page);
  await expectAccessible(page, 'a week of menus', { widths: WIDTHS });

  await page.getByRole('button', { name: new RegExp(`^${label('shown.label')}`) }).click();
  await page.getByRole('menuitem', { name: label('week.intakes') }).click();
  const week = label('intakes.week', { week: 1 });
  const intakes = page.getByRole('dialog', { name: label('intakes.title') });
  const table = intakes.getByRole('table', { name: label('intakes.table', { label: week }) });
  await expect(table.getByRole('rowheader', { name: translate('es', 'foods:nutrient.fibre') })).toBeVisible();
  await expect(intakes.getByText(label('intakes.average', { label: week, days: 7 }))).toBeVisible();
  await intakes.getByRole('button', { name: label('intakes.sources') }).click();
  await expect(intakes.getByRole('link', { name: 'EFSA Journal 2010;8(3):1462' })).toBeVisible();
  await expectAccessible(page, 'minerals and vitamins of a week', { widths: WIDTHS });
  await page.keyboard.press('Escape');
  await expect(intakes).toHaveCount(0);

  await cards(page).nth(14).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(label('reason.title'))).toBeVisible();
  await expect(dialog.getByText(label('meal.mismatch'))).toHaveCount(0);
  await dialog.getByRole('textbox', { name: label('meal.name') }).fill('a'.repeat(47));
  await expect(dialog.getByText(label('meal.nameTooLong', { max: 46, length: 47 }))).toBeVisible();
  await dialog.getByRole('textbox', { name: label('meal.name') }).fill('La comida del lunes');
  await dialog.getByRole('combobox', { name: label('picker.search') }).fill('aceite de oliva');
  await dialog.getByRole('option', { name: 'Aceite de oliva' }).first().click();
  await dialog.getByRole('button', { name: label('picker.addFood', { food: 'Aceite de oliva' }) }).click();
  await expect(dialog.getByText(label('meal.mismatch'))).toBeVisible();
  await expectAccessible(page, 'a meal', { widths: WIDTHS });
  await dialog.getByRole('button', { name: label('meal.done') }).click();
  await expect(page.getByText('La comida del lunes')).toBeVisible();
  await saved(page);

  await page.getByRole('button', { name: label('undo') }).click();
  await page.getByRole('button', { name: label('undo') }).click();
  await expect(page.getByText('La comida del lunes')).toHaveCount(0);
  await page.getByRole('button', { name: label('redo') }).click();
  await expect(page.getByText('La comida del lunes')).toBeVisible();
  await saved(page);
  await reload(page);
  await expect(cards(page)).toHaveCount(35);
  await expect(page.getByText('La comida del lunes')).toBeVisible();
  await page.getByRole('button', { name: label('undo') }).click();
  await expect(page.getByText('La comida del lunes')).toHaveCount(0);
  await saved(page);
});

test('a day is filled, copied and emptied by keyboard', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const { patientId } = await ownPlan(page, { ...TWO_WEEKS, name: 'Nuria' });
  await visit(page, `/patient/${patientId}/nutrition/menus`);
  const dayActions = page.getByRole('grid').getByRole('columnheader').getByRole('button');
  await expect(dayActions).toHaveCount(7);
  const choose = async (day: number, action: string) => {
    await tabTo(page, dayActions.nth(day), 120);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: label(action) }).press('Enter');
  };
  await choose(0, 'day.fill');
  await expect(cards(page)).toHaveCount(5, { timeout: 60_000 });
  await choose(0, 'day.intakes');
  const intakes = page.getByRole('dialog', { name: label('intakes.title') });
  await expect(
    intakes.getByRole('rowheader', { name: translate('es', 'foods:nutrient.iron') }),
  ).toBeVisible();
  await intakes.getByRole('button', { name: label('intakes.sources') }).press('Enter');
  await expect(intakes.getByRole('link', { name: /EFSA Journal 2015;13\(10\):4254/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(intakes).toHaveCount(0);
  await choose(0, 'day.copy');
  await choose(1, 'day.paste');
  await expect(cards(page)).toHaveCount(10);
  await choose(0, 'day.clear');
  await expect(cards(page)).toHaveCount(5);
  await page.keyboard.press('Control+z');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('rowheader').filter({ hasText: meal('LUNCH') })).toBeVisible();
  await saved(page);
});
