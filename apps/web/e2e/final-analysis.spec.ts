import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, reload, signIn, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { readDownloadedPdf } from './pdf.ts';
import { clarityFile } from './sensor-files.ts';

const label = (key: string) => translate('es', `cgm-analysis:${key}`);
/** The name of a figure with the limits of the standard range. */
const figureName = (id: string) => translate('es', `cgm-canvas:figure.${id}`, { low: 70, high: 180 });
const section = (page: Page, name: string) => page.getByRole('textbox', { name: label(`section.${name}`) });

/** The final analysis of a new test with three days of readings, of a patient used by this journey only. */
async function openAnalysis(page: Page): Promise<string> {
  const { id, professionalId, call } = await ownPatient(page, {
    name: 'Remedios',
    surname: 'Informe',
    birthdate: '1971-02-09',
  });
  const test = await call('POST', `/measurement-service/patient/${id}/medical-test`, {
    name: 'MCG de invierno',
    type: 'CGM',
    principalId: professionalId,
  });
  expect(test.status).toBe(201);
  const path = `/patient/${id}/medical-test/cgm/${test.body.id}`;
  await visit(page, `${path}/follow-up`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: translate('es', 'cgm:import.choose') }).click();
  await (await chooser).setFiles(clarityFile());
  await page
    .getByRole('button', { name: translate('es', 'cgm:import.confirm_other', { formatted: 864 }) })
    .click();
  await expect(page.getByText(translate('es', 'cgm:agp.title')).first()).toBeVisible();
  await visit(page, `${path}/final-analysis`);
  return path;
}

/** Presses a button that downloads, and reads the file. */
async function downloaded(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), ...(await readDownloadedPdf(file)) };
}

test('a final analysis is written by keyboard, survives a reload, is finished, frozen and printed', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  await openAnalysis(page);
  await expect(section(page, 'summary')).toBeVisible();
  await expect(page.getByRole('heading', { name: translate('es', 'cgm:ranges.title') })).toBeVisible();
  // The scores, and whether there are enough readings for them.
  const figures = page.getByRole('region', { name: label('figures') });
  for (const figure of ['TIME_IN_RANGE', 'EFFICIENCY', 'gri', 'data'])
    // The bar below has lines of the same names, for the goals of sums.
    await expect(figures.getByText(figureName(figure), { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'final analysis', { widths: WIDTHS });
  // Where they do not fit beside the sections, the first figures precede them and the rest is one press away.
  await page.setViewportSize({ width: 991, height: 900 });
  await expect(page.getByRole('group', { name: label('firstFigures') })).toBeVisible();
  await expect(figures).toHaveCount(0);
  await page.getByRole('button', { name: label('figures') }).click();
  await expect(figures.getByText(figureName('gri'), { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  await tabTo(page, section(page, 'summary'));
  await page.keyboard.type('Muy buen control, Remedios.');
  await tabTo(page, section(page, 'nextSteps'));
  await page.keyboard.type('Cenar antes de las nueve.');
  await expect(page.getByText(label('status.saved'))).toBeVisible();
  // Typed an instant before the reload: not on the server yet, but on the device.
  await page.keyboard.type(' Y caminar.');
  await reload(page);
  await expect(section(page, 'summary')).toHaveText('Muy buen control, Remedios.');
  await expect(section(page, 'nextSteps')).toHaveText('Cenar antes de las nueve. Y caminar.');
  await expect(page.getByText(label('status.saved'))).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: label('finish.open') }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(label('finish.loss'))).toBeVisible();
  const confirm = question.getByRole('button', { name: label('finish.confirm') });
  await expect(confirm).toBeDisabled();
  await expectAccessible(page, 'finishing');
  await tabTo(page, question.getByRole('checkbox', { name: label('finish.acknowledgement') }));
  await page.keyboard.press('Space');
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText(translate('es', 'messages:cgmAnalysis.finish.done'))).toBeVisible();

  // Frozen: nothing to write in, and the test is finished.
  await expect(section(page, 'summary')).toHaveCount(0);
  await expect(page.getByText('Muy buen control, Remedios.')).toBeVisible();
  await reload(page);
  await expect(page.getByText('Cenar antes de las nueve. Y caminar.')).toBeVisible();
  await expect(page.getByRole('button', { name: label('finish.open') })).toHaveCount(0);
  await expectAccessible(page, 'finished analysis', { widths: WIDTHS });

  const spanish = await downloaded(page, async () => {
    await tabTo(page, page.getByRole('button', { name: label('report.download') }));
    await page.keyboard.press('Enter');
  });
  expect(spanish.name).toMatch(/^informe-de-glucosa-remedios-informe-[a-z0-9]+-2026-01-22\.pdf$/);
  expect(spanish).toMatchObject({ language: 'es-ES', title: expect.stringContaining('Remedios Informe') });
  expect(spanish.text).toContain('Informe de glucosa');
  expect(spanish.text).toContain('Muy buen control, Remedios.');
  expect(spanish.text).toContain('91,7 %');
  expect(spanish.text).toContain('Análisis finalizado el');
  expect([...spanish.roles]).toEqual(
    expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'Figure']),
  );
  // The bar and the profile; curves of days only where they are chosen.
  expect(spanish.alts.length).toBe(2);
  expect(spanish.alts.every((alt) => alt.length > 20)).toBe(true);

  await page.getByRole('button', { name: label('report.more') }).click();
  const english = await downloaded(page, () =>
    page.getByRole('menuitem', { name: label('report.in.en') }).click(),
  );
  expect(english.language).toBe('en-US');
  expect(english.text).toContain('Glucose report');
  expect(english.text).toContain('91.7%');
  // What the specialist wrote stays as it was written.
  expect(english.text).toContain('Muy buen control, Remedios.');
});

test('two people who write at once lose nothing, and choose where both wrote the same section', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist);
  const path = await openAnalysis(page);
  const context = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  const other = await context.newPage();
  await signIn(other, PEOPLE.specialist);
  await visit(other, `${path}/final-analysis`);
  await expect(section(other, 'summary')).toBeVisible();
  const write = async (at: Page, name: string, text: string) => {
    await section(at, name).click();
    await at.keyboard.press('ControlOrMeta+End');
    await at.keyboard.type(text);
    await at.keyboard.press('Tab');
  };
  const saved = (at: Page) => expect(at.getByText(label('status.saved'))).toBeVisible();

  await write(page, 'nights', 'Dos bajadas de madrugada.');
  await saved(page);
  // Over the version from before: both sections are kept, and nothing is asked.
  await write(other, 'summary', 'Muy buen control.');
  await expect(other.getByText(translate('es', 'app:stale.noConflict'))).toBeVisible();
  await expect(section(other, 'nights')).toHaveText('Dos bajadas de madrugada.');
  await saved(other);

  // Both write the same section: the second one is asked, with both texts in view.
  await write(page, 'lows', 'Cenar más tarde.');
  await expect(page.getByText(translate('es', 'app:stale.noConflict'))).toBeVisible();
  await saved(page);
  await write(other, 'lows', 'Revisar la insulina.');
  const question = other.getByRole('group', { name: translate('es', 'app:stale.title') });
  await expect(question.getByText('Cenar más tarde.')).toBeVisible();
  await expect(question.getByText('Revisar la insulina.')).toBeVisible();
  await expectAccessible(other, 'two versions of a section');
  await question.getByRole('radio', { name: 'Cenar más tarde.' }).check({ force: true });
  await expect(section(other, 'lows')).toHaveText('Cenar más tarde.');
  await reload(other);
  for (const [name, text] of [
    ['summary', 'Muy buen control.'],
    ['nights', 'Dos bajadas de madrugada.'],
    ['lows', 'Cenar más tarde.'],
  ] as const)
    await expect(section(other, name)).toHaveText(text);
  await context.close();
});

test('a cancelled test has no final analysis, and its page says so', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const { id, professionalId, call } = await ownPatient(page, {
    name: 'Anselma',
    surname: 'Cancelada',
    birthdate: '1980-06-01',
  });
  const created = await call('POST', `/measurement-service/patient/${id}/medical-test`, {
    name: 'MCG anulada',
    type: 'CGM',
    principalId: professionalId,
  });
  await call('POST', `/measurement-service/medical-test/${created.body.id}/cancel`);
  await visit(page, `/patient/${id}/medical-test/cgm/${created.body.id}/final-analysis`);
  await expect(page.getByRole('heading', { name: label('canceled.title') })).toBeVisible();
  await expectAccessible(page, 'analysis of a cancelled test', { widths: WIDTHS });
});
