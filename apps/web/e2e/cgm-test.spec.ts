import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { callerOf } from './api-caller.ts';
import { expect, PEOPLE, reload, signIn, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const say = (key: string, values: Record<string, string | number> = {}) => translate('es', key, values);
const button = (page: Page, key: string, values = {}) =>
  page.getByRole('button', { name: say(key, values), exact: true });

/** A patient used by one journey only, with a CGM test that has not begun. */
async function ownTest(page: Page) {
  const card = { name: 'Teresa', surname: 'Prueba', birthdate: '1979-04-11' };
  const patient = await ownPatient(page, card);
  const path = `/measurement-service/patient/${patient.id}/medical-test`;
  const principalId = patient.professionalId;
  const made = await patient.call('POST', path, { name: 'MCG de otoño', type: 'CGM', principalId });
  expect(made.status).toBe(201);
  const address = `/patient/${patient.id}/medical-test/cgm/${made.body.id}`;
  return { ...patient, testId: made.body.id, address };
}

test('recommendations are added from a template, ordered by keyboard, deleted and restored', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, PEOPLE.specialist);
  const { address } = await ownTest(page);
  await visit(page, `${address}/follow-up?view=recommendations`);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const add = main.getByRole('button', { name: say('cgm-recommendations:add') });
  await add.click();
  const own = 'Desayuna con proteína.';
  await dialog.getByRole('textbox', { name: say('cgm-recommendations:form.message') }).fill(own);
  await expectAccessible(page, 'new recommendation');
  await dialog.getByRole('button', { name: say('cgm-recommendations:form.save') }).click();
  await expect(page.getByText(say('messages:cgmRecommendation.create.done'))).toBeVisible();
  await add.click();
  const template = 'Camina de diez a quince minutos después de cenar.';
  await dialog.getByRole('button', { name: template }).click();
  await dialog.getByRole('button', { name: say('cgm-recommendations:form.save') }).click();
  const items = main.getByRole('list', { name: say('cgm-recommendations:general') }).getByRole('listitem');
  await expect(items).toHaveText([new RegExp(own), new RegExp(template)]);

  const handle = items.last().getByRole('button').first();
  await tabTo(page, handle);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(items).toHaveText([new RegExp(template), new RegExp(own)]);
  await reload(page);
  await expect(items).toHaveText([new RegExp(template), new RegExp(own)]);

  await main.getByRole('button', { name: say('cgm-recommendations:deleteOf', { message: own }) }).click();
  await expect(items).toHaveCount(1);
  await page.getByRole('button', { name: say('app:notices.undo') }).click();
  await expect(items).toHaveText([new RegExp(template), new RegExp(own)]);
  await expectAccessible(page, 'recommendations');
});

test('an observer reads the test and its recommendations, and changes nothing', async ({ page }) => {
  await signIn(page, 'nutricion@clinica-alba.example');
  const call = await callerOf<{ items: { id: string; testsInProgress: { id: string }[] }[] }>(page);
  const { body } = await call('GET', '/patient-service/patient?search=villalba');
  const patient = body.items[0];
  const address = `/patient/${patient?.id ?? ''}/medical-test/cgm/${patient?.testsInProgress[0]?.id ?? ''}`;
  await visit(page, `${address}/patient-info`);
  await expect(page.getByText(say('cgm-screen:readOnly'))).toBeVisible();
  await expect(page.getByText(/Diabetes tipo 2/).first()).toBeVisible();
  for (const key of ['medical-tests:edit.action', 'medical-tests:cancel.action', 'cgm-info:sensor.add'])
    await expect(button(page, key)).toHaveCount(0);
  await visit(page, `${address}/follow-up?view=recommendations`);
  const main = page.getByRole('main');
  await expect(main.getByText(/Camina de diez a quince minutos/)).toBeVisible();
  await expect(main.getByRole('button', { name: say('cgm-recommendations:add') })).toHaveCount(0);
  await expectAccessible(page, 'recommendations of an observer');
});
