import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  expect,
  type Language,
  LANGUAGES,
  PEOPLE,
  signIn,
  speak,
  tabTo,
  test,
  translate,
  visit,
} from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { clarityFile } from './sensor-files.ts';

/** A test of a patient of one's own with a sensor's three days, in which glucose is 200 from 13:00 and 100 before. */
async function measuredTest(page: Page, name: string) {
  const patient = await ownPatient(page, { name, surname: 'Eventos', birthdate: '1971-03-09' });
  const created = await patient.call('POST', `/measurement-service/patient/${patient.id}/medical-test`, {
    name: 'Sensor de enero',
    type: 'CGM',
    principalId: patient.professionalId,
  });
  expect(created.status).toBe(201);
  return { ...patient, testId: created.body.id };
}

/** Imports the sensor's file on the page of the test. */
async function importFile(page: Page, language: Language) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: translate(language, 'cgm:import.choose') }).click();
  await (await chooser).setFiles(clarityFile());
  await page
    .getByRole('button', { name: translate(language, 'cgm:import.confirm_other', { formatted: 864 }) })
    .click();
  await expect(page.getByText(translate(language, 'cgm:score.EFFICIENCY')).first()).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`an event from the curve to the ranking, with the keyboard alone (${language})`, async ({ page }) => {
    test.slow();
    const say = (key: string, values?: Record<string, string | number>) =>
      translate(language, `cgm-events:${key}`, values);
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const own = await measuredTest(page, language === 'es' ? 'Obdulia' : 'Remigia');
    const address = `/patient/${own.id}/medical-test/cgm/${own.testId}`;
    await visit(page, `${address}/follow-up?view=files`);
    await importFile(page, language);
    for (const day of [21, 22]) {
      const added = await own.call('POST', `/measurement-service/cgm/${own.testId}/events`, {
        type: 'MEAL',
        name: 'ARROZ con verduras',
        start: `2026-01-${day}T11:40:00Z`,
      });
      expect(added.status).toBe(201);
    }

    // From the start of the day twelve hours and eight readings on: 12:40.
    await visit(page, `${address}/follow-up?view=daily&day=2026-01-20`);
    const curve = page.getByRole('application');
    await expect(curve).toBeVisible();
    await tabTo(page, curve);
    await page.keyboard.press('Home');
    for (let hours = 0; hours < 12; hours += 1) await page.keyboard.press('Shift+ArrowRight');
    for (let readings = 0; readings < 8; readings += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: say('addAt', { time: '12:40' }) })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: say('form.add') });
    await tabTo(page, dialog.getByRole('textbox', { name: say('form.name') }));
    await page.keyboard.type('Arroz con verduras');
    await page.keyboard.press('Enter');
    await expect(page.getByText(translate(language, 'messages:cgmEvent.create.done'))).toBeVisible();

    // In the list, ranked with the same meal of the other days.
    await visit(page, `${address}/events`);
    const ranking = page.getByRole('table', { name: say('ranking.title') });
    await expect(ranking.getByRole('row')).toHaveCount(2);
    await expect(ranking.getByText(/75\s?%|\+100/).first()).toBeVisible();
    await expectAccessible(page, 'events of a test', { widths: [1440, 390] });

    // The event by itself: from 100 to 200, and back.
    await page.getByRole('link', { name: /Arroz con verduras/ }).click();
    await expect(page.getByRole('heading', { name: 'Arroz con verduras', level: 2 })).toBeVisible();
    await expect(page.getByText('+100\u00a0mg/dL').first()).toBeVisible();
    await expectAccessible(page, 'events of a test', { widths: [1440, 390] });
    await tabTo(page, page.getByRole('button', { name: say('action.edit') }));
    await page.keyboard.press('Enter');
    const editing = page.getByRole('dialog', { name: say('form.edit') });
    await tabTo(page, editing.getByRole('textbox', { name: say('form.comment') }));
    await page.keyboard.type('Con prisa');
    await tabTo(page, editing.getByRole('button', { name: say('form.save') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(translate(language, 'messages:cgmEvent.edit.done'))).toBeVisible();
    await expect(page.getByText('Con prisa')).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: say('action.remove') }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await tabTo(page, question.getByRole('button', { name: say('remove.confirm') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(translate(language, 'messages:cgmEvent.delete.done'))).toBeVisible();
    await expect(page).toHaveURL(/\/events$/);
    await expect(ranking).toHaveCount(0);
  });
}
