import { expectAccessible, WIDTHS } from './axe.ts';
import { openGlucose } from './glucose-record.ts';
import { expect, kit, inTurn, PEOPLE, signIn, speak, tabTo, test, translate } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { clarityFile } from './sensor-files.ts';

for (const language of inTurn(import.meta.url)) {
  test(`a figure and an hour of the profile lead to the rows of the file that they are made of (${language})`, async ({
    page,
  }) => {
    const say = (key: string, values = {}) => translate(language, key, values);
    await signIn(page, PEOPLE.specialist, '/patients');
    await speak(page, language);
    const patient = await ownPatient(page, { name: 'Fina', surname: 'Filas', birthdate: '1970-06-15' });
    await openGlucose(page, language, patient.id);
    const lines = clarityFile().buffer.toString('utf8').split('\r\n');
    const table = page.getByRole('grid', { name: say('cgm-canvas:readings.title') });

    // From the explanation of a figure, by keyboard.
    const figure = page.getByRole('group', { name: say('cgm-canvas:figures.first') });
    await tabTo(page, figure.getByRole('button').first(), 120);
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog');
    await expect(box.getByRole('definition').filter({ hasText: /^864$/ })).toBeVisible();
    await box.getByRole('link', { name: say('cgm-canvas:glass.readings') }).press('Enter');
    await expect(table).toBeVisible();
    await expect(page.getByText(kit[language].common.next, { exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'readings with their rows', { widths: WIDTHS });
    const second = table.getByRole('row').nth(2);
    await expect(second).toContainText('Clarity_Export_Alma.csv');
    // Line 6 of the file: heading, three lines about person and device, then the first two readings.
    await expect(second.getByRole('gridcell').last()).toHaveText('6');
    expect(lines[5]).toContain('2026-01-20T00:05:00');

    // From an hour of the profile.
    await page.getByRole('button', { name: say('cgm-canvas:readings.back') }).press('Enter');
    await page.getByRole('application', { name: say('cgm:agp.title') }).focus();
    for (const key of ['Home', 'PageDown', 'PageDown', 'Enter']) await page.keyboard.press(key);
    const chosen = page.getByRole('group', { name: say('cgm-canvas:chosen.label') });
    await chosen.getByRole('link').press('Enter');
    await expect(table).toBeVisible();
    await expect(
      page.getByText(say('cgm-canvas:readings.shown', { from: 1, to: 36, all: 36 })),
    ).toBeVisible();
    for (const row of (await table.getByRole('row').all()).slice(1)) {
      const number = Number((await row.getByRole('gridcell').last().textContent())?.replaceAll(/\D/g, ''));
      // At four in the morning the sensor of this file measured 60.
      expect(lines[number - 1]).toMatch(/T0\d:\d\d:00,EGV,,,,iPhone G7,\d+,/);
      await expect(row).toContainText(`${/G7,(\d+),/.exec(lines[number - 1] ?? '')?.[1]}`);
    }
  });
}
