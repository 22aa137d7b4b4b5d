import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { cartFile } from './cart-file.ts';
import { expect, PEOPLE, reload, signIn, tabTo, test, translate, visit } from './journey.ts';
import { waitForDraft } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';
import { readDownloadedPdf } from './pdf.ts';
import { chooseFile } from './sensor-import.ts';

const say = (key: string, values: Record<string, string | number> = {}) => translate('es', key, values);
const button = (page: Page, key: string, values = {}) =>
  page.getByRole('main').getByRole('button', { name: say(key, values), exact: true });

/** A test of a patient used by one journey only. */
async function ownTest(page: Page, surname: string) {
  const patient = await ownPatient(page, { name: 'Aurora', surname, birthdate: '1984-05-02' });
  const made = await patient.call('POST', `/measurement-service/patient/${patient.id}/medical-test`, {
    name: 'Calorimetría de otoño',
    type: 'CALORIMETRY',
    principalId: patient.professionalId,
  });
  expect(made.status).toBe(201);
  return { ...patient, address: `/patient/${patient.id}/medical-test/calorimetry/${made.body.id}` };
}

/** Six phases, the second of which the protocol does not know. */
const file = () =>
  cartFile([
    { phase: 'reclined', minutes: 15, vo2: 240, speed: 0 },
    { phase: 'sillón', minutes: 4, vo2: 265, speed: 0 },
    { phase: 'treadmill_4', minutes: 3, vo2: 760, speed: 4 },
    { phase: 'treadmill_5', minutes: 3, vo2: 900, speed: 5 },
    { phase: 'treadmill_6', minutes: 3, vo2: 1100, speed: 6 },
    { phase: 'recovery', minutes: 4, vo2: 420, speed: 0 },
  ]);

test('a cart’s file is imported, a phase repaired by keyboard, and the plan uses the result until it is undone', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { address, id } = await ownTest(page, 'Reposo');
  await visit(page, address);
  await expectAccessible(page, 'no recording');
  await chooseFile(page, say('calorimetry-import:choose'), file());
  await tabTo(page, button(page, 'calorimetry-import:confirm'));
  await page.keyboard.press('Enter');

  // The phases of the file are shown, with what is wrong and where.
  await expect(button(page, 'calorimetry:phases.save')).toBeFocused();
  await expect(
    page.getByText(say('calorimetry:phases.problem.UNKNOWN_PHASE_found', { found: 'sillón' })).first(),
  ).toBeVisible();
  await expectAccessible(page, 'phases', { widths: WIDTHS });
  const name = page.getByRole('button', {
    name: new RegExp(say('calorimetry:phases.name', { number: 2 })),
  });
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: say('calorimetry:phase.SEATED') }).press('Enter');
  const border = page.getByRole('slider', {
    name: say('calorimetry:phases.between', {
      before: say('calorimetry:phase.RECLINED'),
      after: say('calorimetry:phase.SEATED'),
    }),
  });
  await border.press('ArrowLeft');
  await expect(border).toHaveAttribute('aria-valuetext', '14:59');
  await border.press('ArrowRight');
  await button(page, 'calorimetry:phases.save').press('Enter');
  await expect(page.getByText(say('messages:calorimetryPhases.save.done'))).toBeVisible();

  const resting = page.getByRole('region', { name: say('calorimetry:resting.title') });
  await expect(resting.getByText(say('calorimetry:resting.steady'))).toBeVisible();
  await expectAccessible(page, 'results', { widths: WIDTHS });

  await button(page, 'calorimetry:plan.use').press('Enter');
  await expect(page.getByText(say('messages:calorimetryPlan.use.done'))).toBeVisible();
  await reload(page);
  await expect(button(page, 'calorimetry:plan.undo')).toBeVisible();
  await visit(page, `/patient/${id}/patient-data/anthropometric-data`);
  await expect(page.getByText(say('patient-data:body.energy.method.MEASURED')).first()).toBeVisible();

  await visit(page, address);
  await button(page, 'calorimetry:plan.undo').press('Enter');
  await expect(page.getByText(say('messages:calorimetryPlan.undo.done'))).toBeVisible();
  await expect(button(page, 'calorimetry:plan.use')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'calorimetry:report.download').press('Enter'),
  ]);
  const pdf = await readDownloadedPdf(download);
  expect(pdf.language).toBe('es-ES');
  expect(pdf.text).toContain('Weir');
});

test('a file with another extension is refused with those that it may have, and what is written outlives a reload', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { address } = await ownTest(page, 'Notas');
  await visit(page, address);
  await chooseFile(page, say('calorimetry-import:choose'), { ...file(), name: 'calorimetria.pdf' });
  await expect(page.getByRole('alert')).toContainText('.csv');

  await visit(page, `${address}?view=written`);
  const observations = page.getByRole('textbox', { name: say('calorimetry:written.observations') });
  await observations.fill('Llegó tranquila.');
  await waitForDraft(page);
  await reload(page);
  await expect(observations).toHaveValue('Llegó tranquila.');
  await page.getByRole('button', { name: say('calorimetry:written.save'), exact: true }).press('Enter');
  await expect(page.getByText(say('messages:calorimetry.save.done'))).toBeVisible();
  await expectAccessible(page, 'what is written', { widths: WIDTHS });
});
