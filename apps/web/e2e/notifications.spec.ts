import { notificationCentreLabels } from '@healzy/ui/labels/notificationCentre';
import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { elsewhere } from './invitations.ts';
import {
  expect,
  kit,
  inTurn,
  PEOPLE,
  reload,
  signIn,
  speak,
  tabTo,
  test,
  translate,
  visit,
  type Language,
} from './journey.ts';
import { ownPatient } from './own-patient.ts';

/** The page of chats keeps a connection open: its network is never idle. */
const LIVE = { isCalm: false };
/** What is told at once on the page of chats only is looked for every twenty seconds elsewhere. */
const NEWS = { timeout: 60_000 };

const bell = (page: Page, language: Language) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${notificationCentreLabels[language].title}`) });

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `notifications:${key}`, values);
  const labels = notificationCentreLabels[language];

  test(`a patient’s message is told to their specialist, opened, read, and gone (${language})`, async ({
    page,
    browser,
  }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const name = language === 'es' ? 'Noelia' : 'Nora';
    const patient = await ownPatient(page, { name, surname: 'Avisa', birthdate: '1984-06-12' });
    const link = (await patient.call('POST', `/chat-service/chats/${patient.id}/link`)).body as unknown as {
      secret: string;
    };
    // A page with something on it that must not change while the message arrives.
    // What is in the first list is no news: the message is sent once that has come.
    const firstList = page.waitForResponse((response) => /\/notifications(\?|$)/.test(response.url()), NEWS);
    await visit(page, `/patient/${patient.id}/info`);
    await expect(bell(page, language)).toBeVisible();
    await firstList;

    const phone = await elsewhere(browser);
    await visit(phone, `/chat#${link.secret}`);
    await phone.getByRole('textbox').fill('¿Puedo cenar más tarde?');
    // It is shown while it is on its way: whoever closes the page at once has not sent it.
    const sent = phone.waitForResponse((answer) => /\/messages$/.test(answer.url()) && answer.ok());
    await phone.keyboard.press('Enter');
    await expect(phone.getByText('¿Puedo cenar más tarde?')).toBeVisible();
    await sent;
    await phone.context().close();

    // Without a reload: the number, and that there is news to those who cannot see it. Other journeys write to this
    // specialist too: it may come together with theirs.
    const title = say('kind.CHAT_UNREAD.title', { name: patient.fullName });
    const together = labels.arrivedTogether(2, '', false).split('. ').at(-1) ?? '';
    const news = new RegExp(`${labels.arrived('').trim()}|${together.trim()}`);
    await expect(page.getByRole('status').filter({ hasText: news })).toBeAttached(NEWS);
    await expect(bell(page, language)).toHaveAccessibleName(/\d+/);

    // By keyboard alone: opened, marked as read and as unread, and left to the chat.
    await tabTo(page, bell(page, language));
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: labels.title });
    const line = panel.getByRole('listitem').filter({ hasText: title });
    await expect(line.getByText(`${labels.unread}:`)).toBeAttached(NEWS);
    await expectAccessible(page, `notifications, ${language}`, { ...LIVE, widths: WIDTHS });
    await line.getByRole('button', { name: labels.markRead(title) }).press('Enter');
    await expect(line.getByText(`${labels.unread}:`)).toHaveCount(0);
    await line.getByRole('button', { name: labels.markUnread(title) }).press('Enter');
    await expect(line.getByText(`${labels.unread}:`)).toBeAttached();
    await line.getByRole('link', { name: title }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/chats\\?patient=${patient.id}$`));
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('log').getByText('¿Puedo cenar más tarde?')).toBeVisible();

    // It has been seen, so it is no news any more; after a reload neither.
    await bell(page, language).press('Enter');
    await expect(panel).toBeVisible();
    await expect(line).toHaveCount(0, NEWS);
    await page.keyboard.press('Escape');
    await expect(bell(page, language)).toBeFocused();
    await reload(page);
    await bell(page, language).press('Enter');
    await expect(panel).toBeVisible();
    await expect(panel.getByText(kit[language].common.loading)).toHaveCount(0);
    await expect(line).toHaveCount(0);
  });

  test(`each person chooses what to be told of, and how (${language})`, async ({ page }) => {
    await signIn(page, PEOPLE.receptionist, '/profile#notices');
    await speak(page, language);
    const choice = (kind: string, how: 'inAppOf' | 'byMailOf') =>
      page.getByRole('switch', {
        name: say(`choices.${how}`, { kind: say(`kind.${kind}.choice`) }),
      });
    const byMail = choice('CHAT_UNREAD', 'byMailOf');
    // Quiet to begin with, and only of what concerns the reception.
    await expect(choice('CHAT_UNREAD', 'inAppOf')).toBeChecked();
    await expect(byMail).not.toBeChecked();
    await expect(choice('APPOINTMENT_DECLINED', 'inAppOf')).toBeVisible();
    await expect(choice('NO_CGM_DATA', 'inAppOf')).toHaveCount(0);
    await expectAccessible(page, `choices of notifications, ${language}`, { widths: WIDTHS });

    // The table is one stop of the Tab key; arrows lead to the cells.
    const reach = async () => {
      await tabTo(page, page.getByRole('row').nth(1));
      for (let cells = 0; cells < 3; cells++) await page.keyboard.press('ArrowRight');
      await expect(byMail).toBeFocused();
    };
    await reach();
    await page.keyboard.press('Space');
    await expect(
      page.getByText(translate(language, 'messages:notifications.choose.done')).first(),
    ).toBeVisible();
    await expect(byMail).toBeChecked();
    await reload(page);
    await expect(byMail).toBeChecked();
    await reach();
    await page.keyboard.press('Space');
    await expect(byMail).not.toBeChecked();
    await reload(page);
    await expect(byMail).not.toBeChecked();
  });
}

test('on a phone the notifications are a sheet, which an e-mail opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, PEOPLE.specialist, '/?new=notifications');
  const { title } = notificationCentreLabels.es;
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible(NEWS);
  await expectAccessible(page, 'notifications on a phone');
  const { width = 0, y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
  expect(Math.round(width)).toBe(390);
  expect(Math.round(y + height)).toBeLessThanOrEqual(845);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(bell(page, 'es')).toBeVisible();
});
