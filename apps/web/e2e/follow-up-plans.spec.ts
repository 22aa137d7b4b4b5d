import { FOLLOW_UP_STEPS, type FollowUpStepCode } from '@healzy/domain/follow-up-plans';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { noteTyping, waitForAllTyped } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const stepName = (language: 'es' | 'en', code: FollowUpStepCode): string =>
  FOLLOW_UP_STEPS[code][language === 'es' ? 'nameEs' : 'nameEn'];

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `follow-up-plans:${key}`, values);
  const told = (act: string) => translate(language, `messages:followUp.${act}.done`);

  test(`a follow-up goes from start to completed by keyboard, and a step ticks itself (${language})`, async ({
    page,
  }) => {
    await noteTyping(page);
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const patient = await ownPatient(page, {
      name: language === 'es' ? 'Sira' : 'Sonia',
      surname: 'Seguida',
      birthdate: '1979-02-11',
    });
    await visit(page, `/patient/${patient.id}/plans-list`);
    await expect(page.getByRole('heading', { name: say('none.title') })).toBeVisible();
    await expectAccessible(page, 'no follow-up plans', { widths: WIDTHS });

    const start = page.getByRole('button', { name: say('new') }).first();
    await start.press('Enter');
    const dialog = page.getByRole('dialog', { name: say('new') });
    const observations = dialog.getByRole('textbox', { name: say('field.observations') });
    await observations.fill('Por la tarde.');
    await waitForAllTyped(page);
    await reload(page);
    await start.press('Enter');
    await expect(observations).toHaveValue('Por la tarde.');
    await dialog.getByRole('radio', { name: say('type.WIN_1') }).press('Space');
    await expectAccessible(page, 'a new follow-up plan', { widths: WIDTHS });
    await dialog.getByRole('button', { name: say('start') }).press('Enter');
    await expect(page.getByText(told('create'))).toBeVisible();
    const title = say('one', { type: say('type.WIN_1') });
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    const beginning = page.getByRole('group', { name: say('phase.STARTED') });
    await expect(beginning.getByRole('status')).toHaveText(say('progress', { done: 1, total: 5 }));
    const call = beginning.getByRole('checkbox', { name: stepName(language, 'WELCOME_CALL') });
    await tabTo(page, call, 80);
    await page.keyboard.press('Space');
    await expect(page.getByText(told('step')).first()).toBeVisible();
    await expect(call).toBeChecked();
    await call.press('Space');
    await expect(call).not.toBeChecked();
    await call.press('Space');
    await expect(beginning.getByRole('status')).toHaveText(say('progress', { done: 2, total: 5 }));

    const step = stepName(language, 'ONBOARDING_PLAN');
    await page.getByRole('button', { name: say('editStep', { name: step }) }).press('Enter');
    const editing = page.getByRole('dialog', { name: step });
    await editing.getByRole('textbox', { name: say('field.note') }).fill('Traer la báscula.');
    await expectAccessible(page, 'a step', { widths: WIDTHS });
    await editing.getByRole('button', { name: say('save') }).press('Enter');
    await expect(editing).toBeHidden();
    await expect(page.getByText('Traer la báscula.')).toBeVisible();

    const made = await patient.call('POST', `/measurement-service/patient/${patient.id}/medical-test`, {
      name: 'Sensor',
      type: 'CGM',
      principalId: patient.professionalId,
    });
    const begun = await patient.call('POST', `/measurement-service/medical-test/${made.body.id}/begin`);
    expect(begun.status).toBe(200);
    await reload(page);
    const sensor = beginning.getByRole('checkbox', { name: stepName(language, 'CGM_PLACEMENT') });
    await expect(sensor).toBeChecked();
    await expect(sensor).toHaveAccessibleDescription(/Sensor/);
    await expectAccessible(page, 'a follow-up plan', { widths: WIDTHS });

    const current = page.getByRole('listitem').filter({ hasText: say('phaseState.current') });
    for (const state of ['IN_PROGRESS', 'FINAL', 'POST_FINAL']) {
      // The button of the next state takes no press until the last move has been saved.
      const next = page.getByRole('button', { name: say('moveTo', { state: say(`state.${state}`) }) });
      await expect(next).toBeEnabled();
      await next.press('Enter');
      if (state !== 'IN_PROGRESS') {
        // What is left open is named before the last phases.
        const left = page.getByRole('alertdialog', {
          name: say('move.title', { state: say(`state.${state}`) }),
        });
        await expect(left.getByText(stepName(language, 'INITIAL_SURVEY'))).toBeVisible();
        if (state === 'FINAL') await expectAccessible(page, 'moving with open steps', { widths: WIDTHS });
        await left
          .getByRole('button', { name: say('moveTo', { state: say(`state.${state}`) }) })
          .press('Enter');
      }
      await expect(current).toContainText(say(`state.${state}`));
      if (state !== 'FINAL') continue;
      // A phase that was entered too early is left again.
      const moved = { state: say('state.FINAL') };
      await expect(page.getByText(translate(language, 'messages:followUp.move.done', moved))).toBeVisible();
      await page.getByRole('button', { name: translate(language, 'app:notices.undo') }).press('Enter');
      await expect(current).toContainText(say('state.IN_PROGRESS'));
      const moveOn = async () => {
        await next.press('Enter');
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('moveTo', { state: say('state.FINAL') }) })
          .press('Enter');
        await expect(current).toContainText(say('state.FINAL'));
      };
      await moveOn();
      // Long after, the way back is among the further actions, and is undone as any move.
      await reload(page);
      await page.getByRole('button', { name: translate(language, 'app:action.more') }).press('Enter');
      await page
        .getByRole('menuitem', { name: say('moveBack', { state: say('state.IN_PROGRESS') }) })
        .press('Enter');
      await expect(current).toContainText(say('state.IN_PROGRESS'));
      await moveOn();
    }
    await page.getByRole('button', { name: say('complete.action') }).press('Enter');
    const asked = page.getByRole('alertdialog');
    const confirm = asked.getByRole('button', { name: say('complete.confirm') });
    await expect(confirm).toBeDisabled();
    await expectAccessible(page, 'completing a follow-up plan', { widths: WIDTHS });
    await asked.getByRole('checkbox', { name: say('complete.acknowledgement') }).press('Space');
    await confirm.press('Enter');
    await expect(page.getByText(told('complete'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('complete.action') })).toHaveCount(0);
    await expect(call).toBeChecked();

    await visit(page, `/patient/${patient.id}/info`);
    const entry = translate(language, 'patients:timeline.kind.FOLLOW_UP_COMPLETED', { title: 'Win 1' });
    await page.getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await visit(page, `/patient/${patient.id}/plans-list`);
    await expect(page.getByText(say('state.COMPLETED')).first()).toBeVisible();
    await expectAccessible(page, 'the list of follow-up plans', { widths: WIDTHS });
  });
}

const say = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `follow-up-plans:${key}`, values);

test('the second of two people is told that the follow-up was cancelled, and the reception reads it', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, { name: 'Silvia', surname: 'Seguida', birthdate: '1979-02-11' });
  const made = await patient.call('POST', `/patient-service/patient/${patient.id}/follow-up-plan`, {
    type: 'IMPROVE',
    startDate: '2026-03-02',
    professionalId: patient.professionalId,
    observations: 'Duerme mal.',
  });
  const address = `/patient/${patient.id}/plan-detail/${made.body.id}`;
  await visit(page, address);
  const more = page.getByRole('button', { name: translate('es', 'app:action.more') });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: say('cancel.action') }).press('Enter');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toBeVisible();
  await expect(page.getByText('Duerme mal.')).toBeVisible();

  const state = `/patient-service/follow-up-plan/${made.body.id}/state`;
  expect((await patient.call('PUT', state, { state: 'CANCELED' })).status).toBe(200);
  await asked.getByRole('button', { name: say('cancel.confirm') }).press('Enter');
  await expect(page.getByText(translate('es', 'messages:followUp.cancel.failed'))).toBeVisible();
  await expect(page.getByText(translate('es', 'errors:code.FOLLOW_UP_CANCELED'))).toBeVisible();
  await expect(page.getByText(/^Cancelado por /)).toBeVisible();
  await expect(more).toHaveCount(0);

  const desk = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await signIn(desk, PEOPLE.receptionist, address);
  await expect(desk.getByRole('checkbox', { name: stepName('es', 'WELCOME_CALL') })).toBeVisible();
  await expect(desk.getByText(/^Cancelado por /)).toBeVisible();
  await expect(desk.getByText('Duerme mal.')).toHaveCount(0);
  await expect(
    desk.getByRole('button', { name: say('moveTo', { state: say('state.IN_PROGRESS') }) }),
  ).toHaveCount(0);
  await expectAccessible(desk, 'a follow-up plan for the reception', { widths: WIDTHS });
  await visit(desk, `/patient/${patient.id}/plans-list`);
  await expect(desk.getByText(say('state.CANCELED')).first()).toBeVisible();
  await expect(desk.getByRole('button', { name: say('new') })).toHaveCount(0);
  await desk.context().close();
});
