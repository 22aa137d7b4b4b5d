import type { Locator, Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, inTurn, PEOPLE, signIn, speak, tabTo, test, translate, type Language } from './journey.ts';
import {
  archiveFile,
  clarityFile,
  libreViewFile,
  unknownTableFile,
  workbookFile,
  type SensorFile,
} from './sensor-files.ts';
import { chooseFile, createTest, openOwnPatient } from './sensor-import.ts';

const words = (language: Language) => (key: string, values?: Record<string, string | number>) =>
  translate(language, `cgm:${key}`, values);

async function begin(page: Page, language: Language, name: string) {
  await signIn(page, PEOPLE.specialist);
  await speak(page, language);
  await openOwnPatient(page, language, name);
  await createTest(page, language, `Sensor ${name}`);
  return words(language);
}

/** Confirms what the preview shows, by keyboard. */
async function confirm(page: Page, label: ReturnType<typeof words>, count: number) {
  await tabTo(page, page.getByRole('button', { name: label('import.confirm_other', { formatted: count }) }));
  await page.keyboard.press('Enter');
}

/** The list of files, from the canvas that an import opens. */
async function openFiles(page: Page, label: ReturnType<typeof words>) {
  const views = page.getByRole('radiogroup', { name: label('tabs.label') });
  await expect(views.getByRole('radio', { name: label('tabs.overview') })).toBeChecked();
  await views.getByRole('radio', { name: label('tabs.files') }).click({ force: true });
  await expect(page.getByText(label('files.title'))).toBeVisible();
}

const cardOf = (page: Page, { name }: SensorFile): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

for (const language of inTurn(import.meta.url)) {
  test(`a workbook and an archive are read sheet by sheet and file by file (${language})`, async ({
    page,
  }) => {
    const label = await begin(page, language, language === 'es' ? 'Eladio' : 'Iria');
    const book = workbookFile();
    await chooseFile(page, label('import.choose'), book);
    await expect(page.getByRole('definition').filter({ hasText: /^Lecturas$/ })).toBeVisible();
    await expect(page.getByText(label('maker.PLAIN')).first()).toBeVisible();
    await confirm(page, label, 288);
    await expect(page.getByText(language === 'es' ? '91,7 %' : '91.7%').first()).toBeVisible();

    await openFiles(page, label);
    const archive = archiveFile();
    await chooseFile(page, label('import.choose'), archive);
    await expect(page.getByText('cgm_data_1.csv', { exact: true })).toBeVisible();
    await expect(page.getByText(label('maker.GLOOKO')).first()).toBeVisible();
    await confirm(page, label, 288);
    // It names another person, which is asked about before anything counts.
    await expect(page.getByRole('alert').filter({ hasText: 'Alma' })).toBeVisible();
    await page.getByRole('button', { name: label('import.doubt.confirm') }).click();
    await openFiles(page, label);
    // Both hold the same day: the later one counts.
    await expect(cardOf(page, archive)).toContainText('288');
    await expect(cardOf(page, book)).toContainText(label('files.counted', { counted: 0, readings: 288 }));
  });

  test(`columns that were named once are offered, changed and forgotten (${language})`, async ({ page }) => {
    const label = await begin(page, language, language === 'es' ? 'Breogan' : 'Uxia');
    const asBefore = () =>
      page.getByRole('status').filter({ hasText: language === 'es' ? 'Columnas como el' : 'Columns as on' });
    const glucose = page.getByRole('radio', { name: /Hladina/ });
    await chooseFile(page, label('import.choose'), unknownTableFile(20));
    // Another journey may have named these columns: the account remembers them.
    await expect(glucose.or(asBefore())).toBeVisible();
    if (await asBefore().isVisible()) {
      await page.getByRole('button', { name: label('import.columnsForget') }).click();
    }
    await glucose.check({ force: true });
    await page.getByRole('button', { name: label('import.continue') }).click();
    await expect(page.getByText(label('import.columnsKept'))).toBeVisible();
    await confirm(page, label, 96);

    await openFiles(page, label);
    await chooseFile(page, label('import.choose'), unknownTableFile(21));
    await expect(asBefore()).toContainText('Čas');
    await expect(asBefore()).toContainText('Hladina mg/dl');
    await expectAccessible(page, 'columns as before', { widths: WIDTHS });
    await tabTo(page, page.getByRole('button', { name: label('import.columnsChange') }));
    await page.keyboard.press('Enter');
    await glucose.check({ force: true });
    await page.getByRole('button', { name: label('import.continue') }).click();
    await confirm(page, label, 96);
    await openFiles(page, label);
    await expect(cardOf(page, unknownTableFile(21))).toBeVisible();

    await chooseFile(page, label('import.choose'), unknownTableFile(22));
    await expect(asBefore()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: label('import.columnsForget') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(translate(language, 'messages:cgmColumns.forget.done'))).toBeVisible();
    await expect(glucose).not.toBeChecked();
  });
}

test('files of two makers count once where they overlap, and one can be undone', async ({ page }) => {
  const label = await begin(page, 'es', 'Anxo');
  const [dexcom, libre] = [clarityFile(), libreViewFile([21, 22, 23])];
  await chooseFile(page, label('import.choose'), dexcom);
  await confirm(page, label, 864);
  await openFiles(page, label);
  await expect(cardOf(page, dexcom)).toContainText('864');

  await chooseFile(page, label('import.choose'), libre);
  await confirm(page, label, 864);
  // Another device over the same days is asked about before it counts.
  await expect(page.getByRole('alert').filter({ hasText: 'FreeStyle Libre 3' })).toBeVisible();
  await page.getByRole('button', { name: label('import.doubt.confirm') }).click();
  await openFiles(page, label);
  await expect(cardOf(page, libre)).toContainText(label('maker.LIBREVIEW'));
  await expect(cardOf(page, dexcom)).toContainText(label('maker.DEXCOM_CLARITY'));
  await expect(cardOf(page, dexcom)).toContainText(label('files.counted', { counted: 288, readings: 864 }));

  await page.getByRole('button', { name: label('files.undoOf', { file: libre.name }) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: label('files.undoConfirm') }).click();
  await expect(cardOf(page, libre)).toHaveCount(0);
  await expect(cardOf(page, dexcom)).not.toContainText('288');
  await expect(cardOf(page, dexcom)).toContainText('864');
});
