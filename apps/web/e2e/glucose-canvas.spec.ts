import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  expect,
  LANGUAGES,
  type Language,
  PEOPLE,
  signIn,
  speak,
  test,
  translate,
  visit,
} from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { clarityFile } from './sensor-files.ts';

/** A CGM test with three days of glucose, open on its canvas. */
async function openCanvas(page: Page, language: Language, patientId: string): Promise<void> {
  await visit(page, `/patient/${patientId}/medical-tests?new=test`);
  await page
    .getByRole('dialog')
    .getByLabel(translate(language, 'medical-tests:form.name'), { exact: true })
    .fill('Sensor');
  await page.keyboard.press('Enter');
  await expect(page.getByText(translate(language, 'cgm:import.drop'))).toBeVisible();
  await page.locator('main input[type="file"]').first().setInputFiles(clarityFile());
  await page
    .getByRole('button', { name: translate(language, 'cgm:import.confirm_other', { formatted: 864 }) })
    .press('Enter');
  await expect(page.getByRole('grid', { name: translate(language, 'cgm:heatMap.title') })).toBeVisible();
}

for (const language of LANGUAGES) {
  test(`by keyboard alone, an hour of a day filters the canvas and is cleared (${language})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, PEOPLE.specialist, '/patients');
    await speak(page, language);
    const patient = await ownPatient(page, {
      name: 'Canvas',
      surname: 'Horas',
      birthdate: '1979-05-02',
    });
    await openCanvas(page, language, patient.id);
    const grid = page.getByRole('grid', { name: translate(language, 'cgm:heatMap.title') });
    const chosen = page.getByRole('group', { name: translate(language, 'cgm-canvas:chosen.label') });
    const query = () => new URL(page.url()).searchParams;

    await grid.locator('[tabindex="0"]').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(chosen).toBeVisible();
    expect(query().get('hours')).toBe('2-3');
    const [day] = (query().get('day') ?? '').split(',');
    await expect(page.getByRole('row', { selected: true })).toHaveCount(1);
    await expect(
      page.getByRole('group', { name: translate(language, 'cgm-canvas:days.chosen_one') }),
    ).toBeVisible();

    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => query().get('hours')).toBe('2-4');
    expect(query().get('day')).toBe(day);
    await expectAccessible(page, 'glucose canvas, filtered');

    await page.keyboard.press('Escape');
    await expect(chosen).toBeHidden();
    expect([query().get('hours'), query().get('day')]).toEqual([null, null]);

    await page.getByRole('application', { name: translate(language, 'cgm:agp.title') }).focus();
    for (const key of ['Home', 'PageDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => query().get('hours')).toBe('3-4');
    await page.getByRole('button', { name: /03:00–04:00/ }).press('Enter');
    await expect(chosen).toBeHidden();
  });
}
