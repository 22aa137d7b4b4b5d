import type { Locator, Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expectAccessible, WIDTHS } from './axe.ts';
import { openGlucose } from './glucose-record.ts';
import { expect, inTurn, type Language, paletteTitle, PEOPLE, signIn, speak } from './journey.ts';
import { tabTo, test, translate, visit } from './journey.ts';
import { firstRowOf } from './keyboard.ts';
import { ownPatient } from './own-patient.ts';

const FILE = 'analisis-de-marzo.pdf';

/** A patient weighed on each of these days of 2026. */
async function weighed(page: Page, surname: string, weights: Readonly<Record<string, number>>) {
  const patient = await ownPatient(page, { name: 'Remedios', surname, birthdate: '1966-10-21' });
  for (const [day, weightKg] of Object.entries(weights)) {
    const { status } = await patient.call(
      'POST',
      `/patient-service/patient/${patient.id}/body-measurements`,
      { measuredOn: `2026-${day}`, figures: { weightKg } },
    );
    expect(status).toBe(201);
  }
  return patient;
}

/** Opens a page of the same patient by the palette, which leaves the note as it is. */
async function goTo(page: Page, language: Language, placeKey: string, address: RegExp) {
  // In the message these keys make a link, and it takes the focus back once what was cited stands in it.
  const heading = page.getByRole('heading', { level: 1 });
  await heading.focus();
  await expect(heading).toBeFocused();
  const left = (await heading.textContent()) ?? '';
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: paletteTitle(language) })).toBeFocused();
  await page.keyboard.type(translate(language, placeKey));
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
  // The screen that is left may have a button of the same name.
  await expect(heading).not.toHaveText(left);
}

async function press(page: Page, control: Locator) {
  await tabTo(page, control, 120);
  await page.keyboard.press('Enter');
}

for (const language of inTurn(import.meta.url)) {
  test(`charts and a document are cited where they are, by keyboard, and open as they were (${language})`, async ({
    page,
  }) => {
    const say = (key: string, values: Record<string, string | number> = {}) =>
      translate(language, key, values);
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const { id } = await weighed(page, 'Citada', { '01-09': 74.2, '03-05': 72.6 });
    await visit(page, `/patient/${id}/documents`);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: FILE, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
    await expect(page.getByRole('link', { name: FILE })).toBeVisible();
    await openGlucose(page, language, id);
    // Without a note that is being written there is nothing to cite in.
    const citeGlucose = page.getByRole('button', { name: say('cgm:header.cite') });
    await expect(citeGlucose).toHaveCount(0);

    await page.keyboard.press('Control+j');
    const rail = page.getByRole('complementary', { name: say('notes:title') });
    await press(page, rail.getByRole('button', { name: say('notes:new') }));
    await tabTo(page, rail.getByRole('textbox', { name: say('notes:form.title') }));
    await page.keyboard.type('Con gráficos');
    const message = rail.getByRole('textbox', { name: say('notes:form.message') });

    // The chart that is shown, from the glucose screen itself.
    await page.getByRole('heading', { level: 1 }).focus();
    await press(page, citeGlucose);
    await expect(page.getByText(say('messages:note.cite.done'))).toBeVisible();
    // Writing goes on behind what was cited.
    await expect(message).toBeFocused();
    await expect(message).toContainText(say('cgm:agp.title'));
    await expect(message).toContainText('(Sensor)');

    // The chart of the weight, from its card.
    await goTo(page, language, 'app:place.patientDataAnthropometric', /anthropometric-data/);
    const trend = say('patient-data:body.chart.cited', {
      magnitude: say('patient-data:body.magnitude.weightKg'),
    });
    await press(page, page.getByRole('button', { name: say('patient-data:body.chart.cite') }));
    await expect(message).toContainText(trend);
    await expectAccessible(page, 'body with a note', { widths: [1440] });

    // A document, from its menu.
    await goTo(page, language, 'app:place.patientDocuments', /documents/);
    await tabTo(page, firstRowOf(page.getByRole('grid')));
    // Below the sensor's file, which is newer.
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('button', { name: say('documents:list.actions', { name: FILE }) });
    for (let presses = 0; presses < 12; presses += 1) {
      if (await menu.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: say('documents:list.cite') }).press('Enter');
    await expect(message).toContainText(FILE);
    await press(page, rail.getByRole('button', { name: say('notes:form.save'), exact: true }));
    await expect(page.getByText(say('messages:note.create.done'))).toBeVisible();

    // Each opens what was cited.
    await visit(page, `/patient/${id}/notes`);
    await page.getByRole('link', { name: /^Con gráficos/ }).press('Enter');
    const note = page.getByRole('main');
    const glucose = note.getByRole('link', { name: /\(Sensor\)/ });
    await press(page, glucose);
    await page.waitForURL(/follow-up\?.*from=2026-01-\d\d&to=2026-01-/);
    await page.goBack();
    await press(page, note.getByRole('link', { name: new RegExp(trend) }));
    await page.waitForURL(/anthropometric-data\?chart=weightKg/);
    const chart = page.getByRole('group', { name: trend });
    await expect(chart).toBeFocused();
    await expect(chart).toBeInViewport();
    await page.goBack();
    await press(page, note.getByRole('link', { name: new RegExp(FILE) }));
    await expect(page.getByRole('dialog', { name: FILE })).toBeVisible();
  });
}

for (const width of [1440, 390]) {
  test(`a cited measurement opens at its row, which is marked and focused, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, PEOPLE.specialist);
    const days = Array.from({ length: 15 }, (_, index) => `02-${String(index + 1).padStart(2, '0')}`);
    const weights = Object.fromEntries(days.map((day, index) => [day, 80 - index / 2]));
    const { id } = await weighed(page, `Renglones ${width}`, weights);
    const call = await callerOf<{ items: { id: string; measuredOn: string }[] }>(page);
    const { body } = await call('GET', `/patient-service/patient/${id}/body-measurements`);
    const oldest = body.items.find(({ measuredOn }) => measuredOn === '2026-02-01');
    const span = {
      text: 'Peso 80 kg · 1 feb 2026',
      marks: [],
      href: null,
      citation: {
        kind: 'MEASUREMENT',
        id: oldest?.id,
        view: { name: 'weightKg', from: null, to: null },
      },
    };
    const saved = await call('POST', `/patient-service/patient/${id}/note`, {
      title: 'Al empezar',
      template: null,
      message: [{ type: 'PARAGRAPH', level: 0, spans: [span] }],
    });
    expect(saved.status).toBe(201);
    await visit(page, `/patient/${id}/notes`);
    await page.getByRole('link', { name: /^Al empezar/ }).press('Enter');
    await press(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /Peso 80/ })
        .last(),
    );
    await page.waitForURL(/anthropometric-data\?measurement=/);
    // The oldest of fifteen is shown although the table begins with twelve.
    const row = page.getByRole('row', { name: /^01\/02\/26/ });
    await expect(row).toBeFocused();
    await expect(row).toHaveAttribute('data-marked');
    await expect(row).toBeInViewport();
    await expectAccessible(page, 'body with a marked row', { widths: WIDTHS });
    // The arrows go on from there.
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('row', { name: /^02\/02\/26/ })).toBeFocused();
  });
}
