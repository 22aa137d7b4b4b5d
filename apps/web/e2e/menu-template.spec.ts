import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import {
  expect,
  inTurn,
  type Language,
  PEOPLE,
  reload,
  signIn,
  speak,
  tabTo,
  test,
  translate,
  visit,
} from './journey.ts';
import { ownPatient } from './own-patient.ts';

const labelIn =
  (language: Language) =>
  (key: string, values: Record<string, string | number> = {}): string =>
    translate(language, `menus:${key}`, values);

/** A patient with a plan of one week that starts in the future, so that no meal is in the past. */
async function patientWithPlan(page: Page, language: Language, name: string) {
  await signIn(page, PEOPLE.specialist);
  await speak(page, language);
  const patient = await ownPatient(page, { name, surname: 'Plantilla', birthdate: '1984-09-03' });
  const { call } = patient;
  const period = { name: 'Una semana', weeks: 1, startDate: '2198-01-01' };
  const made = await call('POST', `/patient-service/patient/${patient.id}/nutritional-plan`, period);
  expect(made.status).toBe(201);
  const plan = made.body as unknown as { id: string; mealShares: object; macroShares: object };
  const energy = { kcal: 2000, source: 'TYPED', on: '2026-01-01' };
  const body = { ...period, mealShares: plan.mealShares, macroShares: plan.macroShares, energy };
  const path = `/patient-service/nutritional-plan/${plan.id}`;
  expect((await call('PUT', path, body, { 'if-match': '"1"' })).status).toBe(200);
  const planPath = `/patient/${patient.id}/nutrition/plans/${plan.id}`;
  return { ...patient, planId: plan.id, template: `${planPath}/menu-template` };
}

interface Shown {
  weeks: Record<string, { foods: { foodId: string }[] }>[][];
}

for (const language of inTurn(import.meta.url)) {
  const label = labelIn(language);
  const breakfast = translate(language, 'foods:meal.BREAKFAST');
  const dairy = translate(language, 'foods:category.DAIRY');
  const drinks = translate(language, 'foods:category.BEVERAGES');
  const done = (act: string) => translate(language, `messages:${act}.done`);
  const words =
    language === 'es'
      ? (['leche entera', 'yogur natural', 'leche desnatada', 'yogur griego'] as const)
      : (['whole milk', 'plain yoghurt', 'skimmed milk', 'greek yoghurt'] as const);

  test(`a template is made by keyboard, and a week has only its foods (${language})`, async ({ page }) => {
    const { id, planId, call, template } = await patientWithPlan(page, language, 'Elsa');
    await visit(page, template);
    await expect(page.getByText(label('template.general'))).toBeVisible();
    await expectAccessible(page, 'a menu template', { widths: WIDTHS });
    const meal = page.getByRole('region', { name: breakfast });
    const either = new Intl.ListFormat(language, { type: 'disjunction' });

    // The first choice of breakfast becomes four foods by name.
    const change = meal.getByRole('button', {
      name: label('template.editGroup', { meal: breakfast, choice: either.format([dairy, drinks]) }),
    });
    await tabTo(page, change, 120);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: label('template.group', { meal: breakfast }) });
    await expect(dialog.getByRole('combobox', { name: label('picker.search') })).toBeFocused();
    const named = dialog.getByRole('list', { name: label('template.named') }).getByRole('listitem');
    for (const [index, each] of words.entries()) {
      await page.keyboard.type(each);
      await page.keyboard.press('Enter');
      await expect(named).toHaveCount(index + 1);
    }
    await expectAccessible(page, 'a choice of a meal', { widths: WIDTHS });
    const categories = dialog.getByRole('combobox', { name: label('template.categories') });
    await categories.focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(dialog.getByText(label('template.categoryCount_other', { count: 0 }))).toBeVisible();
    await dialog.getByRole('button', { name: label('meal.done') }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: label('template.save') }).press('Enter');
    await expect(page.getByText(done('nutritionalPlan.edit'))).toBeVisible();

    const plan = (await call('GET', `/patient-service/nutritional-plan/${planId}`)).body as unknown as {
      menuTemplate: { BREAKFAST: { foodIds: string[]; categories: string[] }[] };
    };
    const [group] = plan.menuTemplate.BREAKFAST;
    expect(group).toMatchObject({ categories: [], min: 1, max: 1 });
    expect(group?.foodIds).toHaveLength(4);

    // It is saved for other plans, renamed, applied after naming the difference, taken back, and deleted.
    const first = `Desayunos ${Date.now().toString(36)}`;
    const name = `${first} con leche`;
    await page.getByRole('button', { name: label('template.saveAs') }).press('Enter');
    const naming = page.getByRole('dialog', { name: label('template.saveTitle') });
    await expect(naming.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await expect(page.getByText(done('menuTemplate.create'))).toBeVisible();
    const choose = page.getByRole('button', { name: label('template.apply') });
    const list = page.getByRole('dialog', { name: label('template.choose') });
    const act = async (what: string, of: string) => {
      await list.getByRole('button', { name: label('template.actionsOf', { name: of }) }).press('Enter');
      await page.getByRole('menuitem', { name: label(what) }).press('Enter');
    };
    await choose.press('Enter');
    await expectAccessible(page, 'templates of the account', { widths: WIDTHS });
    await act('template.rename.action', first);
    const renaming = page.getByRole('dialog', { name: label('template.rename.title', { name: first }) });
    await renaming.getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(done('menuTemplate.edit'))).toBeVisible();

    const general = label('template.generalName');
    await list.getByRole('button', { name: label('template.applyNamed', { name: general }) }).press('Enter');
    const applying = page.getByRole('dialog', { name: label('template.applyTitle', { name: general }) });
    await expect(applying.getByText(label('template.applyText_one'))).toBeVisible();
    await expectAccessible(page, 'what a template replaces', { widths: WIDTHS });
    await applying.getByRole('button', { name: label('template.replace') }).press('Enter');
    const applied = page.getByText(label('template.applied.title', { name: general }));
    await expect(applied).toBeVisible();
    await expect(change).toBeVisible();
    await page.getByRole('button', { name: label('undo'), exact: true }).press('Enter');
    await expect(applied).toHaveCount(0);
    await expect(change).toHaveCount(0);
    await choose.press('Enter');
    await act('template.delete.action', name);
    await page.getByRole('button', { name: label('template.delete.confirm') }).press('Enter');
    await expect(page.getByText(done('menuTemplate.delete'))).toBeVisible();
    await expect(list.getByText(name, { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await visit(page, `/patient/${id}/nutrition/menus`);
    await page.getByRole('button', { name: label('week.fill'), exact: true }).click();
    await expect(page.getByRole('grid').locator('[data-card-open]')).toHaveCount(35, { timeout: 60_000 });
    await expect(page.getByText(label('saving.saved'))).toBeVisible({ timeout: 20_000 });
    const path = `/nutrition-service/nutritional-plan/${planId}/menu`;
    const menus = (await call('GET', path)).body as unknown as Shown;
    for (const day of menus.weeks[0] ?? []) {
      const ids = day['BREAKFAST']?.foods.map(({ foodId }) => foodId) ?? [];
      expect(ids.filter((each) => group?.foodIds.includes(each))).toHaveLength(1);
    }
  });
}

test('a meal without foods, and a choice that the patient may not eat, are conflicts in words', async ({
  page,
}) => {
  const label = labelIn('es');
  const dinner = translate('es', 'foods:meal.DINNER');
  const { id, call, template } = await patientWithPlan(page, 'es', 'Marta');
  const answers = { hasAllergies: true, allergies: ['FISH'] };
  const path = `/patient-service/patient/${id}/patient-data/habits`;
  expect((await call('PUT', path, { answers }, { 'if-match': '"0"' })).status).toBe(200);

  await visit(page, template);
  const meal = page.getByRole('region', { name: dinner });
  await meal.getByRole('button', { name: label('template.addGroupTo', { meal: dinner }) }).click();
  const dialog = page.getByRole('dialog');
  const fish = translate('es', 'foods:category.FISH');
  await dialog.getByRole('combobox', { name: label('template.categories') }).fill(fish);
  await page.getByRole('option', { name: fish, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(label('template.problem.noneSuitable'))).toBeVisible();
  await dialog.getByRole('button', { name: label('meal.done') }).click();
  await expect(meal.getByText(label('template.problem.noneSuitable'))).toBeVisible();
  await page.getByRole('button', { name: label('template.save') }).click();
  await expect(page.getByText(translate('es', 'messages:nutritionalPlan.edit.done'))).toBeVisible();

  await visit(page, `/patient/${id}/nutrition/menus`);
  await page.getByRole('button', { name: label('week.fill'), exact: true }).click();
  const conflict = page.getByRole('dialog', { name: label('fill.impossible.title') });
  const rules = conflict.getByRole('list', { name: label('fill.impossible.rules') });
  await expect(rules.getByText(label('rule.GROUP', { meal: dinner, kinds: fish }))).toBeVisible({
    timeout: 60_000,
  });
  const restriction = translate('es', 'foods:restriction.FISH');
  await expect(rules.getByText(label('rule.RESTRICTION', { restriction }))).toBeVisible();
  await expectAccessible(page, 'a conflict', { widths: WIDTHS });
  await conflict.getByRole('link', { name: label('fill.toTemplate') }).click();

  // All that dinner may have is removed.
  await expect(meal.getByText(label('template.problem.noneSuitable'))).toBeVisible();
  const remove = meal.getByRole('button', { name: new RegExp(`^${dinner}: quitar `) });
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await expect(meal.getByText(label('template.problem.empty'))).toBeVisible();
  await page.getByRole('button', { name: label('template.save') }).click();
  await expect(page.getByText(translate('es', 'messages:nutritionalPlan.edit.done')).last()).toBeVisible();
  await reload(page);
  await expect(meal.getByText(label('template.problem.empty'))).toBeVisible();
  await visit(page, `/patient/${id}/nutrition/menus`);
  await page.getByRole('button', { name: label('week.fill'), exact: true }).click();
  await expect(rules.getByText(label('rule.TEMPLATE_EMPTY', { meal: dinner }))).toBeVisible({
    timeout: 60_000,
  });
});

test('an administrator reads the template, and a receptionist finds none', async ({ page, browser }) => {
  const label = labelIn('es');
  const { template } = await patientWithPlan(page, 'es', 'Rosa');
  const asOther = async (email: string) => {
    const other = await (await browser.newContext({ locale: 'es-ES' })).newPage();
    await signIn(other, email, template);
    return other;
  };
  const admin = await asOther(PEOPLE.admin);
  await expect(admin.getByText(label('template.general'))).toBeVisible();
  await expect(admin.getByRole('button', { name: label('template.apply') })).toHaveCount(0);
  await expect(admin.getByRole('button', { name: label('template.save') })).toHaveCount(0);
  await admin.context().close();
  const receptionist = await asOther(PEOPLE.receptionist);
  await receptionist.waitForURL(/\/error\/no-grants/);
  await receptionist.context().close();
});
