import { expect, PEOPLE, reload, signIn, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { ownServer } from './own-server.ts';
import { readDownloadedPdf } from './pdf.ts';

const diagnosis = (key: string) => translate('es', `blood-analysis-diagnosis:${key}`);

const server = ownServer('diagnosis', 70);
test.use({ baseURL: server.url });
test.afterEach(() => server.end());

test('a diagnosis that is ordered from a server that is killed is there after its restart, and goes out as a PDF', async ({
  page,
}) => {
  // The server begins from nothing, and twice more: the demo data have diagnoses too, at which it must not end.
  test.setTimeout(600_000);
  await server.start();
  await server.end();
  await server.start('blood_diagnoses');
  await signIn(page, PEOPLE.specialist);
  const card = { name: 'Lidia', surname: 'Prueba', birthdate: '1979-04-11' };
  const { id, professionalId, call } = await ownPatient(page, card);
  const made = await call('POST', `/measurement-service/patient/${id}/medical-test`, {
    name: 'Analítica de otoño',
    type: 'BLOOD_ANALYSIS',
    principalId: professionalId,
  });
  expect(made.status).toBe(201);
  const hba1c = { marker: 'hba1c', value: 6.9, comparator: null, unit: '%', rangeText: '4 - 5,6' };
  const saved = await call(
    'PUT',
    `/measurement-service/blood-analysis/${made.body.id}/results`,
    { sampledAt: '2026-02-16', values: [hba1c] },
    { 'if-match': '"0"' },
  );
  expect(saved.status).toBe(200);

  const address = `/patient/${id}/medical-test/blood-analysis/${made.body.id}/diagnosis`;
  await visit(page, address);
  const generate = page.getByRole('button', { name: diagnosis('generate') });
  await expect(generate).toBeVisible();
  await generate.press('Enter');
  await server.ended();
  await server.start();
  // Nothing is taken in the first minute of a server: what it says now is how the killed one left it.
  const left = await call('GET', `/measurement-service/blood-analysis/${made.body.id}/diagnosis`);
  expect(left.body).toMatchObject({ state: 'GENERATING', generatedAt: null });
  // The answer never came, so the page does not know that there is an order.
  await reload(page);

  // An order that nobody holds is taken within a minute of the start; the page hears of it by itself.
  await expect(page.getByText(diagnosis('findings.text'))).toBeVisible({ timeout: 150_000 });
  const text = page.getByRole('textbox', { name: new RegExp(`^${diagnosis('text.label')}`) });
  await expect(text).toContainText('diabetes');
  await page.getByRole('button', { name: diagnosis('finish.open') }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox').press('Space');
  await question.getByRole('button', { name: diagnosis('finish.confirm') }).press('Enter');
  await expect(page.getByText(translate('es', 'messages:bloodDiagnosis.finish.done'))).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: diagnosis('pdf.download') }).press('Enter');
  expect((await readDownloadedPdf(await downloading)).text).toContain('diabetes');
});
