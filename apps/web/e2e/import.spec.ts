import { ambiguousFile, badFiles, clarityFile, libreViewFile, type SensorFile } from './sensor-files.ts';
import {
  expect,
  LANGUAGES,
  openPatient,
  PEOPLE,
  translate,
  signIn,
  speak,
  tabTo,
  test,
  type Language,
  reload,
} from './journey.ts';
import { ownPatient } from './own-patient.ts';
import type { Page } from '@playwright/test';

/** Opens the tests of a patient used by one journey only: a test in progress would block a second attempt. */
async function openOwnPatient(page: Page, language: Language, name: string) {
  const card = { name, surname: 'Sensor', birthdate: '1977-10-12' };
  await openPatient(page, language, (await ownPatient(page, card)).fullName);
}

/** From the test list to the screen of the new test, without a mouse. */
async function createTest(page: Page, language: Language, name: string) {
  await tabTo(page, page.getByRole('button', { name: translate(language, 'medical-tests:new') }).first());
  await page.keyboard.press('Enter');
  const nameField = page
    .getByRole('dialog')
    .getByLabel(translate(language, 'medical-tests:form.name'), { exact: true });
  await expect(nameField).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(translate(language, 'messages:medicalTest.create.done'))).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/\/medical-test\/cgm\/[^/]+\/follow-up$/);
}

/** Chooses a file through the button that a keyboard can reach. */
async function chooseFile(page: Page, button: string, file: SensorFile | string) {
  await tabTo(page, page.getByRole('button', { name: button }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

for (const language of LANGUAGES) {
  test(`from signing in to the heat map, with the keyboard alone (${language})`, async ({ page }) => {
    const file = language === 'es' ? libreViewFile() : clarityFile();
    const label = (key: string, values?: Record<string, string | number>) =>
      translate(language, `cgm:${key}`, values);

    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    await expect(page).toHaveURL(/\/patients$/);
    await openOwnPatient(page, language, language === 'es' ? 'Nicanor' : 'Sabela');
    await createTest(page, language, `Sensor ${language}`);

    await expect(page.getByText(label('import.drop'))).toBeVisible();
    await chooseFile(page, label('import.choose'), file);

    // What was recognised is shown before anything is stored.
    await expect(page.getByText(file.name)).toBeVisible();
    await expect(
      page.getByText(label(`maker.${language === 'es' ? 'LIBREVIEW' : 'DEXCOM_CLARITY'}`)).first(),
    ).toBeVisible();
    await expect(page.getByText(label(`fileLanguage.${language}`)).first()).toBeVisible();
    await expect(page.getByText(language === 'es' ? 'mmol/L' : 'mg/dL').first()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: label('import.confirm_other', { formatted: 864 }) }));
    await page.keyboard.press('Enter');

    // The canvas: computed from the file.
    const views = page.getByRole('radiogroup', { name: label('tabs.label') });
    await expect(views.getByRole('radio', { name: label('tabs.overview') })).toBeChecked();
    await expect(page.getByText(language === 'es' ? '91,7 %' : '91.7%').first()).toBeVisible();

    // The heat map, navigated hour by hour with the arrow keys.
    const grid = page.getByRole('grid', { name: label('heatMap.title') });
    await expect(grid).toBeVisible();
    const dayRow = grid.getByRole('row').filter({ has: page.getByRole('gridcell') });
    await expect(dayRow).toHaveCount(3);
    const cell = (hour: number) => dayRow.first().getByRole('gridcell').nth(hour);
    await expect(cell(13)).toHaveAccessibleName(new RegExp(label('level.HIGH'), 'i'));
    await expect(cell(4)).toHaveAccessibleName(new RegExp(label('level.LOW'), 'i'));
    await expect(cell(9)).toHaveAccessibleName(new RegExp(label('level.NORMAL'), 'i'));
    await tabTo(page, grid.locator('[tabindex="0"]'), 120);
    for (let steps = 0; steps < 13; steps += 1) await page.keyboard.press('ArrowRight');
    await expect(cell(13)).toBeFocused();

    // Enter shows that hour of that day.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/day=2026-01-20/);
    await expect(page).toHaveURL(/hours=13-14/);

    // The import is then undone, leaving no trace.
    await tabTo(page, views.getByRole('radio', { name: label('tabs.overview') }), 120);
    await page.keyboard.press('ArrowLeft');
    await expect(views.getByRole('radio', { name: label('tabs.files') })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: label('files.undoOf', { file: file.name }) }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: label('files.undoTitle', { file: file.name }) });
    await expect(question).toBeVisible();
    await tabTo(page, question.getByRole('button', { name: label('files.undoConfirm') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(translate(language, 'messages:cgmImport.undo.done'))).toBeVisible();
    await expect(page.getByText(label('import.drop'))).toBeVisible();
  });
}

/** The fixed parts of a sentence, whatever row, column and text the file puts between them. */
const fixedParts = (sentence: string) =>
  sentence.split(/\{\{\w+\}\}/).filter((part) => /\p{Letter}/u.test(part));

for (const language of LANGUAGES) {
  test(`each bad file gets a clear answer and leaves nothing behind (${language})`, async ({ page }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    await openOwnPatient(page, language, 'Nadia');
    await createTest(page, language, `Sensor rechazado ${language}`);
    let button = translate(language, 'cgm:import.choose');
    for (const { what, name, code, kind, file } of badFiles()) {
      await test.step(what, async () => {
        await chooseFile(page, button, file);
        const alert = page.getByRole('alert').filter({ hasText: name });
        await expect(alert).toContainText(translate(language, 'cgm:import.refusedTitle'));
        const values = kind === undefined ? {} : { kind: translate(language, `errors:kind.${kind}`) };
        for (const part of fixedParts(translate(language, `errors:code.${code}`, values))) {
          await expect(alert).toContainText(part);
        }
        await expect(alert).toContainText(translate(language, 'cgm:import.refusedNothingKept'));
        button = translate(language, 'cgm:import.chooseAnother');
      });
    }
    await reload(page);
    await expect(page.getByText(translate(language, 'cgm:import.drop'))).toBeVisible();
    await expect(page.getByText(translate(language, 'cgm:files.title'))).toBeHidden();
  });
}

test('a file whose day order is ambiguous asks one question', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  await openOwnPatient(page, 'es', 'Xurxo');
  await createTest(page, 'es', 'Sensor preguntado');
  await chooseFile(page, translate('es', 'cgm:import.choose'), ambiguousFile());
  await expect(page.getByText(translate('es', 'cgm:import.question.dayOrder'))).toBeVisible();
  await page
    .getByRole('radio', { name: new RegExp(translate('es', 'cgm:dayOrder.DMY')) })
    .check({ force: true });
  await page.getByRole('button', { name: translate('es', 'cgm:import.continue') }).click();
  await page
    .getByRole('button', { name: translate('es', 'cgm:import.confirm_other', { formatted: 96 }) })
    .click();
  await expect(page.getByText(/05\/01\/26/).first()).toBeVisible();
});
