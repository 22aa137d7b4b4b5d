import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, PEOPLE, signIn, speak, tabTo, test, translate, visit, type Language } from './journey.ts';
import { countingKeyboard, firstRowOf } from './keyboard.ts';
import { ownPatient } from './own-patient.ts';
import { ownPlan } from './own-plan.ts';
import { readDownloadedPdf } from './pdf.ts';

const cards = (page: Page) => page.getByRole('grid').locator('[data-card-open]');

/** How a person acts on a control: with the mouse, or with keys that reach it from where the focus is. */
type Hand = (control: Locator) => Promise<void>;

const byMouse: Hand = (control) => control.click();
const byKeyboard = (page: Page): Hand => {
  const keyboard = countingKeyboard(page);
  return async (control) => {
    await keyboard.reach(control);
    await keyboard.press('Enter');
  };
};

/** Entries of a menu are reached with arrows. */
async function choose(
  page: Page,
  name: string,
  isMouse: boolean,
  role: 'menuitem' | 'menuitemradio' = 'menuitem',
): Promise<void> {
  const entry = page.getByRole(role, { name, exact: true });
  await expect(entry).toBeVisible();
  if (isMouse) return entry.click();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await entry.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

async function openFromList(page: Page, name: string, isMouse: boolean): Promise<void> {
  const list = page.getByRole('grid');
  const link = list.getByRole('link', { name, exact: true }).first();
  if (isMouse) return link.click();
  await tabTo(page, firstRowOf(list));
  for (let presses = 0; presses < 4; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
}

const WAYS: readonly { way: string; language: Language; isMouse: boolean; name: string }[] = [
  { way: 'with the mouse', language: 'es', isMouse: true, name: 'Carla' },
  { way: 'by keyboard alone', language: 'en', isMouse: false, name: 'Clara' },
];

for (const { way, language, isMouse, name } of WAYS)
  test(`a plan is made, filled for four weeks, changed, recalculated and taken home ${way} (${language})`, async ({
    page,
  }) => {
    test.setTimeout(420_000);
    const menus = (key: string, values: Record<string, string | number> = {}) =>
      translate(language, `menus:${key}`, values);
    const plans = (key: string) => translate(language, `nutritional-plans:${key}`);
    const paper = (key: string, values: Record<string, string | number> = {}) =>
      translate(language, `menu-paper:${key}`, values);
    const place = (key: string) => translate(language, `app:place.${key}`);
    const done = (act: string) => page.getByText(translate(language, `messages:${act}.done`)).last();
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const saved = () => expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 60_000 });
    const act = isMouse ? byMouse : byKeyboard(page);

    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const { id, fullName } = await ownPatient(page, { name, surname: 'Entera', birthdate: '1986-05-20' });

    // A plan of four weeks.
    await visit(page, `/patient/${id}/nutrition/plans`);
    await act(button(plans('new')).first());
    const form = page.getByRole('dialog', { name: plans('form.create') });
    await expect(form.getByRole('textbox', { name: plans('form.name') })).toBeFocused();
    // The name that is offered is typed over.
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Cuatro semanas');
    const keyboard = countingKeyboard(page);
    const typeIn = async (control: Locator, text: string) => {
      if (isMouse) await control.click();
      else await keyboard.reach(control);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    };
    const start = form.getByRole('spinbutton').first();
    await (isMouse ? start.click() : keyboard.reach(start));
    await page.keyboard.type(language === 'es' ? '07012075' : '01072075');
    await typeIn(form.getByRole('textbox', { name: plans('form.weeks') }), '4');
    await act(form.getByRole('button', { name: plans('form.save') }));
    await expect(page.getByRole('heading', { name: 'Cuatro semanas', level: 1 })).toBeVisible();

    // Its energy, typed.
    const typed = page.getByRole('radio', { name: plans('source.TYPED'), exact: true });
    if (isMouse) await typed.click({ force: true });
    else {
      await keyboard.reach(page.getByRole('radio').first());
      // From the first to the last, which is a goal, and to the one before.
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
    }
    await expect(typed).toBeChecked();
    const setEnergy = async (kcal: string) => {
      await typeIn(page.getByRole('textbox', { name: plans('energy.kcal') }), kcal);
      await act(button(plans('energy.save')));
      await expect(done('nutritionalPlan.edit')).toBeVisible();
    };
    await setEnergy('2000');

    // Its template: breakfast without the last of its choices.
    await act(page.getByRole('link', { name: place('menuTemplate'), exact: true }));
    const breakfast = page.getByRole('region', { name: translate(language, 'foods:meal.BREAKFAST') });
    const removing = breakfast.getByRole('button', {
      name: new RegExp(menus('template.removeGroup', { meal: '.*', choice: '.*' })),
    });
    await expect(removing.first()).toBeVisible();
    const choices = await removing.count();
    await act(removing.last());
    await expect(removing).toHaveCount(choices - 1);
    await act(button(menus('template.save')));
    await expect(done('nutritionalPlan.edit')).toBeVisible();

    // All four weeks are filled.
    await visit(page, `/patient/${id}/nutrition/menus`);
    const more = async (entry: string) => {
      await act(button(menus('week.more')));
      await choose(page, menus(entry), isMouse);
    };
    await expect(page.getByRole('grid')).toBeVisible();
    await more('week.fillPlan');
    await expect(cards(page)).toHaveCount(35, { timeout: 120_000 });
    await saved();
    const shown = page.getByRole('button', { name: new RegExp(`^${menus('shown.label')}`) });
    const view = async (wanted: 'week.viewWeek' | 'week.viewPlan') => {
      await act(shown);
      await choose(page, menus(wanted), isMouse, 'menuitemradio');
      await expect(shown).toContainText(menus(wanted));
    };
    const onPlan = async () => {
      await view('week.viewPlan');
      const weeks = page.getByRole('group', { name: menus('board.labelPlan') });
      await expect(weeks.getByText(menus('week.status.COMPLETE'), { exact: true })).toHaveCount(4);
      await expect(weeks.getByText(menus('week.off_one'))).toHaveCount(0);
      await view('week.viewWeek');
    };
    await onPlan();

    // A food of Monday's lunch becomes an equivalent one, and the meal still has what is set for it.
    const lunch = cards(page).nth(14);
    const before = await lunch.innerText();
    if (!isMouse) {
      // Tab goes into the board, arrows from cell to cell.
      await keyboard.reach(page.getByRole('grid').locator('[data-cell]').first().locator('button').first());
      const handle = lunch.locator('xpath=..').locator('[data-sort-handle]');
      const isThere = () => handle.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < 8 && !(await isThere()); presses += 1)
        await keyboard.press('ArrowDown');
    }
    await act(lunch);
    const dialog = page.getByRole('dialog');
    const swaps = dialog.getByRole('button', {
      name: new RegExp(`^${menus('meal.swap', { food: '.*' })}$`),
    });
    await expect(swaps.first()).toBeVisible();
    let swapped = '';
    for (let food = 0; food < (await swaps.count()) && swapped === ''; food += 1) {
      await act(swaps.nth(food));
      const first = page.getByRole('menuitem').first();
      await expect(first).toBeVisible();
      if ((await first.getAttribute('aria-disabled')) === 'true') {
        await page.keyboard.press('Escape');
        continue;
      }
      swapped = (await swaps.nth(food).getAttribute('aria-label')) ?? '';
      if (isMouse) await first.click();
      else await page.keyboard.press('Enter');
    }
    expect(swapped, 'one food of the meal has an equivalent').not.toBe('');
    await expect(dialog.getByRole('button', { name: swapped, exact: true })).toHaveCount(0);
    await expect(dialog.getByText(menus('meal.mismatch'))).toHaveCount(0);
    await act(dialog.getByRole('button', { name: menus('meal.done') }));
    await expect(dialog).toHaveCount(0);
    await expect(lunch).not.toHaveText(before);
    await saved();

    // The first week is copied over the others.
    const week = await cards(page).allInnerTexts();
    await more('week.copyTo');
    const copying = page.getByRole('dialog', { name: menus('copyWeek.title', { week: 1 }) });
    await act(copying.getByRole('button', { name: menus('copyWeek.following') }));
    await expect(copying.getByText(menus('copyWeek.replaced_other', { count: 105 }))).toBeVisible();
    await act(copying.getByRole('button', { name: menus('copyWeek.confirm') }));
    await expect(copying).toHaveCount(0);
    await saved();
    await act(button(menus('week.next')));
    await expect.poll(() => cards(page).allInnerTexts()).toEqual(week);

    // Other energy: what would change is shown before anything is replaced.
    await page.goBack();
    await visit(page, `/patient/${id}/nutrition/plans`);
    await openFromList(page, 'Cuatro semanas', isMouse);
    await setEnergy('1800');
    await act(page.getByRole('link', { name: menus('recalculate.see') }));
    const proposal = page.getByRole('dialog', { name: menus('fill.proposal.title') });
    await expect(proposal).toBeVisible({ timeout: 120_000 });
    await expect(proposal.getByRole('listitem').first()).toBeVisible();
    expect(await cards(page).allInnerTexts()).toEqual(week);
    await act(proposal.getByRole('button', { name: menus('fill.replace') }));
    await expect(proposal).toHaveCount(0);
    await saved();
    expect(await cards(page).allInnerTexts()).not.toEqual(week);
    await onPlan();

    // The shopping list and the PDF, read by a program: what the list names is on the paper of the same week.
    const forPatient = async (entry: string) => {
      await act(button(paper('menu')));
      await choose(page, paper(entry), isMouse);
    };
    await forPatient('shopping.action');
    const download = async (control: Locator) => {
      const [file] = await Promise.all([page.waitForEvent('download'), act(control)]);
      return file;
    };
    const csv = readFileSync(await (await download(button(paper('shopping.csv')))).path(), 'utf8');
    const rows = csv
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((row) =>
        [...row.matchAll(/(?:"([^"]*)"|([^;,"]+))(?:[;,]|$)/g)].map(([, quoted, bare]) => quoted ?? bare),
      );
    expect(rows.length).toBeGreaterThan(15);
    await act(button(paper('shopping.back')));
    await forPatient('pdf.action');
    const asking = page.getByRole('dialog', { name: paper('pdf.title') });
    await expect(asking).toBeVisible();
    // In the language of the patient, which is Spanish, unless another is chosen.
    const choosing = asking.getByRole('button', { name: paper('pdf.language') });
    await act(choosing);
    const option = page.getByRole('option', { name: paper(`pdf.in.${language}`) });
    if (isMouse) await option.click();
    else {
      for (let presses = 0; presses < 4; presses += 1) {
        if (await option.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    }
    const file = await download(asking.getByRole('button', { name: paper('pdf.download') }));
    const pdf = await readDownloadedPdf(file);
    expect(pdf.title).toMatch(new RegExp(`^Cuatro semanas – ${fullName}`));
    expect(pdf.language).toBe(language === 'es' ? 'es-ES' : 'en-US');
    expect([...pdf.roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'Table', 'TH', 'L']));
    for (const each of [1, 2, 3, 4])
      expect(pdf.text).toContain(
        language === 'es' ? `Lista de la compra, semana ${each}` : `Shopping list, week ${each}`,
      );
    for (const [aisle = '', food = ''] of rows) {
      expect(pdf.text).toContain(aisle);
      expect(pdf.text).toContain(food);
    }
  });

/**
 * What a person types for a day of 2,000 kcal: each food is a word, Enter for it and Enter for its amount, which is a portion
 * unless another is typed.
 */
const DAY: readonly (readonly [food: string, portions?: string])[][] = [
  [['leche entera'], ['pan de barra', '2'], ['kiwi']],
  [['yogur natural'], ['nuez', '0,5'], ['kiwi']],
  [['lentejas cocidas', '2'], ['merluza'], ['aceite de oliva'], ['naranja', '2']],
  [['manzana', '2']],
  [['huevo', '2'], ['patata asada'], ['tomate'], ['aceite de oliva'], ['manzana']],
];

test('a week is filled by keyboard in less than three minutes, by the solver and by hand', async ({
  page,
}) => {
  const label = (key: string, values: Record<string, string | number> = {}) =>
    translate('es', `menus:${key}`, values);
  await signIn(page, PEOPLE.specialist);
  const { patientId } = await ownPlan(page, {
    name: 'Tecla',
    surname: 'Rápida',
    plan: 'A mano',
    weeks: 2,
  });
  await visit(page, `/patient/${patientId}/nutrition/menus`);
  await expect(page.getByRole('grid')).toBeVisible();
  const keyboard = countingKeyboard(page);

  // By the solver: from the top of the page to the button.
  await keyboard.reach(page.getByRole('button', { name: label('week.fill'), exact: true }));
  await keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(35, { timeout: 60_000 });
  test.info().annotations.push({ type: 'keys', description: `solver: ${keyboard.count()}` });
  expect(keyboard.seconds()).toBeLessThan(180);
  await expect(page.getByText(label('saving.saved'))).toBeVisible({ timeout: 20_000 });

  // By hand: the meals of a day, and the day copied over the others.
  await keyboard.press('Alt+PageDown');
  await expect(page.getByText(label('week.status.EMPTY'), { exact: true })).toBeVisible();
  const board = page.getByRole('grid', { name: label('board.label', { week: 2 }) });
  keyboard.restart();
  const cell = board.locator('[data-cell]').first().getByRole('button').first();
  await keyboard.reach(cell);
  for (const [meal, foods] of DAY.entries()) {
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const search = dialog.getByRole('combobox', { name: label('picker.search') });
    await keyboard.reach(search);
    const amounts = dialog.getByRole('button', {
      name: new RegExp(`^${label('meal.remove', { food: '' })}`),
    });
    for (const [index, [food, portions]] of foods.entries()) {
      await keyboard.type(food);
      await keyboard.press('Enter');
      if (portions !== undefined) await keyboard.type(portions);
      await keyboard.press('Enter');
      await expect(amounts).toHaveCount(index + 1);
    }
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cards(page)).toHaveCount(meal + 1);
    // The closed dialog gives the focus back in a frame of its own.
    await expect(board.locator(':focus')).toHaveCount(1);
    if (meal + 1 < DAY.length) await keyboard.press('ArrowDown');
  }
  await keyboard.press('Control+Space');
  await keyboard.press('Control+c');
  for (let day = 1; day < 7; day += 1) {
    await keyboard.press('ArrowRight');
    await keyboard.press('Control+v');
    await expect(cards(page)).toHaveCount(5 * (day + 1));
  }
  test.info().annotations.push({ type: 'keys', description: `by hand: ${keyboard.count()}` });
  await expect(page.getByText(label('week.status.COMPLETE'), { exact: true })).toBeVisible();
  expect(keyboard.seconds()).toBeLessThan(180);
  await expect(page.getByText(label('saving.saved'))).toBeVisible({ timeout: 20_000 });
});
