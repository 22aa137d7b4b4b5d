import { FOLLOW_UP_STEPS } from '@healzy/domain/follow-up-plans';
import { todayIn } from '@healzy/domain/shared';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, test, translate, visit } from './journey.ts';
import { noteTyping, waitForAllTyped } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const phoneScreen = { viewport: { width: 390, height: 844 } };

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `surveys:${key}`, values);
  const plan = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `follow-up-plans:${key}`, values);

  test(`a survey of a step is answered on a phone through its link, once, and ticks the step (${language})`, async ({
    page,
    browser,
  }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const patient = await ownPatient(page, {
      name: language === 'es' ? 'Elisa' : 'Ellen',
      surname: 'Encuesta',
      birthdate: '1984-06-21',
    });
    const today = todayIn('Europe/Madrid', new Date());
    const made = await patient.call('POST', `/patient-service/patient/${patient.id}/follow-up-plan`, {
      type: 'WIN_1',
      startDate: today,
      professionalId: patient.professionalId,
    });
    await visit(page, `/patient/${patient.id}/plan-detail/${made.body.id}`);
    await expect(page.getByText(say('none.title'))).toBeVisible();

    const step = FOLLOW_UP_STEPS.WEEK_1_SURVEY[language === 'es' ? 'nameEs' : 'nameEn'];
    await page.getByRole('button', { name: plan('sendSurvey', { name: step }) }).press('Enter');
    const sending = page.getByRole('dialog', { name: say('send.title') });
    await sending.getByRole('radio', { name: translate(language, 'link-delivery:COPY') }).press('Space');
    await expectAccessible(page, 'sending a survey', { widths: WIDTHS });
    await sending.getByRole('button', { name: say('send.submitCOPY') }).press('Enter');
    const created = page.getByRole('dialog', { name: say('made.title') });
    const link = await created.getByRole('textbox', { name: say('made.link') }).inputValue();
    await created.getByRole('button', { name: say('made.close') }).press('Enter');
    await expect(page.getByText(say('state.OPEN'), { exact: true })).toBeVisible();

    const phone = await (await browser.newContext(phoneScreen)).newPage();
    await noteTyping(phone);
    await visit(phone, link);
    await expect(phone.getByRole('heading', { name: say('kind.WEEK_1'), level: 1 })).toBeVisible();
    await expectAccessible(phone, 'a survey on a phone');
    // An empty one is not sent, and says what is missing.
    await phone.getByRole('button', { name: say('page.submit') }).click();
    await expect(phone.getByRole('alert').or(phone.getByRole('group')).first()).toBeVisible();
    await expectAccessible(phone, 'an unanswered survey on a phone');
    const scale = (id: string) => phone.getByRole('radiogroup', { name: say(`question.${id}.label`) });
    for (const [id, value] of Object.entries({ energy: 8, hunger: 2, sleep: 7, digestion: 9 }))
      await scale(id)
        .getByRole('radio', { name: String(value), exact: true })
        .press('Space');
    const text = phone.getByRole('textbox', { name: say('question.difficulties.label') });
    await text.fill('<b>Las cenas</b>');
    await waitForAllTyped(phone);
    await reload(phone);
    await expect(text).toHaveValue('<b>Las cenas</b>');
    await expect(scale('energy').getByRole('radio', { name: '8', exact: true })).toBeChecked();
    await scale('adherence').getByRole('radio', { name: '10', exact: true }).press('Space');
    const weight = phone.getByRole('textbox', { name: say('question.weightKg.label') });
    await weight.fill('9000');
    await phone.getByRole('button', { name: say('page.submit') }).click();
    await expect(phone.getByText(say('page.weightBetween', { min: 1, max: 500 })).first()).toBeVisible();
    await weight.fill('70,5');
    await phone.getByRole('button', { name: say('page.submit') }).click();
    const thanks = phone.getByRole('heading', { name: say('page.closed.ANSWERED.title') });
    await expect(thanks).toBeVisible();
    await expectAccessible(phone, 'an answered survey');
    await reload(phone);
    await expect(thanks).toBeVisible();

    await reload(page);
    const ticked = page.getByRole('checkbox', { name: step });
    await expect(ticked).toBeChecked();
    await expect(page.getByText(say('unread'), { exact: true })).toBeVisible();
    await expectAccessible(page, 'a follow-up plan with a survey', { widths: WIDTHS });
    await page
      .getByRole('button', { name: say('list.readOf', { survey: say('kind.WEEK_1') }) })
      .press('Enter');
    const answers = page.getByRole('dialog', { name: say('kind.WEEK_1') });
    await expect(answers.getByText('<b>Las cenas</b>')).toBeVisible();
    await expect(answers.getByText(say('answer.scale', { value: 10, max: 10 }))).toBeVisible();
    await expectAccessible(page, 'the answers to a survey', { widths: WIDTHS });
    await answers.getByRole('button', { name: say('made.close') }).press('Enter');
    await expect(page.getByText(say('unread'), { exact: true })).toHaveCount(0);

    await visit(page, `/patient/${patient.id}/info`);
    const entry = translate(language, 'patients:timeline.kind.SURVEY_ANSWERED', {
      survey: translate(language, 'patients:timeline.survey.WEEK_1'),
    });
    await page.getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { name: say('title'), level: 1 })).toBeVisible();
    await expectAccessible(page, 'the surveys of a patient', { widths: WIDTHS });
    await phone.context().close();
  });
}

const say = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `surveys:${key}`, values);

test('a link of a survey says when it is another device’s, withdrawn or none', async ({ page, browser }) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, { name: 'Elvira', surname: 'Encuesta', birthdate: '1984-06-21' });
  const made = await patient.call('POST', `/patient-service/patient/${patient.id}/survey`, {
    kind: 'SATISFACTION',
    language: 'es',
    delivery: 'COPY',
  });
  const { link } = made.body as unknown as { link: string };
  const open = async (address: string) => {
    const device = await (await browser.newContext(phoneScreen)).newPage();
    await visit(device, address);
    return device;
  };
  const closed = (reason: string) => ({ name: say(`page.closed.${reason}.title`), level: 1 });
  const phone = await open(link);
  const submit = phone.getByRole('button', { name: say('page.submit') });
  await expect(submit).toBeVisible();
  const other = await open(link);
  await expect(other.getByRole('heading', { name: translate('es', 'link-page:device.title') })).toBeVisible();
  await expectAccessible(other, 'a survey of another device');
  const none = await open('/survey#none');
  await expect(none.getByRole('heading', closed('UNKNOWN'))).toBeVisible();
  await expectAccessible(none, 'no survey');

  await visit(page, `/patient/${patient.id}/surveys`);
  const withdraw = page.getByRole('button', {
    name: say('list.withdrawOf', { survey: say('kind.SATISFACTION') }),
  });
  await withdraw.click();
  await expect(page.getByText(translate('es', 'messages:survey.withdraw.done'))).toBeVisible();
  // Who was about to answer learns it when sending, and not before.
  for (const id of ['recommendation', 'attention'])
    await phone
      .getByRole('radiogroup', { name: say(`question.${id}.label`) })
      .getByRole('radio', { name: '10', exact: true })
      .press('Space');
  await submit.click();
  await expect(phone.getByRole('heading', closed('WITHDRAWN'))).toBeVisible();
  await expectAccessible(phone, 'a withdrawn survey');
  for (const device of [phone, other, none]) await device.context().close();
});
