import { expectAccessible, WIDTHS } from './axe.ts';
import { callerOf } from './api-caller.ts';
import { expect, inTurn, PEOPLE, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { measuredTest } from './measured-test.ts';
import { addPlan } from './patient-plan.ts';

interface Answer {
  items: { id: string; nameEs: string; nameEn: string }[];
}

for (const language of inTurn(import.meta.url))
  test(`a logged meal is put into a menu by keys, by mouse and by its menu (${language})`, async ({
    page,
  }) => {
    const say = (key: string, values: Record<string, string | number> = {}) =>
      translate(language, `menus:${key}`, values);
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const patient = await measuredTest(page, language, language === 'es' ? 'Brigida' : 'Eulalia');
    await addPlan(patient, { plan: 'Una semana', weeks: 1 });
    const call = await callerOf<Answer>(page);
    const bread = (await call('GET', '/nutrition-service/food?search=pan+de+barra')).body.items[0];
    if (!bread) throw new Error('The catalogue has bread.');
    const food = language === 'es' ? bread.nameEs : bread.nameEn;
    // The third one on each of the sensor's days makes the response known.
    for (const day of ['20', '21', '22']) {
      const added = await call('POST', `/measurement-service/cgm/${patient.testId}/events`, {
        type: 'MEAL',
        name: `Tostada ${day}`,
        start: `2026-01-${day}T18:55:00Z`,
        foods: [{ foodId: bread.id, amount: 60, unit: 'G' }],
      });
      expect(added.status).toBe(201);
    }
    await visit(page, `/patient/${patient.id}/nutrition/menus`);
    const board = page.getByRole('grid', { name: say('board.label', { week: 1 }) });
    const cards = board.locator('[data-card-open]');
    const shown = page.getByRole('button', { name: new RegExp(`^${say('shown.label')}`) });
    await tabTo(page, shown, 120);
    await page.keyboard.press('Enter');
    await page
      .getByRole('menuitemcheckbox', { name: say('responses.show_other', { count: 3 }) })
      .press('Space');
    await page.keyboard.press('Escape');
    await expect(shown).toContainText(say('shown.logged'));
    const tray = page.getByRole('list', { name: say('responses.tray') });
    await expect(tray.getByRole('listitem')).toHaveCount(3);
    // The latest first, with its curve, its rise, and that it is long ago.
    const first = tray.getByRole('listitem').first();
    await expect(first).toContainText('Tostada 22');
    await expect(first).toContainText('+100\u00a0mg/dL');
    await expect(first.getByText(say('responses.old', { when: '' }).trim())).toBeVisible();
    await expect(first.getByRole('img')).toBeVisible();
    await expectAccessible(page, 'logged meals above a week', { widths: WIDTHS });

    // By keys: picked up, to breakfast of the first day, one day on, dropped.
    const handle = first.locator('[data-sort-handle]');
    await tabTo(page, handle, 120);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText('Tostada 22');
    await expect(handle).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cards).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(cards).toHaveCount(1);

    // The meal has the food in the same weight, and names the response to it.
    await cards.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('60 g', { exact: false }).first()).toBeVisible();
    const figure = say('responses.figure', { food });
    await expect(dialog.getByText(/\+100\u00a0mg\/dL .*20?26/).first()).toBeVisible();
    await dialog.getByRole('button', { name: new RegExp(figure) }).click();
    await expect(page.getByText(say('responses.formula'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'a meal whose food has a known response', { widths: WIDTHS });
    await dialog.getByRole('switch', { name: say('meal.lock') }).click({ force: true });
    await dialog.getByRole('button', { name: say('meal.done') }).click();

    // A locked meal stays, and that is said; the place beside it takes the meal.
    const second = tray.getByRole('listitem').nth(1);
    const target = cards.first();
    await second.locator('[data-sort-handle]').hover();
    await page.mouse.down();
    const box = await target.boundingBox();
    if (!box) throw new Error('The card is on the screen.');
    await page.mouse.move(box.x + 5, box.y + 5, { steps: 8 });
    await page.mouse.up();
    await expect(cards.first()).toContainText('Tostada 22');
    await expect(cards).toHaveCount(1);
    await second.getByRole('button', { name: say('responses.place', { meal: 'Tostada 21' }) }).click();
    const days = page.getByRole('menuitem');
    await days.nth(2).click();
    await page.getByRole('menuitem', { name: translate(language, 'foods:meal.DINNER'), exact: true }).click();
    await expect(cards).toHaveCount(2);
    await expect(page.getByText(say('saving.saved'))).toBeVisible({ timeout: 20_000 });
  });
