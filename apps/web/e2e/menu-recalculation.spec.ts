import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, test, translate, visit } from './journey.ts';
import { ownPlan } from './own-plan.ts';

const cards = (page: Page) => page.getByRole('grid').locator('[data-card-open]');

for (const language of inTurn(import.meta.url)) {
  const menus = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `menus:${key}`, values);
  const number = (value: number) => new Intl.NumberFormat(language, { useGrouping: 'always' }).format(value);
  const plans = (key: string) => translate(language, `nutritional-plans:${key}`);

  test(`menus of a plan that changed are kept, or recalculated once the difference was seen (${language})`, async ({
    page,
  }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const { patientId, planId } = await ownPlan(page, {
      name: language === 'es' ? 'Rebeca' : 'Rachel',
      surname: 'Recalcula',
      plan: 'Una semana',
      weeks: 1,
    });
    const board = `/patient/${patientId}/nutrition/menus`;
    const data = `/patient/${patientId}/nutrition/plans/${planId}/patient-data`;
    const offer = page.getByText(menus('recalculate.title_other', { count: 7 }));
    const changeEnergy = async (kcal: string) => {
      await visit(page, data);
      await page.getByRole('textbox', { name: plans('energy.kcal') }).fill(kcal);
      await page.getByRole('button', { name: plans('energy.save') }).press('Enter');
      await expect(page.getByText(translate(language, 'messages:nutritionalPlan.edit.done'))).toBeVisible();
    };

    await visit(page, board);
    await page.getByRole('button', { name: menus('week.fill'), exact: true }).press('Enter');
    await expect(cards(page)).toHaveCount(35, { timeout: 60_000 });
    await expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 20_000 });
    await expect(offer).toHaveCount(0);
    const before = await cards(page).allInnerTexts();

    // Asked where the plan is changed; what is kept is not asked again, nor after a reload.
    await changeEnergy('2400');
    await expect(offer).toBeVisible();
    await expect(
      page.getByText(menus('basis.ENERGY', { before: number(2000), after: number(2400) })),
    ).toBeVisible();
    await expectAccessible(page, 'a plan whose menus were made for other data', { widths: WIDTHS });
    await page.getByRole('button', { name: menus('recalculate.keep') }).press('Enter');
    await expect(offer).toHaveCount(0);
    await reload(page);
    await expect(page.getByRole('textbox', { name: plans('energy.kcal') })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await visit(page, board);
    await expect(cards(page)).toHaveCount(35);
    await expect(offer).toHaveCount(0);
    expect(await cards(page).allInnerTexts()).toEqual(before);

    // Recalculated: nothing changes before the difference was seen and accepted, and it can be taken back.
    await changeEnergy('1800');
    await page.getByRole('link', { name: menus('recalculate.see') }).press('Enter');
    const proposal = page.getByRole('dialog', { name: menus('fill.proposal.title') });
    await expect(proposal).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, 'what recalculating would change', { widths: WIDTHS });
    await proposal.getByRole('button', { name: menus('fill.keep') }).press('Enter');
    await expect(proposal).toHaveCount(0);
    expect(await cards(page).allInnerTexts()).toEqual(before);
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: menus('recalculate.action') }).press('Enter');
    await expect(proposal).toBeVisible({ timeout: 60_000 });
    await proposal.getByRole('button', { name: menus('fill.replace') }).press('Enter');
    await expect(offer).toHaveCount(0);
    await expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 20_000 });
    expect(await cards(page).allInnerTexts()).not.toEqual(before);
    await page.getByRole('button', { name: menus('undo') }).press('Enter');
    await expect.poll(() => cards(page).allInnerTexts()).toEqual(before);
  });
}
