import type { Page } from '@playwright/test';
import { composerLabels } from '../../../packages/ui/src/labels/composer.ts';
import { messageBubbleLabels } from '../../../packages/ui/src/labels/messages.ts';
import { expectAccessible } from './axe.ts';
import { expect, PEOPLE, reload, signIn, speak, test, translate, visit } from './journey.ts';
import { kept, noteTyping, waitForAllTyped } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';
import { addPlan } from './patient-plan.ts';

const en = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', `chats:${key}`, values);

/** The page of chats keeps a connection open: its network is never idle. */
const LIVE = { isCalm: false };
const FILE = 'sleep-diary.pdf';

const messages = (page: Page) => page.getByRole('log').getByRole('article');

test('a message points at a document, which the clinic opens and the patient only when it was sent, in English', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist);
  await speak(page, 'en');
  const patient = await ownPatient(page, {
    name: 'Edith',
    surname: 'Card',
    birthdate: '1970-04-12',
    language: 'en',
  });
  await visit(page, `/patient/${patient.id}/documents`);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: FILE, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await expect(page.getByRole('link', { name: FILE })).toBeVisible();

  await visit(page, `/chats?patient=${patient.id}`);
  const field = page.getByRole('textbox', { name: en('composer.field', { name: patient.fullName }) });
  const cite = async () => {
    await page.getByRole('button', { name: en('cited.title') }).press('Enter');
    await expect(page.getByRole('combobox', { name: en('cited.title') })).toBeFocused();
    await page.keyboard.type('sleep-diary');
    await expect(page.getByRole('option', { name: new RegExp(FILE) })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: en('cited.remove', { title: FILE }) })).toBeVisible();
  };
  await cite();
  await expectAccessible(page, 'a message that points at a document, en', LIVE);
  await field.fill('I have read it.');
  await field.press('Enter');
  const card = messages(page).getByRole('button', { name: FILE });
  await expect(card).toBeVisible();
  await expectAccessible(page, 'a card in a chat, en', LIVE);

  const { body } = await patient.call('POST', `/chat-service/chats/${patient.id}/link`);
  const { secret } = body as unknown as { secret: string };
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const phone = await context.newPage();
  await visit(phone, `/chat#${secret}`);
  await expect(messages(phone).getByText(FILE)).toBeVisible();
  await expect(messages(phone).getByRole('button')).toHaveCount(0);
  await expectAccessible(phone, 'a card, as the patient sees it', LIVE);

  await cite();
  const share = page.getByRole('checkbox', { name: en('cited.share') });
  const pressedAt = await page.evaluate(() => Date.now());
  await share.press('Space');
  // What it points at is of the draft, like what is typed.
  await expect.poll(async () => (await kept(page)).lastAt).toBeGreaterThanOrEqual(pressedAt);
  await reload(page);
  await expect(share).toBeChecked();
  await page.getByRole('button', { name: composerLabels.en.send, exact: true }).press('Enter');
  await expect(messages(phone).getByRole('button', { name: FILE, exact: true })).toBeVisible({
    timeout: 30_000,
  });

  await card.first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`/patient/${patient.id}/documents\\?document=`));
  await context.close();
});

test('a message points at a meal of a glucose test and at a menu, is kept over a reload, and opens them', async ({
  page,
  browser,
}) => {
  const es = (key: string, values: Record<string, string | number> = {}) =>
    translate('es', `chats:${key}`, values);
  await noteTyping(page);
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, {
    name: 'Berta',
    surname: 'Tarjeta',
    birthdate: '1979-02-14',
    language: 'es',
  });
  const { id, professionalId, call } = patient;
  const tests = `/measurement-service/patient/${id}/medical-test`;
  const made = await call('POST', tests, { name: 'MCG', type: 'CGM', principalId: professionalId });
  const meal = 'Lentejas estofadas';
  const added = await call('POST', `/measurement-service/cgm/${made.body.id}/events`, {
    type: 'MEAL',
    name: meal,
    start: '2026-01-21T13:00:00Z',
  });
  expect(added.status).toBe(201);
  const planId = await addPlan(patient, { plan: 'Semana de Berta', weeks: 1 });
  const menus = `/nutrition-service/nutritional-plan/${planId}/menu`;
  const { weeks } = (await call('GET', menus)).body as unknown as { weeks: { LUNCH: { name: string } }[][] };
  const dish = 'Arroz con verduras';
  weeks[0]![0]!.LUNCH.name = dish;
  const written = await call('PUT', menus, { weeks, undo: [], redo: [], applied: [] }, { 'if-match': '"0"' });
  expect(written.status).toBe(200);

  await visit(page, `/chats?patient=${id}`);
  const field = page.getByRole('textbox', { name: es('composer.field', { name: patient.fullName }) });
  const send = page.getByRole('button', { name: composerLabels.es.send, exact: true });
  const cite = async (search: string, option: RegExp) => {
    await page.getByRole('button', { name: es('cited.title') }).press('Enter');
    await expect(page.getByRole('combobox', { name: es('cited.title') })).toBeFocused();
    await page.keyboard.type(search);
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  };

  await cite('lentejas', new RegExp(meal));
  const chosen = (title: string) => page.getByRole('button', { name: new RegExp(`^Quitar «.*${title}`) });
  await expect(chosen(meal)).toBeVisible();
  await field.fill('Esta comida te sentó bien.');
  await waitForAllTyped(page);
  await reload(page);
  await expect(field).toHaveValue('Esta comida te sentó bien.');
  await expect(chosen(meal)).toBeVisible();
  await send.press('Enter');
  const toMeal = messages(page).getByRole('button', { name: new RegExp(meal) });
  await expect(toMeal).toBeVisible();
  await expect(chosen(meal)).toHaveCount(0);

  await cite('arroz', new RegExp(dish));
  await expect(chosen(dish)).toBeVisible();
  await send.press('Enter');
  const toMenu = messages(page).getByRole('button', { name: new RegExp(dish) });
  await expect(toMenu).toBeVisible();
  // What was sent is of no draft any more.
  await reload(page);
  await expect(toMenu).toBeVisible();
  await expect(page.getByRole('button', { name: es('cited.title') })).toBeVisible();
  await expect(chosen('')).toHaveCount(0);

  const { body } = await call('POST', `/chat-service/chats/${id}/link`);
  const { secret } = body as unknown as { secret: string };
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES' });
  const phone = await context.newPage();
  await visit(phone, `/chat#${secret}`);
  await expect(messages(phone).getByText(meal)).toBeVisible();
  await expect(messages(phone).getByText(dish)).toBeVisible();
  await expect(messages(phone).getByRole('button')).toHaveCount(0);
  await context.close();

  await toMenu.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/patient/${id}/nutrition/menus`));
  await visit(page, `/chats?patient=${id}`);
  await toMeal.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/cgm/${made.body.id}/event/${added.body.id}`));
});

test('a patient sends a video from a phone, which the clinic sees', async ({ page, browser }) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, {
    name: 'Olga',
    surname: 'Video',
    birthdate: '1982-09-01',
    language: 'es',
  });
  const { body } = await patient.call('POST', `/chat-service/chats/${patient.id}/link`);
  const { secret } = body as unknown as { secret: string };
  await visit(page, `/chats?patient=${patient.id}`);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES' });
  const phone = await context.newPage();
  await visit(phone, `/chat#${secret}`);
  // A film that the browser records itself, of a canvas that changes.
  const film = await phone.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 20; frame += 1) {
      brush?.fillRect(frame * 5, 0, 20, 20);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  expect(film.length).toBeGreaterThan(100);
  await phone
    .locator('input[type="file"]')
    .setInputFiles({ name: 'paseo.webm', mimeType: 'video/webm', buffer: Buffer.from(film) });
  const send = phone.getByRole('button', { name: composerLabels.es.send, exact: true });
  await expect(send).toBeEnabled();
  await send.press('Enter');
  await expect(messages(phone).getByText('paseo.webm')).toBeVisible();
  // A video is fetched when it is opened: patients pay for data. When that fails it says so, and is opened again.
  await page.route('**/files/content/**', (route) => route.abort(), { times: 1 });
  const named = messages(page).getByRole('button', { name: 'paseo.webm', exact: true });
  await named.press('Enter');
  await expect(messages(page).getByText(messageBubbleLabels.es.fetchFailed)).toBeVisible();
  await named.press('Enter');
  const video = messages(page).locator('video');
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState))
    .toBeGreaterThanOrEqual(1);
  expect(await video.evaluate((one: HTMLVideoElement) => one.error)).toBeNull();
  await expectAccessible(page, 'a video in a chat', LIVE);
  await context.close();
});
