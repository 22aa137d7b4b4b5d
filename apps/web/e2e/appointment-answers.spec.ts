import { todayIn } from '@healzy/domain/shared';
import { expectAccessible, WIDTHS } from './axe.ts';
import { mailedLink } from './invitations.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const phoneScreen = { viewport: { width: 390, height: 844 } };
const REASON = 'Tengo <b>turno</b> en el hospital.';

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `appointments:${key}`, values);

  test(`a patient confirms one appointment and declines another by the links of their e-mails (${language})`, async ({
    page,
    browser,
  }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const patient = await ownPatient(page, {
      name: language === 'es' ? 'Carla' : 'Carol',
      surname: 'Confirma',
      birthdate: '1979-11-30',
      language,
    });
    const { body: card } = await patient.call('GET', `/patient-service/patient/${patient.id}`);
    const { email } = card as unknown as { email: string };
    const mailbox = await (await browser.newContext(phoneScreen)).newPage();

    /** An appointment two weeks ahead at an hour, and the link with which its patient was written to. */
    const appoint = async (hour: number) => {
      const day = todayIn('UTC', new Date(Date.now() + 14 * 24 * 3600_000));
      const created = await patient.call('POST', '/appointment-service/appointment', {
        patientId: patient.id,
        professionalId: patient.professionalId,
        kind: 'FOLLOW_UP',
        mode: 'IN_PERSON',
        startsAt: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
        minutes: 30,
        allowsOverlap: true,
        allowsOutsideHours: true,
      });
      expect(created.status, JSON.stringify(created.body)).toBe(201);
      return { id: created.body.id, link: await mailedLink(mailbox, email) };
    };

    // In the language of the card. Confirmed by keyboard alone; what was answered stays after a reload, and is not asked again.
    await visit(mailbox, (await appoint(9)).link);
    const confirm = mailbox.getByRole('button', { name: say('page.confirm') });
    await expect(confirm).toBeVisible();
    await expectAccessible(mailbox, 'an appointment to answer', { widths: WIDTHS });
    await tabTo(mailbox, confirm);
    await mailbox.keyboard.press('Enter');
    await expect(mailbox.getByText(say('page.state.CONFIRMED.title'))).toBeVisible();
    await expectAccessible(mailbox, 'a confirmed appointment', { widths: WIDTHS });
    await reload(mailbox);
    await expect(mailbox.getByText(say('page.state.CONFIRMED.title'))).toBeVisible();
    await expect(confirm).toHaveCount(0);

    // Declined with a reason, whose markup is text to its reader.
    const declined = await appoint(11);
    await visit(mailbox, declined.link);
    await mailbox.getByRole('button', { name: say('page.decline') }).press('Enter');
    await mailbox.getByRole('textbox').fill(REASON);
    await expectAccessible(mailbox, 'declining an appointment', { widths: WIDTHS });
    await mailbox.getByRole('button', { name: say('page.declineSend') }).press('Enter');
    await expect(mailbox.getByText(say('page.state.DECLINED.title'))).toBeVisible();

    await visit(page, `/patient/${patient.id}/info`);
    const opens = page.getByRole('button', { name: say('patientCard.openOf', { when: '' }).trim() });
    await expect(opens).toHaveCount(2);
    // The record says it without opening anything.
    await expect(page.getByText(say('answer.CONFIRMED'))).toBeVisible();
    await expect(page.getByText(say('answer.DECLINED'))).toBeVisible();
    await opens.last().press('Enter');
    await expect(page.getByRole('dialog').getByText(say('answer.DECLINED'))).toBeVisible();
    await expect(page.getByText(REASON)).toBeVisible();
    await expectAccessible(page, 'an appointment that was declined', { widths: WIDTHS });
    await page.keyboard.press('Escape');

    // Other journeys look at the list of what waits.
    const canceled = await patient.call('POST', `/appointment-service/appointment/${declined.id}/cancel`);
    expect(canceled.status).toBe(200);

    await visit(mailbox, '/appointment#nothing');
    await expect(mailbox.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(mailbox, 'a link of no appointment');
    await mailbox.context().close();
  });
}
