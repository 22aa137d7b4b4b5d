import { ambiguousFile, badFiles, clarityFile, libreViewFile } from './sensor-files.ts';
import { expect, inTurn, PEOPLE, translate, signIn, speak, tabTo, test, reload } from './journey.ts';
import { chooseFile, createTest, openOwnPatient } from './sensor-import.ts';

for (const language of inTurn(import.meta.url)) {
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

for (const language of inTurn(import.meta.url)) {
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
  await expect(page.getByText(/5 ene 2026/).first()).toBeVisible();
});
