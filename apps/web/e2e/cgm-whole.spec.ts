import type { Locator, Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, inTurn, PEOPLE, segment, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { readDownloadedPdf } from './pdf.ts';
import { clarityFile } from './sensor-files.ts';

/** Goes to a control with the Tab key, and presses it. */
async function press(page: Page, control: Locator, most = 120) {
  await tabTo(page, control, most);
  await page.keyboard.press('Enter');
}

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values?: Record<string, string | number>) => translate(language, key, values);
  const words = {
    es: { meal: 'Lentejas con arroz', advice: 'Camina después de comer.', summary: 'Buen control de día.' },
    en: { meal: 'Lentils with rice', advice: 'Walk after lunch.', summary: 'Good control by day.' },
  }[language];

  test(`a test from its file to the printed report, by keyboard (${language})`, async ({ page }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const patient = await ownPatient(page, {
      name: language === 'es' ? 'Eulalia' : 'Brenda',
      surname: 'Completa',
      birthdate: '1969-08-30',
    });
    await visit(page, `/patient/${patient.id}/medical-tests?new=test`);
    await expect(
      page.getByRole('dialog').getByLabel(say('medical-tests:form.name'), { exact: true }),
    ).toBeFocused();
    await page.keyboard.type('Sensor');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sensor', level: 1 })).toBeVisible();

    await test.step('the file of the sensor', async () => {
      const chooser = page.waitForEvent('filechooser');
      await press(page, page.getByRole('button', { name: say('cgm:import.choose') }));
      await (await chooser).setFiles(clarityFile());
      await press(
        page,
        page.getByRole('button', { name: say('cgm:import.confirm_other', { formatted: 864 }) }),
      );
      await expect(page.getByText(say('cgm:agp.title')).first()).toBeVisible();
    });
    const address = new URL(page.url()).pathname.replace(/\/follow-up$/, '');

    await test.step('an event', async () => {
      await visit(page, `${address}/events`);
      await press(page, page.getByRole('button', { name: say('cgm-events:add'), exact: true }).first());
      const form = page.getByRole('dialog', { name: say('cgm-events:form.add') });
      await tabTo(page, form.getByRole('textbox', { name: say('cgm-events:form.name') }));
      await page.keyboard.type(words.meal);
      await tabTo(page, segment(form, say('cgm-events:form.date')));
      await page.keyboard.type(language === 'es' ? '21012026' : '01212026');
      await tabTo(page, segment(form, say('cgm-events:form.time')));
      await page.keyboard.type('1255');
      await press(page, form.getByRole('button', { name: say('cgm-events:form.save') }));
      await expect(page.getByText(say('messages:cgmEvent.create.done'))).toBeVisible();
    });

    await test.step('its mark on the curve opens its card beside it', async () => {
      await visit(page, `${address}/follow-up?day=2026-01-21`);
      const chart = page.getByRole('application', { name: say('cgm-canvas:days.chosen_one', { count: 1 }) });
      await chart.focus();
      await page.keyboard.press('Home');
      // From the curve to the events on it.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const rail = page.getByRole('complementary', { name: say('app:rail.part.cgmEvents') });
      await expect(rail.getByRole('heading', { name: words.meal })).toBeVisible();
      await expect(rail.getByText('+100\u00a0mg/dL').first()).toBeVisible();
      await expect(rail.getByRole('link', { name: say('cgm-events:event.open') })).toBeVisible();
      await expectAccessible(page, 'event beside the curve', { widths: WIDTHS });
    });

    await test.step('a recommendation', async () => {
      await visit(page, `${address}/follow-up?view=recommendations`);
      const main = page.getByRole('main');
      await press(page, main.getByRole('button', { name: say('cgm-recommendations:add') }));
      const dialog = page.getByRole('dialog');
      await tabTo(page, dialog.getByRole('textbox', { name: say('cgm-recommendations:form.message') }));
      await page.keyboard.type(words.advice);
      await press(page, dialog.getByRole('button', { name: say('cgm-recommendations:form.save') }));
      await expect(page.getByText(say('messages:cgmRecommendation.create.done'))).toBeVisible();
    });

    await test.step('the final analysis, finished', async () => {
      await visit(page, `${address}/final-analysis`);
      await tabTo(page, page.getByRole('textbox', { name: say('cgm-analysis:section.summary') }));
      await page.keyboard.type(words.summary);
      await press(page, page.getByRole('button', { name: say('cgm-analysis:finish.open') }));
      const question = page.getByRole('alertdialog');
      await tabTo(page, question.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await press(page, question.getByRole('button', { name: say('cgm-analysis:finish.confirm') }));
      await expect(page.getByText(say('messages:cgmAnalysis.finish.done'))).toBeVisible();
      await expect(page.getByText(say('medical-tests:state.FINISHED')).first()).toBeVisible();
    });

    // In the patient's language: this one has filled in no questionnaire, so it is chosen, and so are the events.
    const download = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: say('cgm-analysis:report.more') }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const options = page.getByRole('dialog', { name: say('cgm-analysis:report.options.title') });
    await expectAccessible(page, 'what a report contains', { widths: [1440] });
    await tabTo(page, options.getByRole('radio', { name: say('cgm-analysis:report.options.own') }));
    await page.keyboard.press('ArrowDown');
    if (language === 'en') await page.keyboard.press('ArrowDown');
    await expect(
      options.getByRole('radio', { name: say(`cgm-analysis:report.in.${language}`) }),
    ).toBeChecked();
    await tabTo(
      page,
      options.getByRole('checkbox', { name: say('cgm-analysis:report.options.part.EVENTS') }),
    );
    await page.keyboard.press('Space');
    await press(page, options.getByRole('button', { name: say('cgm-analysis:report.download') }));
    const report = await readDownloadedPdf(await download);
    expect(report).toMatchObject({
      language: language === 'es' ? 'es-ES' : 'en-US',
      title: expect.stringContaining(patient.fullName),
    });
    for (const text of [patient.fullName, words.meal, words.advice, words.summary, say('cgm:event.MEAL')])
      expect(report.text).toContain(text);
    expect(report.text).toContain(language === 'es' ? '91,7 %' : '91.7%');
    const tags = ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure'];
    expect([...report.roles]).toEqual(expect.arrayContaining(tags));
    expect(report.alts.every((alt) => alt.length > 20)).toBe(true);
    // Nothing of a finished test can be added to.
    await visit(page, `${address}/events`);
    await expect(page.getByRole('link', { name: words.meal })).toBeVisible();
    await expect(page.getByRole('button', { name: say('cgm-events:add'), exact: true })).toHaveCount(0);
  });
}
