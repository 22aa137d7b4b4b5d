import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, PEOPLE, reload, signIn, test, translate, visit } from './journey.ts';
import { countingKeyboard } from './keyboard.ts';
import { laboratoryReport, ROW_COUNT } from './laboratory-report.ts';
import { ownPatient } from './own-patient.ts';
import { readDownloadedPdf } from './pdf.ts';

const say = (key: string, values: Record<string, string | number> = {}) => translate('es', key, values);
const review = (key: string, values = {}) => say(`blood-analysis-review:${key}`, values);
const diagnosis = (key: string, values = {}) => say(`blood-analysis-diagnosis:${key}`, values);

/** A patient used by one journey only, with a blood analysis that has not begun. */
async function ownTest(page: Page) {
  const patient = await ownPatient(page, { name: 'Sara', surname: 'Prueba', birthdate: '1979-04-11' });
  const path = `/measurement-service/patient/${patient.id}/medical-test`;
  const made = await patient.call('POST', path, {
    name: 'Analítica de primavera',
    type: 'BLOOD_ANALYSIS',
    principalId: patient.professionalId,
  });
  expect(made.status).toBe(201);
  return { ...patient, address: `/patient/${patient.id}/medical-test/blood-analysis/${made.body.id}` };
}

async function upload(page: Page, file: ReturnType<typeof laboratoryReport>) {
  const chooser = page.waitForEvent('filechooser');
  // After a refusal it asks for another one.
  const [first, another] = [review('upload.choose'), review('upload.chooseAnother')];
  await page.getByRole('button', { name: new RegExp(`^(?:${first}|${another})$`) }).click();
  await (await chooser).setFiles(file);
}

test('a report becomes reviewed values by keyboard in under a minute, then a diagnosis and a PDF', async ({
  page,
}) => {
  test.slow();
  await signIn(page, PEOPLE.specialist);
  const { address, fullName } = await ownTest(page);
  await visit(page, address);
  await expect(page).toHaveURL(/\/info$/);
  await upload(page, laboratoryReport(fullName));

  const list = page.getByRole('listbox', { name: review('list') });
  await expect(list.getByRole('option')).toHaveCount(ROW_COUNT, { timeout: 30_000 });
  await expect(list.getByRole('option', { name: 'Glucosa', exact: true })).toContainText('104');
  // The line of the chosen value is framed on its page.
  await expect(page.locator('[data-highlight]').first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'review of a blood analysis');
  await expect(page.getByText(review('progress', { done: 0, total: ROW_COUNT }))).toBeVisible();

  // Twenty-five values, with the keyboard alone.
  const keys = countingKeyboard(page);
  const all = page.getByRole('button', { name: /^Aceptar \d+ valor/ });
  await keys.reach(all);
  await keys.press('Enter');
  // What is certain is accepted; the sample was haemolysed, so some values are looked at one by one.
  await expect(all).toHaveCount(0);
  await expect(list.getByRole('option', { name: 'Potasio', exact: true })).toBeFocused();
  for (let left = await list.getByText(review('state.ACCEPTED')).count(); left < ROW_COUNT; left += 1)
    await keys.press('Enter');
  await expect(page.getByText(review('detail.done'))).toBeVisible();
  await keys.reach(page.getByRole('button', { name: review('form.save') }));
  await keys.press('Enter');
  await expect(page.getByText(say('messages:bloodResults.save.done'))).toBeVisible();
  expect(keys.seconds()).toBeLessThan(60);

  await expect(page.getByText(/^3 de 25 valores fuera del rango/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Glucosa', exact: true })).toContainText('70 - 99');
  await page.getByRole('radio', { name: say('blood-analysis:units.OTHER') }).press('Space');
  await expect(page.getByRole('group', { name: 'Glucosa', exact: true })).toContainText('mmol/L');
  await expectAccessible(page, 'results of a blood analysis');

  await visit(page, `${address}/diagnosis`);
  await page.getByRole('button', { name: diagnosis('generate') }).press('Enter');
  // It appears without reloading.
  await expect(page.getByText(diagnosis('findings.text'))).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page, 'diagnosis of a blood analysis');
  const text = page.getByRole('textbox', { name: new RegExp(`^${diagnosis('text.label')}`) });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Repetir en tres meses.');
  await expect(page.getByText(diagnosis('text.status.saved'))).toBeVisible();
  await reload(page);
  await expect(text).toContainText('Repetir en tres meses.');

  await page.getByRole('button', { name: diagnosis('finish.open') }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox').press('Space');
  await question.getByRole('button', { name: diagnosis('finish.confirm') }).press('Enter');
  await expect(page.getByText(say('messages:bloodDiagnosis.finish.done'))).toBeVisible();
  await expect(page.getByText(say('blood-analysis:closed'))).toBeVisible();
  await expect(text).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: diagnosis('pdf.download') }).press('Enter');
  const pdf = await readDownloadedPdf(await downloading);
  expect(pdf.text).toContain('Repetir en tres meses.');
  expect(pdf.text).toContain('Glucosa');
  expect(pdf.language).toBe('es-ES');
  expect([...pdf.roles]).toContain('H1');
});

test('a report of another person is a question, and what is not a PDF is refused', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const { address } = await ownTest(page);
  await visit(page, address);
  await upload(page, { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('Glucosa 92') });
  await expect(page.getByText(review('upload.notPdf'))).toBeVisible();
  await upload(page, laboratoryReport('Otra Persona Distinta'));
  await expect(page.getByText(/El informe es de «Otra Persona Distinta»/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: review('upload.goOn') }).press('Enter');
  await expect(page.getByRole('listbox', { name: review('list') })).toBeVisible({ timeout: 30_000 });
});

test('observations are written, deleted and kept', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const { address } = await ownTest(page);
  await visit(page, `${address}/observations`);
  const field = page.getByRole('textbox', { name: new RegExp(`^${diagnosis('observations.label')}`) });
  await field.fill('Vino sin ayunas.');
  await page.getByRole('button', { name: diagnosis('observations.save') }).press('Enter');
  await expect(page.getByText(say('messages:observations.create.done'))).toBeVisible();
  await reload(page);
  await expect(field).toHaveValue('Vino sin ayunas.');
  await page.getByRole('button', { name: diagnosis('observations.delete') }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: diagnosis('observations.delete') })
    .press('Enter');
  await expect(page.getByText(say('messages:observations.delete.done'))).toBeVisible();
  await expect(field).toHaveValue('');
});
