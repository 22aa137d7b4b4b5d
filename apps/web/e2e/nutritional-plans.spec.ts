import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `nutritional-plans:${key}`, values);
  // Long after any run.
  const typedStart = language === 'es' ? '07012075' : '01072075';

  test(`a plan is made, shared, duplicated and deleted by keyboard (${language})`, async ({ page }) => {
    const name = `Plan ${Date.now()}`;
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const { id } = await ownPatient(page, {
      name: language === 'es' ? 'Amalia' : 'Agnes',
      surname: 'Alimenta',
      birthdate: '1979-02-11',
    });
    await visit(page, `/patient/${id}/nutrition/plans`);
    await expect(page.getByRole('heading', { name: say('empty.title') })).toBeVisible();
    await expectAccessible(page, 'no plans', { widths: WIDTHS });
    await page
      .getByRole('button', { name: say('new') })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: say('form.create') });
    await expect(dialog.getByRole('textbox', { name: say('form.name') })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    await tabTo(page, dialog.getByRole('spinbutton').first());
    await page.keyboard.type(typedStart);
    await tabTo(page, dialog.getByRole('textbox', { name: say('form.weeks') }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('400');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(translate(language, 'errors:field.OUT_OF_RANGE')).first()).toBeVisible();
    await dialog.getByRole('textbox', { name: say('form.weeks') }).fill('4');
    await expectAccessible(page, 'the form of a plan', { widths: WIDTHS });
    await dialog.getByRole('button', { name: say('form.save') }).press('Enter');
    await expect(page.getByText(translate(language, 'messages:nutritionalPlan.create.done'))).toBeVisible();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    const typed = page.getByRole('radio', { name: say('source.TYPED'), exact: true });
    await typed.focus();
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('textbox', { name: say('energy.kcal') }));
    await page.keyboard.type('2000');
    await page.getByRole('button', { name: say('energy.save') }).press('Enter');
    await expect(page.getByText(translate(language, 'messages:nutritionalPlan.edit.done'))).toBeVisible();
    await expectAccessible(page, 'starting figures', { widths: WIDTHS });

    await page
      .getByRole('link', { name: translate(language, 'app:place.planFoodDistribution') })
      .press('Enter');
    const protein = page.getByRole('textbox', { name: say('macro.PROTEIN'), exact: true });
    const lunch = page.getByRole('row', { name: say('meal.LUNCH'), exact: true });
    await expect(lunch).toContainText('700');
    await expect(lunch).toContainText('79');
    for (const [share, sum] of [
      ['24', '99'],
      ['26', '101'],
    ] as const) {
      await protein.fill(share);
      await expect(page.getByText(say('shares.sum', { sum })).first()).toBeVisible();
      await expect(page.getByText(say('shares.needsTotals'))).toBeVisible();
      await page.getByRole('button', { name: say('shares.save') }).press('Enter');
      await expect(page.getByText(translate(language, 'app:form.summary'))).toBeVisible();
    }
    await protein.fill('20');
    await page.getByRole('textbox', { name: say('macro.CARBS'), exact: true }).fill('50');
    await expect(lunch).toContainText('88');
    await page.getByRole('button', { name: say('shares.save') }).press('Enter');
    await expect(page.getByText(translate(language, 'messages:nutritionalPlan.edit.done'))).toBeVisible();
    await reload(page);
    await expect(page.getByRole('textbox', { name: say('macro.CARBS'), exact: true })).toHaveValue('50');
    await expectAccessible(page, 'food distribution', { widths: WIDTHS });

    const more = page.getByRole('button', { name: translate(language, 'app:action.more') });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: say('action.duplicate') }).press('Enter');
    const copying = page.getByRole('dialog', { name: say('form.copy') });
    const copy = say('form.copyName', { name });
    await expect(copying.getByRole('textbox', { name: say('form.name') })).toHaveValue(copy);
    await copying.getByRole('button', { name: say('form.save') }).press('Enter');
    await expect(page.getByRole('heading', { name: copy, level: 1 })).toBeVisible();
    await page
      .getByRole('link', { name: translate(language, 'app:place.planFoodDistribution') })
      .press('Enter');
    await expect(page.getByRole('textbox', { name: say('macro.CARBS'), exact: true })).toHaveValue('50');

    await more.press('Enter');
    await page.getByRole('menuitem', { name: say('action.delete') }).press('Enter');
    await page.getByRole('button', { name: say('delete.confirm') }).press('Enter');
    await expect(page.getByText(translate(language, 'messages:nutritionalPlan.delete.done'))).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: copy })).toHaveCount(0);
    await expectAccessible(page, 'the list of plans', { widths: WIDTHS });
  });
}

test('a receptionist finds no plans, not even by their address', async ({ page, browser }) => {
  await signIn(page, PEOPLE.specialist);
  const { id } = await ownPatient(page, { name: 'Adela', surname: 'Alimenta', birthdate: '1979-02-11' });
  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await signIn(other, PEOPLE.receptionist, `/patient/${id}/nutrition/plans`);
  await other.waitForURL(/\/error\/no-grants/);
  await other.context().close();
});
