import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import {
  expect,
  kit,
  type Language,
  PEOPLE,
  reload,
  translate,
  signIn,
  speak,
  tabTo,
  test,
  visit,
} from './journey.ts';
import { waitForDraft } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const label = (key: string, values: Record<string, string | number> = {}, language: Language = 'es') =>
  translate(language, `patient-data:${key}`, values);
const option = (path: string) => label(`option.${path}`);
const question = (id: string) => label(`question.${id}`);
const field = (page: Page, id: string) => page.getByRole('radiogroup', { name: question(id) });

/** A patient used by this journey only, led by the signed-in specialist. */
async function telmaOf(page: Page): Promise<string> {
  const telma = { name: 'Telma', surname: 'Respuesta', birthdate: '1979-11-03' };
  return (await ownPatient(page, telma)).id;
}

const save = (page: Page) => page.getByRole('button', { name: label('form.save') }).click();
const saved = (page: Page) => expect(page.getByText(kit.es.form.saved)).toBeVisible({ timeout: 15_000 });

test('a questionnaire is answered by keyboard, survives a reload, is saved and shows what changed', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const patientId = await telmaOf(page);
  await visit(page, `/patient/${patientId}/patient-data/healzy-objective`);
  await expect(page.getByText(label('completeness.count', { answered: 0, total: 1 }))).toBeVisible();
  await tabTo(page, field(page, 'objective').getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(field(page, 'weightLossAmount')).toBeVisible();
  await tabTo(page, field(page, 'weightLossAmount').getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(label('completeness.done'))).toBeVisible();
  await waitForDraft(page);
  await reload(page);
  await expect(page.getByText(/Hemos recuperado lo que escribiste/)).toBeVisible();
  await expect(
    field(page, 'weightLossAmount').getByRole('radio', { name: option('weightAmount.FIVE_TO_TEN') }),
  ).toBeChecked();
  await save(page);
  await saved(page);
  await waitForDraft(page, 0);

  await field(page, 'objective').getByText(option('objective.WEIGHT_GAIN'), { exact: true }).click();
  await save(page);
  await saved(page);
  await page.getByRole('button', { name: label('history.open'), exact: true }).click();
  const changes = page.getByRole('dialog', { name: new RegExp(label('history.title')) });
  await expect(
    changes.getByText(`${option('objective.WEIGHT_LOSS')} → ${option('objective.WEIGHT_GAIN')}`),
  ).toBeVisible();
  await expect(changes.getByText(/Elena Sarmiento Gil/).first()).toBeVisible();
  await expect(changes.getByText(label('history.shown_other', { count: 2 }))).toBeVisible();
  await expectAccessible(page, 'the changes of the answers');
  await page.keyboard.press('Escape');

  await visit(page, `/patient/${patientId}/patient-data/habits`);
  await expect(field(page, 'water')).toBeVisible();
  await expectAccessible(page, 'habits', { widths: WIDTHS });
  await speak(page, 'en');
  await expect(page.getByRole('radiogroup', { name: label('question.water', {}, 'en') })).toBeVisible();
});

test('two people editing one section lose nothing, and a dropped network stores nothing twice', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, PEOPLE.specialist);
  const patientId = await telmaOf(page);
  const address = `/patient/${patientId}/patient-data/habits`;
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const other = await context.newPage();
  await signIn(other, PEOPLE.specialist);
  await Promise.all([visit(page, address), visit(other, address)]);
  await expect(field(other, 'alcohol')).toBeVisible({ timeout: 30_000 });

  const pick = (on: Page, id: string, path: string) =>
    field(on, id).getByText(option(path), { exact: true }).click();
  await pick(page, 'alcohol', 'alcohol.NEVER');
  await pick(page, 'water', 'water.OVER_TWO_LITRES');
  // The answer to the first save is lost on the way: it is sent again and stored once.
  const puts: number[] = [];
  await page.route('**/patient-data/habits?*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const answer = await route.fetch();
    puts.push(answer.status());
    return puts.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
  });
  await save(page);
  await saved(page);
  expect(puts).toEqual([200, 412]);

  await pick(other, 'alcohol', 'alcohol.DAILY');
  await pick(other, 'workType', 'workType.HEAVY');
  await save(other);
  const panel = other.getByRole('group', { name: translate('es', 'app:stale.title') });
  await expect(panel).toBeVisible();
  await expect(panel.getByText(new RegExp(question('water').replace('?', '\\?')))).toBeVisible();
  await panel
    .getByRole('radiogroup', { name: question('alcohol') })
    .getByText(option('alcohol.DAILY'), { exact: true })
    .click();
  await save(other);
  await saved(other);

  await reload(page);
  for (const [id, path] of [
    ['alcohol', 'alcohol.DAILY'],
    ['water', 'water.OVER_TWO_LITRES'],
    ['workType', 'workType.HEAVY'],
  ] as const)
    await expect(field(page, id).getByRole('radio', { name: option(path) })).toBeChecked();
  await page.getByRole('button', { name: label('history.open'), exact: true }).click();
  await expect(page.getByText(label('history.shown_other', { count: 2 }))).toBeVisible();
  await context.close();
});
