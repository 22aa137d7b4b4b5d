import { callerOf } from './api-caller.ts';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, signIn, test, translate, visit } from './journey.ts';
import { ownPlan } from './own-plan.ts';

const say = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `food-preferences:${key}`, values);
const menus = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menus:${key}`, values);
const paper = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `menu-paper:${key}`, values);

interface Served {
  dishes: { id: string; minutes: number | null }[];
}
interface Week {
  weeks: Record<string, { dishes?: { dishId: string | null }[] }>[][];
}

test('who has little time and cooks for four has quick dishes on working days, and a list for four', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { patientId, planId } = await ownPlan(page, {
    name: 'Rita',
    surname: 'Reloj',
    plan: 'Una semana con prisa',
    weeks: 1,
  });
  await visit(page, `/patient/${patientId}/nutrition/plans/${planId}/preferences`);
  await page.getByRole('button', { name: `${say('change')}: ${say('title')}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: say('title') });
  await dialog.getByRole('textbox', { name: say('form.weekdayMinutes') }).fill('20');
  await dialog.getByRole('textbox', { name: say('form.cooksFor') }).fill('4');
  await dialog.getByRole('switch', { name: say('form.wantsLeftovers') }).press('Space');
  await expectAccessible(page, 'the form of preferences', { widths: WIDTHS });
  await dialog.getByRole('button', { name: say('save') }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(say('said.minutes', { count: 20 }))).toBeVisible();
  await expectAccessible(page, 'the preferences of a plan', { widths: WIDTHS });

  await visit(page, `/patient/${patientId}/nutrition/menus`);
  const summary = [
    say('summary.weekday', { count: 20 }),
    say('summary.persons', { count: 4 }),
    say('summary.leftovers'),
  ].join(' · ');
  await expect(page.getByText(summary)).toBeVisible();
  await page.getByRole('button', { name: menus('week.fill'), exact: true }).click();
  await expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 60_000 });

  const call = await callerOf<Served & Week>(page);
  const of = `/nutrition-service/nutritional-plan/${planId}`;
  const known = (await call('GET', `${of}/menu-dishes`)).body;
  const minutes = new Map(known.dishes.map((dish) => [dish.id, dish.minutes]));
  const { weeks } = (await call('GET', `${of}/menu`)).body;
  // The plan begins on 1 January 2198, a Monday.
  const working = weeks[0]!.slice(0, 5);
  const cooked = working.flatMap((day, at) =>
    Object.entries(day).flatMap(([meal, { dishes = [] }]) =>
      dishes.filter(({ dishId }) => {
        const evening = meal === 'LUNCH' && at > 0 ? (working[at - 1]!['DINNER']?.dishes ?? []) : [];
        return !evening.some((each) => each.dishId === dishId);
      }),
    ),
  );
  expect(cooked.length).toBeGreaterThan(20);
  for (const { dishId } of cooked) expect(minutes.get(dishId ?? '')).toBeLessThanOrEqual(20);

  await page.getByRole('button', { name: paper('menu') }).click();
  await page.getByRole('menuitem', { name: paper('shopping.action') }).click();
  await expect(page.getByText(paper('shopping.forPersons_other', { count: 4 }))).toBeVisible();
});
