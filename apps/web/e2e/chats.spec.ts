import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, PEOPLE, reload, signIn, speak, test, translate, visit } from './journey.ts';
import { waitForDraft } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const es = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `chats:${key}`, values);

/** The page of chats keeps a connection open: its network is never idle. */
const LIVE = { isCalm: false };

const phoneScreen = { viewport: { width: 390, height: 844 }, locale: 'es-ES' };

/** The chosen chat's messages, in order. */
const messages = (page: Page) => page.getByRole('log').getByRole('article');

test('a specialist writes, the patient answers on a phone through the link, and nothing is lost without a network', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { fullName } = await ownPatient(page, { name: 'Irene', surname: 'Sáez', birthdate: '1991-02-03' });
  await visit(page, '/chats');
  await page.getByRole('searchbox', { name: es('list.search') }).fill(fullName);
  await page.getByRole('link', { name: fullName }).click();
  const field = page.getByRole('textbox', { name: es('composer.field', { name: fullName }) });
  await field.fill('¿Qué tal la <b>semana</b>?');
  await page.keyboard.press('Enter');
  // Markup is text, and what was sent is there after a reload.
  await expect(messages(page).getByText('¿Qué tal la <b>semana</b>?')).toBeVisible();
  await expect(field).toHaveValue('');
  await reload(page);
  await expect(messages(page).getByText('¿Qué tal la <b>semana</b>?')).toBeVisible();
  await expectAccessible(page, 'chats, es', LIVE);

  await page.getByRole('button', { name: es('actions.link') }).click();
  await page.getByRole('button', { name: es('link.create') }).click();
  const link = await page.getByRole('textbox', { name: es('link.address') }).inputValue();
  await page.keyboard.press('Escape');

  const patient = await browser.newContext(phoneScreen);
  const phone = await patient.newPage();
  await visit(phone, link);
  await expect(messages(phone).getByText('¿Qué tal la <b>semana</b>?')).toBeVisible();
  await expectAccessible(phone, 'the patient’s side of a chat', LIVE);
  await phone.getByRole('textbox').fill('Mucho mejor, gracias.');
  await phone.keyboard.press('Enter');
  await expect(messages(phone).getByText('Mucho mejor, gracias.')).toBeVisible();
  // It reaches the other side without a reload.
  await expect(messages(page).getByText('Mucho mejor, gracias.')).toBeVisible({ timeout: 30_000 });

  // Another device, and a new link.
  const other = await browser.newContext(phoneScreen);
  const elsewhere = await other.newPage();
  await visit(elsewhere, link);
  await expect(
    elsewhere.getByRole('heading', { name: translate('es', 'link-page:device.title') }),
  ).toBeVisible();
  await expectAccessible(elsewhere, 'a link that was used');
  const born = elsewhere.getByRole('group', { name: translate('es', 'link-page:device.birthdate') });
  await born.getByRole('spinbutton').first().focus();
  await elsewhere.keyboard.type('03021991', { delay: 20 });
  await elsewhere.getByRole('button', { name: translate('es', 'link-page:device.open') }).click();
  await expect(messages(elsewhere).getByText('Mucho mejor, gracias.')).toBeVisible();

  await context.setOffline(true);
  await field.fill('Escrito sin conexión.');
  await page.keyboard.press('Enter');
  await expect(messages(page).getByText('Escrito sin conexión.')).toBeVisible();
  await field.fill('Sigo aquí');
  await waitForDraft(page);
  await context.setOffline(false);
  await expect(messages(phone).getByText('Escrito sin conexión.')).toBeVisible({ timeout: 30_000 });
  await expect(messages(phone).getByText('Escrito sin conexión.')).toHaveCount(1);
  await expect(messages(page).getByText('Escrito sin conexión.')).toHaveCount(1);
  await reload(page);
  await expect(field).toHaveValue('Sigo aquí');
  await field.fill('x'.repeat(100_000));
  await page.keyboard.press('Enter');
  await expect(field).not.toHaveValue('');

  await page.getByRole('button', { name: es('actions.link') }).click();
  await page.getByRole('button', { name: es('link.create') }).click();
  await expect(page.getByRole('textbox', { name: es('link.address') })).toBeVisible();
  await expect(phone.getByRole('heading', { name: es('page.endedTitle') })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await field.fill('');
  await patient.close();
  await other.close();
});

test('on a phone there is the list or a chat, and the list finds what waits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, PEOPLE.admin, '/chats');
  await expect(page.getByRole('list', { name: es('list.label') })).toBeVisible();
  await page.getByText(es('list.PENDING'), { exact: true }).first().click();
  await expect(page).toHaveURL(/show=PENDING/);
  const waiting = page
    .getByRole('list', { name: es('list.label') })
    .getByRole('link')
    .first();
  await expect(waiting).toBeVisible();
  await expectAccessible(page, 'chats on a phone', LIVE);
  await waiting.click();
  await expect(messages(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: es('list.label') })).toHaveCount(0);
  await expectAccessible(page, 'a chat on a phone', LIVE);
  await page.getByRole('button', { name: es('thread.back') }).click();
  // Going back to the list keeps what it showed.
  await expect(page).toHaveURL(/show=PENDING/);
  await speak(page, 'en');
  await page
    .getByRole('searchbox', { name: translate('en', 'chats:list.search') })
    .fill('nobody is called so');
  await expect(page.getByText(translate('en', 'chats:empty.noMatch'))).toBeVisible();
  await expectAccessible(page, 'no chat found, en', LIVE);
});
