import type { Page } from '@playwright/test';
import { expect, type Language, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { clarityFile } from './sensor-files.ts';

/**
 * A test of a patient used by one journey only, who lives seven hours behind the browser, with a sensor's three days:
 * glucose is 200 from 13:00 to 13:59 on the patient's clock, and 100 before and after.
 */
export async function measuredTest(
  page: Page,
  language: Language,
  name = language === 'es' ? 'Obdulia' : 'Remigia',
) {
  const patient = await ownPatient(page, {
    name,
    surname: 'Eventos',
    birthdate: '1971-03-09',
    timezone: 'America/Mexico_City',
  });
  const created = await patient.call('POST', `/measurement-service/patient/${patient.id}/medical-test`, {
    name: 'Sensor de enero',
    type: 'CGM',
    principalId: patient.professionalId,
  });
  expect(created.status).toBe(201);
  const address = `/patient/${patient.id}/medical-test/cgm/${created.body.id}`;
  await visit(page, `${address}/follow-up`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: translate(language, 'cgm:import.choose') }).click();
  await (await chooser).setFiles(clarityFile());
  await page
    .getByRole('button', { name: translate(language, 'cgm:import.confirm_other', { formatted: 864 }) })
    .click();
  await expect(page.getByText(translate(language, 'cgm:agp.title')).first()).toBeVisible();
  return { ...patient, testId: created.body.id, address };
}
