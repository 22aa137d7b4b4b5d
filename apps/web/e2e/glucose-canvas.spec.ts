import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  expect,
  kit,
  inTurn,
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

for (const language of inTurn(import.meta.url)) {
  test(`by keyboard alone, an hour of a day filters the canvas and is cleared (${language})`, async ({
    page,
  }) => {
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
    await expectAccessible(page, 'glucose canvas, filtered', { widths: [1440, 991, 390] });

    await page.keyboard.press('Escape');
    await expect(chosen).toBeHidden();
    expect([query().get('hours'), query().get('day')]).toEqual([null, null]);

    await page.getByRole('application', { name: translate(language, 'cgm:agp.title') }).focus();
    for (const key of ['Home', 'PageDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => query().get('hours')).toBe('3-4');
    const clear = translate(language, 'cgm-canvas:filter.clearHours', { hours: '03:00–04:00' });
    await page.getByRole('button', { name: clear }).press('Enter');
    await expect(chosen).toBeHidden();

    // A run of days, above them.
    const brush = page.getByRole('slider', { name: translate(language, 'cgm-canvas:days.brush.span') });
    await brush.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => query().get('day')).toMatch(/^[\d-]{10}$/);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => query().get('day')).toMatch(/^[\d-]{10},[\d-]{10}$/);
    await expect(
      page.getByRole('group', { name: translate(language, 'cgm-canvas:days.chosen_other') }),
    ).toBeVisible();
    await page.keyboard.press('Delete');
    await expect.poll(() => query().get('day')).toBe(null);
  });

  test(`on a phone a tap gives a chart the screen, where hours are chosen, and leaves it (${language})`, async ({
    page,
  }) => {
    await signIn(page, PEOPLE.specialist, '/patients');
    await speak(page, language);
    const patient = await ownPatient(page, { name: 'Canvas', surname: 'Bolsillo', birthdate: '1979-05-02' });
    await openCanvas(page, language, patient.id);
    await page.setViewportSize({ width: 390, height: 844 });
    const query = () => new URL(page.url()).searchParams;
    const name = translate(language, 'cgm:agp.title');
    const profile = page.getByRole('application', { name });
    await profile.scrollIntoViewIfNeeded();
    await profile.click({ position: { x: 180, y: 200 } });
    const screen = page.getByRole('dialog', { name });
    await expect(screen).toBeVisible();
    // The tap that opened it chose nothing.
    expect(query().get('hours')).toBe(null);
    const box = await screen.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await expectAccessible(page, 'a chart with the screen of a phone');
    await profile.click({ position: { x: 180, y: 200 } });
    await expect.poll(() => query().get('hours')).toMatch(/^\d+-\d+$/);
    await screen.getByRole('button', { name: kit[language].chart.closeFullScreen }).click();
    await expect(screen).toHaveCount(0);
    await expect(
      page.getByRole('group', { name: translate(language, 'cgm-canvas:chosen.label') }),
    ).toBeVisible();
  });
}
