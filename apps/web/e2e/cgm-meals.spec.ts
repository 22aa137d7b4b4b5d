import type { Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expectAccessible } from './axe.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { measuredTest } from './measured-test.ts';

interface Named {
  id: string;
  nameEs: string | null;
  nameEn: string | null;
}
interface Answer extends Named {
  items: Named[];
}

/** Removes what is in a field that has the focus, and types. */
async function retype(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values?: Record<string, string | number>) =>
    translate(language, `cgm-events:${key}`, values);
  const nameOf = ({ nameEs, nameEn }: Named) => (language === 'es' ? nameEs : nameEn) ?? nameEs ?? '';

  for (const width of [1440, 390])
    test(`a meal is logged with its foods by keyboard (${language}, ${width})`, async ({ page }) => {
      await signIn(page, PEOPLE.specialist);
      await speak(page, language);
      const { address } = await measuredTest(page, language, language === 'es' ? 'Celsa' : 'Fermina');
      const call = await callerOf<Answer>(page);
      const bySynonym = (await call('GET', '/nutrition-service/food?search=habichuelas')).body.items[0];
      const banana = (await call('GET', '/nutrition-service/food?search=platano')).body.items[0];
      if (!bySynonym || !banana) throw new Error('The catalogue has beans and bananas.');
      // Its protein is not known, which is not none.
      const own = (
        await call('POST', '/nutrition-service/food', {
          nameEs: `Guiso de la abuela ${width} ${language}`,
          category: 'LEGUMES',
          unit: 'G',
          unitWeight: 250,
          portions: [{ nameEs: '1 cazo', nameEn: '1 ladle', grams: 120 }],
          nutrients: { energy: 120, carbohydrate: 15 },
        })
      ).body;

      await page.setViewportSize({ width, height: 900 });
      await visit(page, `${address}/events`);
      await tabTo(page, page.getByRole('button', { name: say('add'), exact: true }).first());
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: say('form.add') });
      const picker = form.getByRole('combobox', { name: say('foods.add') });
      const amountOf = (food: Named) =>
        form.getByRole('textbox', { name: say('foods.amount', { food: nameOf(food) }) });
      /** Types a part of a name and takes the food that it finds. */
      const add = async (search: string, food: Named) => {
        await tabTo(page, picker);
        // The focus may have scrolled the form, and the list of a field closes when what is around it scrolls.
        await picker.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await page.keyboard.type(search);
        await expect(page.getByRole('option', { name: nameOf(food) }).first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(amountOf(food)).toBeFocused();
      };
      // Without an accent, and by another name.
      await add('platano', banana);
      await add('habichuelas', bySynonym);
      await add(`abuela ${width} ${language}`, own);
      await expect(form.getByRole('textbox', { name: say('form.name') })).toHaveValue(
        [banana, bySynonym, own].map(nameOf).join(', '),
      );
      const totals = form.getByRole('region', { name: say('foods.totals') });
      await expect(totals.getByText(/kcal/)).toBeVisible();
      const atLeast = new RegExp(say('foods.atLeast', { value: '#', percent: '#' }).split('#')[0] ?? '');
      await expect(totals.getByText(atLeast).first()).toBeVisible();

      // What no amount can be is said at it, and nothing is sent.
      const save = form.getByRole('button', { name: say('form.save') });
      const list = form.getByRole('list', { name: say('foods.chosen') });
      for (const wrong of ['0', '-5', '100000', 'mucho']) {
        await tabTo(page, amountOf(own));
        await retype(page, wrong);
        await tabTo(page, save);
        await page.keyboard.press('Enter');
        await expect(amountOf(own)).toHaveAttribute('aria-invalid', 'true');
        await expect(form).toBeVisible();
      }
      await expectAccessible(page, `refused amounts of a meal (${width})`);
      // A household portion, with a comma where the language writes one.
      await tabTo(page, amountOf(own));
      await retype(page, language === 'es' ? '1,5' : '1.5');
      await page.keyboard.press('Tab');
      await expect(list.getByRole('combobox').last()).toBeFocused();
      await list
        .getByRole('combobox')
        .last()
        .selectOption({ label: language === 'es' ? '1 cazo' : '1 ladle' });
      await tabTo(page, amountOf(own));
      await retype(page, language === 'es' ? '1,5' : '1.5');

      // Removed, and back where it was.
      await tabTo(page, form.getByRole('button', { name: say('foods.remove', { food: nameOf(banana) }) }));
      await page.keyboard.press('Enter');
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(form.getByText(say('foods.removed', { food: nameOf(banana) }))).toBeVisible();
      await tabTo(page, form.getByRole('button', { name: say('foods.undo') }));
      await page.keyboard.press('Enter');
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await expect(amountOf(banana)).toBeFocused();

      // Carbohydrates typed by hand precede the sum, which is said beside them.
      await tabTo(page, form.getByRole('textbox', { name: say('form.carbohydrates') }));
      await page.keyboard.type('45');
      const typed = say('foods.typed', { grams: 45 });
      await expect(form.getByText(typed).first()).toBeVisible();
      await expectAccessible(page, `foods of a meal (${width})`);
      await tabTo(page, save);
      await page.keyboard.press('Enter');
      await expect(page.getByText(translate(language, 'messages:cgmEvent.create.done'))).toBeVisible();

      // On the event's page, with what was eaten and what is not known of it.
      const link = page.getByRole('link', { name: nameOf(bySynonym) }).first();
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: say('chart.title') })).toBeVisible();
      const eaten = page.getByRole('main').getByRole('list', { name: say('foods.title') });
      await expect(eaten.getByRole('listitem')).toHaveCount(3);
      await expect(eaten).toContainText(
        language === 'es' ? '1,5\u00a0×\u00a01 cazo' : '1.5\u00a0×\u00a01 ladle',
      );
      await expect(page.getByText(typed)).toBeVisible();
      await expectAccessible(page, `a meal with foods (${width})`);

      // A food that became inactive stays in the meal, is named so, and cannot be chosen again.
      const settings = { isActive: false };
      expect((await call('PUT', `/nutrition-service/food/${own.id}/settings`, settings)).status).toBe(200);
      await reload(page);
      await expect(eaten.getByText(say('foods.inactive'))).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: say('action.edit'), exact: true }));
      await page.keyboard.press('Enter');
      const editing = page.getByRole('dialog', { name: say('form.edit') });
      await tabTo(page, editing.getByRole('textbox', { name: say('form.carbohydrates') }));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(editing.getByText(typed)).toHaveCount(0);
      const again = editing.getByRole('combobox', { name: say('foods.add') });
      await again.focus();
      await page.keyboard.type(`abuela ${width} ${language}`);
      await expect(page.getByText(say('foods.none'))).toBeVisible();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Escape');
      await tabTo(page, editing.getByRole('button', { name: say('form.save') }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(translate(language, 'messages:cgmEvent.edit.done'))).toBeVisible();
      await expect(page.getByText(typed)).toHaveCount(0);
      await expect(eaten.getByRole('listitem')).toHaveCount(3);
    });
}

test('a meal has thirty foods at most', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  await speak(page, 'es');
  const { address, testId } = await measuredTest(page, 'es', 'Nicanora');
  const call = await callerOf<Answer>(page);
  const food = (await call('GET', '/nutrition-service/food?search=platano')).body.items[0];
  const meal = (count: number) => ({
    type: 'MEAL',
    name: 'Banquete',
    start: '2026-01-21T18:55:00Z',
    foods: Array.from({ length: count }, () => ({ foodId: food?.id, amount: 10, unit: 'G' })),
  });
  expect((await call('POST', `/measurement-service/cgm/${testId}/events`, meal(60))).status).toBe(400);
  const { status, body } = await call('POST', `/measurement-service/cgm/${testId}/events`, meal(30));
  expect(status).toBe(201);
  await visit(page, `${address}/event/${body.id}`);
  await page.getByRole('button', { name: translate('es', 'cgm-events:action.edit'), exact: true }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText(translate('es', 'cgm-events:foods.full', { count: 30 }))).toBeVisible();
  await expect(form.getByRole('combobox', { name: translate('es', 'cgm-events:foods.add') })).toBeDisabled();
});
