import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, signIn, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const menus = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menus:${key}`, values);
const saved = (page: Page) => expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 30_000 });
const cards = (page: Page) => page.getByRole('grid').locator('[data-card-open]');

test('a new allergy in the record warns in the running plan until its meals are mended', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const { id, call } = await ownPatient(page, {
    name: 'Alergia',
    surname: 'Nueva',
    birthdate: '1982-03-09',
  });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
  const period = { name: 'En curso', weeks: 2, startDate: today };
  const made = await call('POST', `/patient-service/patient/${id}/nutritional-plan`, period);
  expect(made.status).toBe(201);
  const plan = made.body as unknown as { id: string; mealShares: object; macroShares: object };
  const { mealShares, macroShares } = plan;
  const energy = { kcal: 2000, source: 'TYPED', on: today };
  const whole = { ...period, mealShares, macroShares, energy };
  const path = `/patient-service/nutritional-plan/${plan.id}`;
  expect((await call('PUT', path, whole, { 'if-match': '"1"' })).status).toBe(200);

  const board = `/patient/${id}/nutrition/menus`;
  const warning = page
    .getByText(/^Hay (una comida|\d+ comidas) con alimentos que el paciente no debe o no quiere tomar$/)
    .first();
  await visit(page, board);
  await page.getByRole('button', { name: menus('week.fill'), exact: true }).press('Enter');
  await expect(cards(page)).toHaveCount(35, { timeout: 60_000 });
  await saved(page);
  await expect(warning).toHaveCount(0);
  const before = await cards(page).allInnerTexts();

  const answers = { hasAllergies: true, allergies: ['MILK'] };
  const record = `/patient-service/patient/${id}/patient-data/habits`;
  expect((await call('PUT', record, { answers }, { 'if-match': '"0"' })).status).toBe(200);

  // In the record (in its line and among what cannot wait), beside the list of plans, on the pages of the plan, and above the menus.
  const alert = page.getByRole('link', {
    name: translate('es', 'patients:alert.MENU_RESTRICTED', { name: 'En curso' }),
  });
  await visit(page, `/patient/${id}/info`);
  await expect(alert).toHaveCount(2);
  await expect(alert.last()).toBeVisible();
  await visit(page, `/patient/${id}/nutrition/plans`);
  await expect(page.getByRole('link', { name: 'En curso', exact: true }).first()).toBeVisible();
  await expect(alert).toBeVisible();
  await visit(page, `/patient/${id}/nutrition/plans/${plan.id}/patient-data`);
  await expect(warning).toBeVisible();
  await page.getByRole('link', { name: menus('restrictions.open') }).press('Enter');
  await expect(warning).toBeVisible();
  const breaks = translate('es', 'food-meanings:breaks.MILK');
  const toMend = page.getByRole('list', { name: menus('restrictions.meals') });
  await expect(toMend.getByText(breaks).first()).toBeVisible();
  await expectAccessible(page, 'menus that break a restriction', { widths: WIDTHS });

  // Only those meals are filled again, after what would change was shown.
  await page.getByRole('button', { name: menus('restrictions.fill') }).press('Enter');
  const proposal = page.getByRole('dialog', { name: menus('fill.proposal.title') });
  await expect(proposal).toBeVisible({ timeout: 60_000 });
  const changes = await proposal
    .getByRole('list', { name: new RegExp(`^${menus('compare.meals', { day: '' })}`) })
    .locator(':scope > li')
    .count();
  expect(await cards(page).allInnerTexts()).toEqual(before);
  await proposal.getByRole('button', { name: menus('fill.replace') }).press('Enter');
  await expect(warning).toHaveCount(0);
  await saved(page);
  const after = await cards(page).allInnerTexts();
  const changed = after.filter((text, index) => text !== before[index]);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(changes);

  await visit(page, `/patient/${id}/nutrition/plans/${plan.id}/patient-data`);
  await expect(page.getByRole('heading', { name: 'En curso', level: 1 })).toBeVisible();
  await expect(warning).toHaveCount(0);
  await visit(page, `/patient/${id}/info`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);

  // The repair is one step, and taking it back brings the warning again.
  await visit(page, board);
  await expect(cards(page)).toHaveCount(35);
  await page.keyboard.press('Control+z');
  await expect(warning).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(warning).toHaveCount(0);
  await saved(page);
});
