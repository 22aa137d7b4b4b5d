import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
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

test('a test is begun, edited and cancelled, its sensor recorded by keyboard, and no second one starts', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { id, address, call, professionalId } = await ownTest(page);
  await visit(page, `${address}/patient-info`);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await tabTo(page, button(page, 'medical-tests:begin.action'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('messages:medicalTest.begin.done'))).toBeVisible();
  await expect(button(page, 'medical-tests:begin.action')).toHaveCount(0);

  await main.getByRole('button', { name: say('medical-tests:edit.action'), exact: true }).press('Enter');
  const name = dialog.getByRole('textbox', { name: say('medical-tests:form.name') });
  await expect(name).toBeFocused();
  await name.fill('MCG corregida');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'MCG corregida', level: 1 })).toBeVisible();

  await tabTo(page, button(page, 'cgm-info:sensor.add'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: say('cgm-info:sensor.form.model') })).toBeFocused();
  await page.keyboard.type('Dexcom G7');
  await tabTo(page, dialog.getByRole('button', { name: say('cgm-info:sensor.form.bodySite') }));
  await page.keyboard.press('Enter');
  const site = page.getByRole('option', { name: say('cgm-info:sensor.site.UPPER_ARM'), exact: true });
  await expect(site).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    dialog.getByRole('spinbutton', {
      name: new RegExp(`^hora, ${say('cgm-info:sensor.form.placedTime')}`, 'i'),
    }),
  );
  await page.keyboard.type('0001');
  await expectAccessible(page, 'new sensor');
  await tabTo(page, dialog.getByRole('button', { name: say('cgm-info:sensor.form.save') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('messages:cgmSensor.create.done'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('listitem').filter({ hasText: 'Dexcom G7' })).toBeVisible();
  await reload(page);
  await expect(main.getByRole('listitem').filter({ hasText: 'Dexcom G7' })).toBeVisible();
  await expectAccessible(page, 'patient and test', { widths: WIDTHS });

  const second = await call('POST', `/measurement-service/patient/${id}/medical-test`, {
    name: 'Segunda',
    type: 'CGM',
    principalId: professionalId,
  });
  expect(second).toMatchObject({ status: 409, body: { code: 'CGM_ALREADY_IN_PROGRESS' } });
  await visit(page, `/patient/${id}/medical-tests?new=test`);
  await expect(main.getByText(say('errors:code.CGM_ALREADY_IN_PROGRESS'))).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await visit(page, `${address}/patient-info`);
  await button(page, 'medical-tests:cancel.action').press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(say('medical-tests:cancel.text'))).toBeVisible();
  await question.getByRole('button', { name: say('medical-tests:cancel.dismiss') }).press('Enter');
  await expect(question).toHaveCount(0);
  await button(page, 'medical-tests:cancel.action').press('Enter');
  await question.getByRole('button', { name: say('medical-tests:cancel.confirm') }).press('Enter');
  await expect(page.getByText(say('messages:medicalTest.cancel.done'))).toBeVisible();
  await expect(page.getByText(say('cgm-screen:closed'))).toBeVisible();
  await expect(button(page, 'cgm-info:sensor.add')).toHaveCount(0);
  await visit(page, `${address}/final-analysis`);
  await expect(page.getByRole('heading', { name: say('cgm-analysis:canceled.title') })).toBeVisible();
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
