import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { sessionEnded, signInForAWhile, signInInPlace } from './ending-session.ts';
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
  paletteTitle,
  kit,
} from './journey.ts';
import { openGlucose } from './glucose-record.ts';
import { noteTyping, waitForAllTyped } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const inLanguage =
  (language: Language) =>
  (key: string, values: Record<string, string | number> = {}) =>
    translate(language, key, values);
const label = inLanguage('es');

const rail = (page: Page, language: Language = 'es') =>
  page.getByRole('complementary', { name: translate(language, 'notes:title') });
const titleIn = (page: Page) => rail(page).getByRole('textbox', { name: label('notes:form.title') });
const waiting = (page: Page) =>
  page.getByRole('button', { name: label('app:draft.waiting_one', { count: '1' }) });

/** Cites by keyboard what the list finds first, in the message that has the focus. */
async function cite(page: Page, language: Language, query: string): Promise<void> {
  await page.keyboard.type('@');
  await expect(
    page.getByRole('combobox', { name: translate(language, 'notes:citation.title') }),
  ).toBeFocused();
  await page.keyboard.type(query);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** A patient with a weight, for a note to cite. */
async function weighed(page: Page, name: string) {
  const patient = await patientOf(page, name);
  const { status } = await patient.call('POST', `/patient-service/patient/${patient.id}/body-measurements`, {
    measuredOn: '2026-03-05',
    figures: { weightKg: 72.6 },
  });
  expect(status).toBe(201);
  return patient;
}

const patientOf = (page: Page, name: string) =>
  ownPatient(page, { name, surname: 'Lateral', birthdate: '1979-05-02' });

for (const language of inTurn(import.meta.url)) {
  test(`a note is written in consult mode by keyboard alone, beside glucose and questionnaire (${language})`, async ({
    page,
  }) => {
    const say = inLanguage(language);
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const { id, fullName } = await weighed(page, 'Consulta');
    await openGlucose(page, language, id);

    // One key: the menu goes, the patient stays, the note is there.
    await page.keyboard.press('Control+.');
    const note = rail(page, language);
    await expect(note.getByRole('heading', { name: say('notes:title'), level: 2 })).toBeFocused();
    await expect(page.getByText(say('app:consult.on'))).toBeAttached();
    await expect(page.getByRole('navigation', { name: kit[language].shell.navigation })).toHaveCount(0);
    await expect(page.getByText(fullName).first()).toBeVisible();
    await tabTo(page, note.getByRole('textbox', { name: say('notes:form.title') }));
    await page.keyboard.type('Primera visita');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(note.getByRole('radio', { name: say('notes:template.SOAP') })).toBeChecked();
    await tabTo(page, note.getByRole('textbox', { name: say('notes:form.message') }));
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Cena a las once ');
    const message = note.getByRole('textbox', { name: say('notes:form.message') });
    for (const query of ['72', 'Sensor']) {
      await cite(page, language, query);
      await expect(message).toBeFocused();
    }
    await expect(message).toContainText('Sensor');
    // Hides the tooltip of a tool that the focus has passed.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectAccessible(page, 'consult mode');

    // Another page of the same patient, by the palette: the note stays as it is. In the message these keys make a link.
    await page.keyboard.press('Tab');
    await expect(message).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: paletteTitle(language) })).toBeFocused();
    await page.keyboard.type(say('app:place.patientDataHabits'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/habits/);
    await expect(note.getByText('Cena a las once')).toBeVisible();
    await expect(page.getByText(say('app:draft.restoredText'))).toHaveCount(0);

    await page.keyboard.press('Control+.');
    await expect(page.getByRole('navigation', { name: kit[language].shell.navigation })).toBeVisible();
    await tabTo(page, note.getByRole('button', { name: say('notes:form.save'), exact: true }), 90);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('messages:note.create.done'))).toBeVisible();
    await expect(note.getByRole('button', { name: /^Primera visita/ })).toBeVisible();

    // The separator is moved, and the width remembered; closing gives the focus back to the button.
    const separator = note.getByRole('separator');
    await separator.press('ArrowLeft');
    const width = await separator.getAttribute('aria-valuenow');
    await page.keyboard.press('Control+j');
    await expect(note).toBeHidden();
    await expect(page.getByRole('button', { name: say('app:rail.show', { keys: 'Ctrl J' }) })).toBeFocused();
    await page.keyboard.press('Control+j');
    await reload(page);
    await expect(separator).toHaveAttribute('aria-valuenow', width ?? '');
  });
}

test('a note written when the session ends is saved once, after signing in again beside it', async ({
  page,
}) => {
  const endSession = await signInForAWhile(page, PEOPLE.specialist);
  const { id } = await patientOf(page, 'Salvadora');
  await visit(page, `/patient/${id}/info`);
  await page.getByRole('link', { name: label('shell:command.note') }).click();
  await titleIn(page).fill('Al terminar la sesión');
  const message = rail(page).getByRole('textbox', { name: label('notes:form.message') });
  await message.click();
  await page.keyboard.type('Todo lo escrito sigue aquí.');
  await endSession();
  await rail(page)
    .getByRole('button', { name: label('notes:form.save'), exact: true })
    .click();
  await expect(sessionEnded(page)).toBeVisible();
  await signInInPlace(page, PEOPLE.specialist);
  await expect(page.getByText(label('messages:note.create.done'))).toBeVisible();
  await visit(page, `/patient/${id}/notes`);
  await expect(page.getByRole('link', { name: /^Al terminar la sesión/ })).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Todo lo escrito sigue aquí.').first()).toBeVisible();
});

test('an unsaved note of one patient waits for them, and is never shown with another', async ({ page }) => {
  await noteTyping(page);
  await signIn(page, PEOPLE.specialist);
  const one = await patientOf(page, 'Berta');
  const other = await patientOf(page, 'Clara');
  await visit(page, `/patient/${one.id}/info`);
  await page.getByRole('link', { name: label('shell:command.note') }).click();
  await titleIn(page).fill('Solo de Berta');
  await waitForAllTyped(page);

  // Closed and opened, it is as it was.
  await page.keyboard.press('Control+j');
  await expect(rail(page)).toBeHidden();
  await page.keyboard.press('Control+j');
  await expect(titleIn(page)).toHaveValue('Solo de Berta');

  // Another patient is opened within the page: nothing is asked, nothing is shown, the note waits.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(other.fullName);
  await page.getByRole('option', { name: other.fullName }).first().click();
  await page.waitForURL(new RegExp(`/patient/${other.id}/info`));
  await expect(rail(page).getByRole('button', { name: label('notes:new') })).toBeVisible();
  await expect(rail(page).getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Solo de Berta')).toHaveCount(0);
  await rail(page)
    .getByRole('button', { name: label('notes:new') })
    .click();
  await expect(titleIn(page)).toHaveValue('');

  // It is found again in the list of waiting drafts.
  await waiting(page).press('Enter');
  await page.getByRole('menuitem', { name: new RegExp(one.fullName) }).press('Enter');
  await page.waitForURL(new RegExp(`/patient/${one.id}/notes`));
  await expect(titleIn(page)).toHaveValue('Solo de Berta');
  await reload(page);
  await expect(titleIn(page)).toHaveValue('Solo de Berta');

  // Cancelling is the one way that discards it, and asks.
  await rail(page)
    .getByRole('button', { name: label('app:action.cancel') })
    .click();
  await page
    .getByRole('alertdialog', { name: label('app:leave.title') })
    .getByRole('button', { name: label('app:leave.leave') })
    .click();
  await expect(rail(page).getByRole('button', { name: label('notes:new') })).toBeVisible();
});

test('on a phone the note is a sheet, and in consult mode one press switches between it and the work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, PEOPLE.specialist);
  const { id } = await patientOf(page, 'Manuela');
  await visit(page, `/patient/${id}/info`);
  await page.getByRole('link', { name: label('shell:command.note') }).click();
  const sheet = page.getByRole('dialog', { name: label('notes:title') });
  await sheet.getByRole('textbox', { name: label('notes:form.title') }).fill('En el móvil');
  await expectAccessible(page, 'the sheet');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('Control+.');
  await expect(titleIn(page)).toHaveValue('En el móvil');
  await expectAccessible(page, 'consult mode on a phone');
  await page.getByRole('button', { name: label('app:rail.hide', { keys: 'Ctrl J' }) }).click();
  await expect(rail(page)).toBeHidden();
  await expect(page.getByRole('link', { name: label('shell:command.note') })).toBeVisible();
  await page.getByRole('button', { name: label('app:rail.show', { keys: 'Ctrl J' }) }).click();
  await expect(titleIn(page)).toHaveValue('En el móvil');
  await reload(page);
  await page.getByRole('button', { name: label('app:rail.show', { keys: 'Ctrl J' }) }).click();
  await expect(titleIn(page)).toHaveValue('En el móvil');
});

for (const language of inTurn(import.meta.url)) {
  test(`on a phone a note with two citations is written in consult mode beside glucose, by keyboard (${language})`, async ({
    page,
  }) => {
    const say = inLanguage(language);
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    await page.setViewportSize({ width: 390, height: 844 });
    const { id, fullName } = await weighed(page, 'Bolsillo');
    await openGlucose(page, language, id);
    await page.keyboard.press('Control+.');
    await expect(page.getByText(fullName).first()).toBeVisible();
    const note = rail(page, language);
    await tabTo(page, note.getByRole('textbox', { name: say('notes:form.title') }));
    await page.keyboard.type('Desde el móvil');
    const message = note.getByRole('textbox', { name: say('notes:form.message') });
    await tabTo(page, message);
    for (const query of ['72', 'Sensor']) {
      await cite(page, language, query);
      await expect(message).toBeFocused();
    }
    await tabTo(page, note.getByRole('button', { name: say('notes:form.save'), exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('messages:note.create.done'))).toBeVisible();
    await page.keyboard.press('Control+.');
    await visit(page, `/patient/${id}/notes`);
    await page.getByRole('link', { name: /^Desde el móvil/ }).press('Enter');
    const read = page.getByRole('main');
    await expect(
      read.getByRole('link', { name: new RegExp(`^${say('notes:citation.kind.MEASUREMENT')}: .*72[,.]6`) }),
    ).toBeVisible();
    await expect(read.getByRole('link', { name: /Sensor/ }).last()).toBeVisible();
  });
}
