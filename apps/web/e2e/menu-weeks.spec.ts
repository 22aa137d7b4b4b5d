import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, reload, signIn, test, translate, visit } from './journey.ts';
import { ownPlan } from './own-plan.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menus:${key}`, values);
const saved = (page: Page) => expect(page.getByText(label('saving.saved'))).toBeVisible({ timeout: 20_000 });
const cards = (page: Page) => page.getByRole('grid').locator('[data-card-open]');

test('twelve weeks are seen at once, one copied over the others, and all taken back after a reload', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { patientId } = await ownPlan(page, {
    name: 'Olaia',
    surname: 'Semanas',
    plan: 'Doce semanas',
    weeks: 12,
  });
  await visit(page, `/patient/${patientId}/nutrition/menus`);
  await page.getByRole('button', { name: label('week.fill'), exact: true }).click();
  await expect(cards(page)).toHaveCount(35, { timeout: 60_000 });
  await expect(page.getByText(label('week.status.COMPLETE'), { exact: true })).toBeVisible();
  await saved(page);

  await page.getByRole('button', { name: label('week.more') }).click();
  await page.getByRole('menuitem', { name: label('week.copyTo') }).click();
  const dialog = page.getByRole('dialog', { name: label('copyWeek.title', { week: 1 }) });
  await dialog.getByRole('button', { name: label('copyWeek.following') }).click();
  await expect(dialog.getByText(label('copyWeek.nothing'))).toBeVisible();
  await expectAccessible(page, 'copying a week to others', { widths: WIDTHS });
  await dialog.getByRole('button', { name: label('copyWeek.confirm') }).click();
  await saved(page);

  await page.getByRole('button', { name: new RegExp(`^${label('shown.label')}`) }).click();
  await page.getByRole('menuitemradio', { name: label('week.viewPlan') }).click();
  const plan = page.getByRole('group', { name: label('board.labelPlan') });
  await expect(plan.getByRole('heading')).toHaveCount(12);
  await expect(plan.getByText(label('week.status.COMPLETE'), { exact: true })).toHaveCount(12);
  // Only the weeks in view are rendered.
  await expect(plan.getByRole('grid').first()).toBeVisible();
  expect(await plan.getByRole('grid').count()).toBeLessThan(6);
  await expectAccessible(page, 'all weeks of a plan', { widths: WIDTHS });
  await cards(page).first().focus();
  await page.keyboard.press('Alt+PageDown');
  await expect(plan.getByRole('heading').nth(1)).toBeFocused();
  await page.keyboard.press('Alt+PageDown');
  await expect(plan.getByRole('heading').nth(2)).toBeFocused();
  await expect(page.getByRole('grid', { name: label('board.label', { week: 3 }) })).toBeVisible();

  await reload(page);
  await expect(cards(page)).toHaveCount(35);
  await page.keyboard.press('Control+z');
  await saved(page);
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByText(label('week.status.EMPTY'), { exact: true })).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText(label('week.status.COMPLETE'), { exact: true })).toBeVisible();
  await saved(page);
});

test('two people change one week: each sees what the other did, and nothing is lost', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { patientId } = await ownPlan(page, {
    name: 'Unai',
    surname: 'Semanas',
    plan: 'De dos personas',
    weeks: 1,
  });
  const address = `/patient/${patientId}/nutrition/menus`;
  await visit(page, address);
  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await signIn(other, PEOPLE.specialist);
  await visit(other, address);

  const name = async (on: Page, meal: string, text: string) => {
    const cell = `Añadir a ${translate('es', `foods:meal.${meal}`)}, `;
    await on.getByRole('grid').getByRole('button', { name: cell }).first().click();
    const dialog = on.getByRole('dialog');
    await dialog.getByRole('textbox', { name: label('meal.name') }).fill(text);
    await dialog.getByRole('button', { name: label('meal.done') }).click();
    await expect(on.getByText(text)).toBeVisible();
    await saved(on);
  };
  await expect(other.getByRole('grid')).toBeVisible();
  await name(page, 'LUNCH', 'La comida de Ana');
  await name(other, 'DINNER', 'La cena de Luis');
  await expect(other.getByText(label('others.title'))).toBeVisible();
  for (const on of [page, other]) {
    await reload(on);
    await expect(on.getByText('La comida de Ana')).toBeVisible();
    await expect(on.getByText('La cena de Luis')).toBeVisible();
  }
  await other.context().close();
});
