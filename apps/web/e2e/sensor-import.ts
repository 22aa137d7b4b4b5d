import type { Page } from '@playwright/test';
import { expect, openPatient, tabTo, translate, type Language } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import type { SensorFile } from './sensor-files.ts';

/** Opens the tests of a patient used by one journey only: a test in progress would block a second attempt. */
export async function openOwnPatient(page: Page, language: Language, name: string) {
  const card = { name, surname: 'Sensor', birthdate: '1977-10-12' };
  await openPatient(page, language, (await ownPatient(page, card)).fullName);
}

/** From the test list to the screen of the new test, without a mouse. */
export async function createTest(page: Page, language: Language, name: string) {
  await tabTo(page, page.getByRole('button', { name: translate(language, 'medical-tests:new') }).first());
  await page.keyboard.press('Enter');
  const nameField = page
    .getByRole('dialog')
    .getByLabel(translate(language, 'medical-tests:form.name'), { exact: true });
  await expect(nameField).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(translate(language, 'messages:medicalTest.create.done'))).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/\/medical-test\/cgm\/[^/]+\/follow-up$/);
}

/** Chooses a file through the button that a keyboard can reach. */
export async function chooseFile(page: Page, button: string, file: SensorFile | string) {
  await tabTo(page, page.getByRole('button', { name: button }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}
