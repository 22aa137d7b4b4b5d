import { callerOf } from './api-caller.ts';
import { expectAccessible, WIDTHS } from './axe.ts';
import {
  expect,
  kit,
  inTurn,
  PEOPLE,
  segment,
  signIn,
  speak,
  tabTo,
  test,
  translate,
  visit,
} from './journey.ts';
import { firstRowOf } from './keyboard.ts';
import { measuredTest } from './measured-test.ts';

const MEAL = 'Arroz con verduras';

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values?: Record<string, string | number>) =>
    translate(language, `cgm-events:${key}`, values);
  /** 21 January, or another day of a month, as it is typed in this language. */
  const typed = (day: string, month: string, year = '2026') =>
    language === 'es' ? `${day}${month}${year}` : `${month}${day}${year}`;

  test(`an event is added, read, changed and deleted by keyboard (${language})`, async ({ page }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const { address, testId, call } = await measuredTest(page, language);
    for (const day of [20, 22]) {
      const added = await call('POST', `/measurement-service/cgm/${testId}/events`, {
        type: 'MEAL',
        name: MEAL.toUpperCase(),
        start: `2026-01-${day}T18:55:00Z`,
      });
      expect(added.status).toBe(201);
    }

    await visit(page, `${address}/follow-up`);
    await tabTo(page, page.getByRole('link', { name: say('list.title'), exact: true }));
    await page.keyboard.press('Enter');
    const add = page.getByRole('button', { name: say('add'), exact: true });
    const ranking = page.getByRole('grid', { name: say('ranking.title') });
    // Two meals of a name are not compared.
    await expect(page.getByText(say('ranking.tooFew_one', { count: 1 }))).toBeVisible();
    await expect(ranking).toHaveCount(0);

    await tabTo(page, add);
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: say('form.add') });
    const save = form.getByRole('button', { name: say('form.save') });
    await expect(form.getByRole('radio', { name: say('type.MEAL') })).toBeChecked();
    await tabTo(page, form.getByRole('textbox', { name: say('form.name') }));
    await page.keyboard.type(MEAL);
    // Another year, and an end before the start: both are said at their fields, and nothing is sent.
    await tabTo(page, segment(form, say('form.date')));
    await page.keyboard.type(typed('21', '01', '2025'));
    await tabTo(page, segment(form, say('form.time')));
    await page.keyboard.type('1255');
    await tabTo(page, segment(form, say('form.endTime')));
    await page.keyboard.type('1230');
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    const outside = form.getByText(translate(language, 'errors:field.OUTSIDE_TEST'));
    const reversed = form.getByText(translate(language, 'errors:field.END_BEFORE_START'));
    await expect(outside.first()).toBeVisible();
    await expect(reversed.first()).toBeVisible();
    await expectAccessible(page, 'refused event', { widths: WIDTHS });
    await tabTo(page, segment(form, say('form.date')));
    await page.keyboard.type(typed('21', '01'));
    await tabTo(page, segment(form, say('form.endTime')));
    await page.keyboard.type('1320');
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    await expect(page.getByText(translate(language, 'messages:cgmEvent.create.done'))).toBeVisible();

    // In the list, on the patient's clock, and compared with the same meal of the other days.
    const link = page.getByRole('link', { name: MEAL, exact: true });
    const when = language === 'es' ? '21/01/26 12:55' : '01/21/26 12:55';
    await expect(page.getByRole('row', { name: new RegExp(`^${MEAL} .*${when}`) })).toBeVisible();
    await expect(ranking.getByRole('row')).toHaveCount(2);
    await expect(ranking.getByText('+100\u00a0mg/dL')).toBeVisible();
    await expectAccessible(page, 'events of a test', { widths: WIDTHS });

    // The event by itself: from 100 to 200, and back.
    // Below the newest.
    const list = page.getByRole('grid', { name: say('list.title') });
    await tabTo(page, firstRowOf(list));
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: MEAL, level: 1 })).toBeVisible();
    await expect(page.getByText('+100\u00a0mg/dL').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: say('chart.title') })).toBeVisible();
    const written = language === 'es' ? '21 ene 2026, 12:55' : 'Jan 21, 2026, 12:55';
    await expect(page.getByText(`${say('type.MEAL')} · ${written}`)).toBeVisible();
    await expectAccessible(page, 'an event', { widths: WIDTHS });

    await tabTo(page, page.getByRole('button', { name: say('action.edit'), exact: true }));
    await page.keyboard.press('Enter');
    const editing = page.getByRole('dialog', { name: say('form.edit') });
    await tabTo(page, editing.getByRole('textbox', { name: say('form.comment') }));
    await page.keyboard.type('Con prisa');
    await tabTo(page, editing.getByRole('button', { name: say('form.save') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(translate(language, 'messages:cgmEvent.edit.done'))).toBeVisible();
    await expect(page.getByText('Con prisa')).toBeVisible();

    await tabTo(page, page.getByRole('main').getByRole('button', { name: kit[language].common.moreActions }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: say('action.remove') })).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expectAccessible(page, 'deleting an event');
    await tabTo(page, question.getByRole('button', { name: say('remove.confirm') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(translate(language, 'messages:cgmEvent.delete.done'))).toBeVisible();
    await expect(page).toHaveURL(/\/events$/);
    await expect(page.getByText(say('ranking.tooFew_one', { count: 1 }))).toBeVisible();
    await expect(ranking).toHaveCount(0);
  });
}

test('an observer reads the events of a test, and changes none', async ({ page }) => {
  await signIn(page, 'nutricion@clinica-alba.example');
  const call = await callerOf<{ items: { id: string; testsInProgress: { id: string }[] }[] }>(page);
  const { body } = await call('GET', '/patient-service/patient?search=villalba');
  const patient = body.items[0];
  const say = (key: string) => translate('es', `cgm-events:${key}`);
  const address = `/patient/${patient?.id ?? ''}/medical-test/cgm/${patient?.testsInProgress[0]?.id ?? ''}`;
  await visit(page, `${address}/events`);
  const table = page.getByRole('grid', { name: say('ranking.title') });
  await expect(table).toBeVisible();
  await expect(page.getByText(translate('es', 'cgm-screen:readOnly'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('add') })).toHaveCount(0);
  await expectAccessible(page, 'events of an observer', { widths: WIDTHS });
  // The newest may have been eaten an hour ago, which is too early for a response.
  await page
    .getByRole('link', { name: /Lentejas/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Lentejas', level: 1 })).toBeVisible();
  await expect(page.getByText(say('figure.baseline'), { exact: true })).toBeVisible();
  for (const key of ['action.edit', 'action.remove', 'pictures.add'])
    await expect(page.getByRole('button', { name: say(key), exact: true })).toHaveCount(0);
  await expectAccessible(page, 'an event of an observer', { widths: WIDTHS });
});
