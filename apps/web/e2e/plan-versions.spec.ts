import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, inTurn, PEOPLE, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { addPlan } from './patient-plan.ts';

/** A desktop, a narrow one, and a phone. */
const WIDTHS = [1440, 991, 390] as const;
const cards = (page: Page) => page.getByRole('grid').locator('[data-card-open]');

for (const language of inTurn(import.meta.url)) {
  const menus = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `menus:${key}`, values);
  const plans = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `nutritional-plans:${key}`, values);
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `plan-versions:${key}`, values);
  const told = (key: string) => translate(language, `messages:${key}`);
  const number = (value: number) => new Intl.NumberFormat(language, { useGrouping: 'always' }).format(value);

  test(`a plan is copied with its menus, kept, changed, compared, restored and taken back (${language})`, async ({
    page,
  }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const patient = await ownPatient(page, {
      name: language === 'es' ? 'Berta' : 'Vera',
      surname: language === 'es' ? 'Versión' : 'Version',
      birthdate: '1988-04-12',
    });
    const planId = await addPlan(patient, { plan: 'Una semana', weeks: 1 });
    const address = `/patient/${patient.id}/nutrition`;
    await visit(page, `${address}/menus?plan=${planId}`);
    await page.getByRole('button', { name: menus('week.fill'), exact: true }).press('Enter');
    await expect(cards(page)).toHaveCount(35, { timeout: 60_000 });
    await expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 20_000 });
    const filled = await cards(page).allInnerTexts();

    // What the patient will not eat is named before the copy is made, and in the copy.
    const excluded = await patient.call(
      'PUT',
      `/nutrition-service/patient/${patient.id}/food-exclusions`,
      { foodIds: [], categories: ['FRUIT'] },
      { 'if-match': '"0"' },
    );
    expect(excluded.status).toBe(200);
    await visit(page, `${address}/plans/${planId}/versions`);
    const more = page.getByRole('button', { name: translate(language, 'app:action.more') });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: plans('action.duplicate') }).press('Enter');
    const copying = page.getByRole('dialog', { name: plans('form.copy') });
    await expect(copying.getByText(menus('restrictions.copied'))).toBeVisible();
    await expectAccessible(page, 'copying a plan with meals that the patient will not eat', {
      widths: WIDTHS,
    });
    await copying.getByRole('textbox', { name: plans('form.name') }).fill('Otra semana');
    await copying.getByRole('button', { name: plans('form.save') }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Otra semana', level: 1 })).toBeVisible();
    await expect(page.getByRole('list', { name: menus('restrictions.meals') })).toBeVisible();
    const copyId = /plans\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
    expect(copyId).not.toBe(planId);
    await visit(page, `${address}/menus?plan=${copyId}`);
    await expect(cards(page)).toHaveCount(35);
    expect(await cards(page).allInnerTexts()).toEqual(filled);

    // Kept under a name, by keyboard alone.
    await visit(page, `${address}/plans/${copyId}/versions`);
    await expect(page.getByText(say('empty.title'))).toBeVisible();
    await expectAccessible(page, 'a plan without versions', { widths: WIDTHS });
    await tabTo(page, page.getByRole('button', { name: say('keep.action') }), 80);
    await page.keyboard.press('Enter');
    const keeping = page.getByRole('dialog', { name: say('keep.title') });
    await expect(keeping.getByRole('textbox', { name: say('keep.name') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(keeping.getByRole('textbox', { name: say('keep.name') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    // The summary of what is missing has the focus.
    await tabTo(page, keeping.getByRole('textbox', { name: say('keep.name') }), 10);
    await page.keyboard.type('Como la primera');
    await page.keyboard.press('Enter');
    await expect(page.getByText(told('planVersion.create.done'))).toBeVisible();
    const list = page.getByRole('list', { name: say('list') });
    await expect(list.getByRole('link', { name: 'Como la primera' })).toBeVisible();

    // Changed: less energy, and the menus recalculated, before which they are kept by themselves.
    await visit(page, `${address}/plans/${copyId}/patient-data`);
    await page.getByRole('textbox', { name: plans('energy.kcal') }).fill('1500');
    await page.getByRole('button', { name: plans('energy.save') }).press('Enter');
    await expect(page.getByText(told('nutritionalPlan.edit.done'))).toBeVisible();
    await page.getByRole('link', { name: menus('recalculate.see') }).press('Enter');
    const proposal = page.getByRole('dialog', { name: menus('fill.proposal.title') });
    await expect(proposal).toBeVisible({ timeout: 60_000 });
    await proposal.getByRole('button', { name: menus('fill.replace') }).press('Enter');
    await expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 20_000 });
    const recalculated = await cards(page).allInnerTexts();
    expect(recalculated).not.toEqual(filled);

    await visit(page, `${address}/plans/${copyId}/versions`);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('link', { name: say('reason.BEFORE_RECALCULATION') })).toBeVisible();
    await expectAccessible(page, 'the versions of a plan', { widths: WIDTHS });
    await list.getByRole('link', { name: 'Como la primera' }).press('Enter');
    await expect(page.getByText(`${number(2000)} kcal`, { exact: true })).toBeVisible();
    await expectAccessible(page, 'a version to read', { widths: WIDTHS });

    // Compared with the plan as it is, and in words where there is no room for a table.
    await page.getByRole('link', { name: say('compare.withNow') }).press('Enter');
    const data = page.getByRole('grid', { name: say('section.data') });
    const energy = data.getByRole('row').filter({ hasText: say('row.energy') });
    await expect(energy).toContainText(`${number(2000)} kcal`);
    await expect(energy).toContainText(`${number(1500)} kcal`);
    await expect(energy).toContainText(say('difference.less', { amount: `${number(500)} kcal` }));
    await expect(page.getByRole('grid', { name: say('section.foods') })).toBeVisible();
    await expectAccessible(page, 'two plans beside each other', { widths: WIDTHS });
    const before = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const item = page
      .getByRole('list', { name: say('section.data') })
      .getByRole('listitem')
      .filter({ hasText: say('row.energy') });
    await expect(item).toContainText(say('difference.less', { amount: `${number(500)} kcal` }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    if (before) await page.setViewportSize(before);
    // Another plan of the patient: the first one, which the version is a copy of.
    await page.getByRole('button', { name: say('compare.second') }).press('Enter');
    await page.getByRole('option', { name: 'Una semana' }).press('Enter');
    await expect(energy).toContainText(say('difference.same'));
    await expect(page.getByRole('grid', { name: say('section.foods') })).toHaveCount(0);

    // Restored by keyboard once the difference was seen, and taken back.
    await page.getByRole('link', { name: say('all') }).press('Enter');
    await tabTo(page, list.getByRole('button', { name: say('more', { name: 'Como la primera' }) }), 80);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: say('restore.action') }).press('Enter');
    const restoring = page.getByRole('dialog', { name: say('restore.title', { name: 'Como la primera' }) });
    await expect(restoring.getByRole('list', { name: say('restore.data') })).toContainText(number(2000));
    await expectAccessible(page, 'what restoring would change', { widths: WIDTHS });
    await page.keyboard.press('Escape');
    await expect(restoring).toHaveCount(0);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('button', { name: say('more', { name: 'Como la primera' }) }).press('Enter');
    await page.getByRole('menuitem', { name: say('restore.action') }).press('Enter');
    await tabTo(page, restoring.getByRole('button', { name: say('restore.confirm') }), 20);
    await page.keyboard.press('Enter');
    await expect(page.getByText(told('planVersion.restore.done'))).toBeVisible();
    await expect(list.getByRole('link', { name: say('reason.BEFORE_RESTORE') })).toBeVisible();
    const undo = page.getByRole('button', { name: translate(language, 'app:notices.undo') });
    await expect(undo).toBeVisible();
    const restored = await patient.call('GET', `/patient-service/nutritional-plan/${copyId}`);
    expect(restored.body).toMatchObject({ name: 'Otra semana', energy: { kcal: 2000 } });
    await undo.press('Enter');
    await expect(page.getByText(told('planVersion.undo.done'))).toBeVisible();
    await visit(page, `${address}/menus?plan=${copyId}`);
    await expect(cards(page)).toHaveCount(35);
    expect(await cards(page).allInnerTexts()).toEqual(recalculated);
  });
}
