import { FOLLOW_UP_STEPS, type FollowUpStepCode } from '@healzy/domain/follow-up-plans';
import { daysOfLocalDate, localDateOfDays, todayIn } from '@healzy/domain/shared';
import { expectAccessible } from './axe.ts';
import {
  expect,
  kit,
  inTurn,
  letThrough,
  paletteTitle,
  PEOPLE,
  reload,
  signIn,
  speak,
  tabTo,
  test,
  translate,
  visit,
} from './journey.ts';
import { ownPatient } from './own-patient.ts';

const BOARD_WIDTHS = [1440, 991, 390] as const;
/** The call of one column. */
const TODAY = /\/follow-up-plan\?.*due=TODAY/;
/** Two days ago: the welcome call was due yesterday, the onboarding plan is due today. */
const startDate = () => localDateOfDays((daysOfLocalDate(todayIn('Europe/Madrid', new Date())) ?? 0) - 2);

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `follow-up-board:${key}`, values);
  const plans = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `follow-up-plans:${key}`, values);
  const stepName = (code: FollowUpStepCode): string =>
    FOLLOW_UP_STEPS[code][language === 'es' ? 'nameEs' : 'nameEn'];

  test(`the board leads to the next step of a follow-up, which moves on when it is done (${language})`, async ({
    page,
  }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const patient = await ownPatient(page, {
      name: language === 'es' ? 'Tania' : 'Tilda',
      surname: 'Tablero',
      birthdate: '1981-05-20',
    });
    const made = await patient.call('POST', `/patient-service/patient/${patient.id}/follow-up-plan`, {
      type: 'WIN_3',
      startDate: startDate(),
      professionalId: patient.professionalId,
    });
    expect(made.status).toBe(201);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: paletteTitle(language) })).toBeFocused();
    await page.keyboard.type(language === 'es' ? 'vencidos' : 'overdue');
    await expect(
      page.getByRole('option', { name: translate(language, 'app:place.followUps') }),
    ).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/follow-ups$/);
    await expect(page.getByRole('heading', { name: say('title'), level: 1 })).toBeFocused();
    const linesOf = (due: string) =>
      page
        .getByRole('list', { name: say(`due.${due}`) })
        .getByRole('listitem')
        .filter({ hasText: patient.fullName });
    const late = linesOf('OVERDUE');
    await expect(late).toContainText(stepName('WELCOME_CALL'));
    await expect(late).toContainText(say('day', { day: 3 }));
    await expect(linesOf('TODAY')).toHaveCount(0);
    await expectAccessible(page, 'the board of follow-ups', { widths: BOARD_WIDTHS });

    // By type: first one that the patient does not have, then theirs.
    const filter = async (name: string, option: string) => {
      await tabTo(page, page.getByRole('button', { name: new RegExp(`^${name}`) }));
      await page.keyboard.press('Enter');
      const choice = page.getByRole('dialog', { name }).getByRole('option', { name: option });
      await choice.press('Enter');
      await expect(choice).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await filter(plans('field.type'), plans('type.WIN_2'));
    await expect(late).toHaveCount(0);
    await expect(page).toHaveURL(/type=WIN_2/);
    await filter(plans('field.type'), plans('type.WIN_3'));
    await expect(late).toHaveCount(1);
    const self = (await patient.call('GET', '/user-service/self/user')).body as unknown as {
      name: string;
      surname: string;
    };
    await filter(say('nextBy'), `${self.name} ${self.surname}`);
    await expect(late).toHaveCount(1);
    await reload(page);
    await expect(late).toHaveCount(1);

    await tabTo(page, late.getByRole('link'), 90);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: plans('one', { type: plans('type.WIN_3') }), level: 1 }),
    ).toBeFocused();
    const call = page.getByRole('checkbox', { name: stepName('WELCOME_CALL') });
    await tabTo(page, call, 90);
    await page.keyboard.press('Space');
    await expect(call).toBeChecked();
    await expect(page.getByText(translate(language, 'messages:followUp.step.done')).first()).toBeVisible();

    // Both steps that were due are late for good: the card was made today.
    const record = (key: string, values: Record<string, string | number> = {}) =>
      translate(language, `follow-up-record:adherence.${key}`, values);
    const counted = record('counts_other', { count: 2, onTime: 0 });
    await expect(page.getByText(counted)).toBeVisible();

    await page.goBack();
    const today = linesOf('TODAY');
    await expect(today).toContainText(stepName('ONBOARDING_PLAN'));
    await expect(late).toHaveCount(0);
    await page.getByRole('button', { name: kit[language].filters.clearAll }).press('Enter');
    await expect(page).toHaveURL(/\/follow-ups$/);
    await expect(today).toHaveCount(1);

    // The record and the list of patients say the same.
    await visit(page, `/patient/${patient.id}/info`);
    await expect(page.getByText(counted)).toBeVisible();
    await expectAccessible(page, 'a record with a follow-up', { widths: BOARD_WIDTHS });
    await visit(page, `/patients?search=${encodeURIComponent(patient.fullName)}`);
    const columns = page.getByRole('button', { name: kit[language].columns.open });
    await columns.press('Enter');
    await page
      .getByRole('checkbox', { name: translate(language, 'patients:columns.followUp') })
      .press('Space');
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('row').filter({ hasText: patient.fullName }).getByText('0\u00a0%'),
    ).toBeVisible();
  });
}

test('the reception sees the board without templates, and a failed column can be read again', async ({
  page,
}) => {
  await page.route(TODAY, (route) => route.fulfill({ status: 503, body: '{}' }));
  await signIn(page, PEOPLE.receptionist, '/follow-ups');
  const say = (key: string) => translate('es', `follow-up-board:${key}`);
  await expect(page.getByRole('heading', { name: say('title'), level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: say('templates') })).toHaveCount(0);
  const again = page.getByRole('button', { name: translate('es', 'app:action.retry') });
  await expect(again).toBeVisible({ timeout: 30_000 });
  // The other columns are there.
  const later = page.getByRole('list', { name: say('due.LATER') });
  await expect(later.getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'a board with a column that failed', { widths: BOARD_WIDTHS, isCalm: false });
  await letThrough(page, TODAY);
  await again.press('Enter');
  await expect(again).toHaveCount(0);
});
