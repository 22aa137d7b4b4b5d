import type { Locator } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, signIn, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { readDownloadedPdf } from './pdf.ts';

const say = (key: string, values: Record<string, string | number> = {}) => translate('es', key, values);
/** From a new plan to a week on paper. */
const MOST_PRESSES = 6;

test('a new plan is a week on paper in at most six presses, and begins for another patient without its energy', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const first = await ownPatient(page, { name: 'Prisa', surname: 'Ninguna', birthdate: '1985-03-09' });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
  const record = `/patient-service/patient/${first.id}`;
  const figures = { weightKg: 64, heightCm: 165 };
  const measured = await first.call('POST', `${record}/body-measurements`, { measuredOn: today, figures });
  expect(measured.status).toBe(201);
  const active = { answers: { activityLevel: 'LIGHT' } };
  const answered = await first.call('PUT', `${record}/patient-data/habits`, active, { 'if-match': '"0"' });
  expect(answered.status).toBe(200);

  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await visit(page, `/patient/${first.id}/nutrition/plans`);
  await press(button(say('nutritional-plans:new')).first());
  await press(page.getByRole('dialog').getByRole('button', { name: say('nutritional-plans:form.save') }));
  // Whoever eats it needs a person who chooses their energy: it is never chosen by itself.
  const predicted = page.getByText(say('nutritional-plans:source.PREDICTED'), { exact: true });
  await press(predicted);
  await press(button(say('nutritional-plans:energy.saveAndFill')));
  await expect(page.getByRole('grid').locator('[data-card-open]')).toHaveCount(35, { timeout: 60_000 });
  await expect(page.getByText(say('menus:saving.saved'))).toBeVisible({ timeout: 20_000 });
  await press(button(say('menu-paper:menu')));
  const week = page.getByRole('menuitem', { name: say('menu-paper:pdf.week'), exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), press(week)]);
  test.info().annotations.push({ type: 'presses', description: String(presses) });
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);

  const pdf = await readDownloadedPdf(download);
  expect(pdf.text).not.toContain('Esta semana todavía no tiene menús.');
  expect(pdf.text).toContain(first.fullName);
  expect(pdf.text).toContain('semana 1');

  // The same dishes for somebody else: what does not suit them is said before an energy is chosen.
  const other = await ownPatient(page, { name: 'Otra', surname: 'Persona', birthdate: '1990-07-01' });
  const allergic = { answers: { hasAllergies: true, allergies: ['MILK'] } };
  const habits = `/patient-service/patient/${other.id}/patient-data/habits`;
  expect((await other.call('PUT', habits, allergic, { 'if-match': '"0"' })).status).toBe(200);
  await visit(page, `/patient/${other.id}/nutrition/plans`);
  await button(say('nutritional-plans:new')).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('nutritional-plans:from.action') }).click();
  await dialog.getByRole('combobox', { name: say('nutritional-plans:from.patient') }).fill('Prisa Ninguna');
  await page.getByRole('option', { name: first.fullName }).click();
  await dialog
    .getByRole('button', {
      name: new RegExp(`^${say('nutritional-plans:from.choose')}|${say('nutritional-plans:from.plan')}`),
    })
    .click();
  await page.getByRole('option').first().click();
  await expect(dialog.getByText(say('nutritional-plans:from.text'))).toBeVisible();
  await expectAccessible(page, 'a plan that begins with another', { widths: WIDTHS });
  await dialog.getByRole('button', { name: say('nutritional-plans:form.save') }).click();
  await expect(
    page.getByText(/con alimentos que el paciente no debe o no quiere tomar$/).first(),
  ).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});
