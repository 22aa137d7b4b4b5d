import { expectAccessible } from './axe.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { readPdf } from './pdf.ts';
import { clarityFile } from './sensor-files.ts';

/** A PDF places each run of glyphs by itself; the spaces between them are the reader's. */
const solid = (text: string) => text.replaceAll(/\s/gu, '');

for (const language of inTurn(import.meta.url)) {
  test(`the canvas is printed on paper as it is filtered, light and without controls (${language})`, async ({
    page,
  }) => {
    const say = (key: string, values = {}) => translate(language, key, values);
    await signIn(page, PEOPLE.specialist, '/patients');
    await speak(page, language);
    const { id, professionalId, call } = await ownPatient(page, {
      name: 'Petra',
      surname: 'Papel',
      birthdate: '1968-03-12',
    });
    const path = `/measurement-service/patient/${id}/medical-test`;
    const made = await call('POST', path, { name: 'MCG en papel', type: 'CGM', principalId: professionalId });
    expect(made.status).toBe(201);
    await visit(page, `/patient/${id}/medical-test/cgm/${made.body.id}/follow-up`);
    await page.locator('main input[type="file"]').first().setInputFiles(clarityFile());
    await page.getByRole('button', { name: say('cgm:import.confirm_other', { formatted: 864 }) }).click();
    const grid = page.getByRole('grid', { name: say('cgm:heatMap.title') });
    await expect(grid).toBeVisible();
    const event = { type: 'MEAL', name: 'Arroz con verduras', start: '2026-01-21T13:00:00Z' };
    const added = await call('POST', `/measurement-service/cgm/${made.body.id}/events`, event);
    expect(added.status, JSON.stringify(added.body)).toBe(201);

    await reload(page);
    await expect(grid).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: say('cgm-canvas:print.open') }).press('Enter');
    const sheet = page.getByRole('region', { name: say('cgm-canvas:print.label') });
    await expect(sheet.getByRole('grid', { name: say('cgm:heatMap.title') })).toBeVisible();
    await expect(sheet.getByRole('application', { name: say('cgm-canvas:days.worst') })).toBeVisible();
    await expectAccessible(page, 'print preview of the canvas');

    const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
    for (const text of [
      'Petra Papel',
      'MCG en papel',
      say('cgm-canvas:print.figures'),
      say('cgm-canvas:figure.AVG_GLUCOSE'),
      say('cgm:agp.title'),
      say('cgm:heatMap.title'),
      say('cgm-canvas:days.worst'),
      'Arroz con verduras',
    ])
      expect(solid(pdf.text)).toContain(solid(text));
    for (const control of [
      'cgm-canvas:print.back',
      'cgm-canvas:filter.part.night',
      'cgm:tabs.recommendations',
    ])
      expect(solid(pdf.text)).not.toContain(solid(say(control)));
    expect(pdf.pages).toBeLessThanOrEqual(4);

    await sheet.getByRole('button', { name: say('cgm-canvas:print.back') }).press('Enter');
    await expect(page.getByRole('button', { name: say('cgm-canvas:print.open') })).toBeVisible();
  });
}
