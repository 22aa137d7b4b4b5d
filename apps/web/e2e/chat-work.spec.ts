import type { Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Language, PEOPLE, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const say = (language: Language, key: string, values: Record<string, string | number> = {}) =>
  translate(language, `chats:${key}`, values);

/** The page of chats keeps a connection open: its network is never idle. */
const LIVE = { isCalm: false };

const messages = (page: Page) => page.getByRole('log').getByRole('article');

test('a saved reply is written in the patient’s language, changed, and sent only when it is sent, by keyboard alone, in English', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  await speak(page, 'en');
  const title = `Weighing ${Date.now().toString(36)}`;
  await visit(page, '/saved-replies');
  await page.getByRole('button', { name: say('en', 'replies.add') }).press('Enter');
  const form = page.getByRole('dialog', { name: say('en', 'replies.add') });
  await tabTo(page, form.getByRole('textbox', { name: say('en', 'replies.name') }));
  await page.keyboard.type(title);
  await tabTo(page, form.getByRole('textbox', { name: say('en', 'replies.textEs') }));
  await page.keyboard.type('Hola, {nombre}: pésate en ayunas.');
  await tabTo(page, form.getByRole('textbox', { name: say('en', 'replies.textEn') }));
  await page.keyboard.type('Hello {name}, weigh yourself fasting.');
  await expectAccessible(page, 'a saved reply, en');
  await form.getByRole('button', { name: say('en', 'replies.save') }).press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByText(title)).toBeVisible();
  await expectAccessible(page, 'saved replies, en');

  // The patient reads Spanish, whatever the specialist does.
  const patient = await ownPatient(page, {
    name: 'Rosa',
    surname: 'Pesada',
    birthdate: '1990-05-06',
    language: 'es',
  });
  await visit(page, `/chats?patient=${patient.id}`);
  const field = page.getByRole('textbox', {
    name: say('en', 'composer.field', { name: patient.fullName }),
  });
  await expect(field).toBeFocused();
  await page.keyboard.press('/');
  const picker = page.getByRole('combobox', { name: say('en', 'replies.insert') });
  await expect(picker).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole('option', { name: new RegExp(title) })).toBeVisible();
  await expectAccessible(page, 'choosing a saved reply, en', LIVE);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Hola, Rosa: pésate en ayunas.');
  await expect(messages(page)).toHaveCount(0);
  await page.keyboard.type(' ¡Gracias!');
  await page.keyboard.press('Enter');
  await expect(messages(page).getByText('Hola, Rosa: pésate en ayunas. ¡Gracias!')).toBeVisible();
  await expect(field).toHaveValue('');

  // By the button: it goes where the cursor is, and replaces nothing.
  await field.fill('Otra cosa.');
  await page.getByRole('button', { name: say('en', 'replies.insert') }).press('Enter');
  await page.keyboard.type(title);
  await expect(page.getByRole('option', { name: new RegExp(title) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Otra cosa.\nHola, Rosa: pésate en ayunas.');
  await field.fill('');

  await visit(page, '/saved-replies');
  await page.getByRole('button', { name: say('en', 'replies.deleteOf', { title }) }).press('Enter');
  await page.getByRole('button', { name: say('en', 'replies.deleteConfirm') }).press('Enter');
  await expect(page.getByText(title, { exact: true })).toHaveCount(0);
});

test('a chat is given to a colleague, done and opened again, live in two browsers', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, { name: 'Marta', surname: 'Repartida', birthdate: '1985-01-09' });
  const written = await patient.call('POST', `/chat-service/chats/${patient.id}/messages`, { text: 'Hola' });
  expect(written.status).toBe(201);
  const colleague = await browser.newContext({ locale: 'es-ES' });
  const other = await colleague.newPage();
  await signIn(other, PEOPLE.admin, '/chats?show=MINE');
  const mine = other.getByRole('list', { name: say('es', 'list.label') });
  await expect(other.getByRole('searchbox')).toBeVisible();
  await expect(mine.getByRole('link', { name: new RegExp(patient.fullName) })).toHaveCount(0);

  await visit(page, `/chats?show=UNASSIGNED&patient=${patient.id}`);
  const row = page
    .getByRole('list', { name: say('es', 'list.label') })
    .getByRole('link', { name: new RegExp(patient.fullName) });
  await expect(row).toBeVisible();
  const menu = page.getByRole('button', { name: say('es', 'thread.label', { name: patient.fullName }) });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: say('es', 'actions.assign') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: say('es', 'assign.title', { name: patient.fullName }) });
  const person = dialog.getByRole('combobox', { name: new RegExp(`^${say('es', 'assign.field')}`) });
  await expect(person).toBeVisible();
  await expectAccessible(page, 'giving a chat to a colleague', LIVE);
  const callAsOther = await callerOf<{ name: string; surname: string }>(other);
  const { name, surname } = (await callAsOther('GET', '/user-service/self/user')).body;
  await person.fill(`${name} ${surname}`);
  // On a slow machine the arrow would otherwise take the first of all.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: say('es', 'assign.save') }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  // It appears in the other browser by itself, and who has it is said in both.
  const taken = mine.getByRole('link', { name: new RegExp(patient.fullName) });
  await expect(taken).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText(say('es', 'list.assigned', { name: `${name} ${surname}` })).first(),
  ).toBeVisible();

  await menu.press('Enter');
  await page.getByRole('menuitem', { name: say('es', 'actions.done') }).press('Enter');
  await expect(taken).toHaveCount(0, { timeout: 30_000 });
  await visit(other, '/chats?show=DONE');
  await expect(taken).toBeVisible();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: say('es', 'actions.reopen') }).press('Enter');
  await expect(taken).toHaveCount(0, { timeout: 30_000 });
  await colleague.close();
});

test('a message is found by its words, among all and in its chat, and the chat opens there', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, { name: 'Celia', surname: 'Buscada', birthdate: '1979-11-30' });
  const mark = `qxz${Date.now().toString(36)}`;
  for (let number = 1; number <= 130; number += 1) {
    const text = number === 20 ? `El ${mark} con limón y CÚRCUMA` : `Mensaje ${number}`;
    const sent = await patient.call('POST', `/chat-service/chats/${patient.id}/messages`, { text });
    expect(sent.status).toBe(201);
  }
  await visit(page, '/chats');
  await page.getByRole('searchbox').fill(`${mark} curcuma`);
  const hits = page.getByRole('list', { name: say('es', 'hits.title') });
  await expect(hits.getByRole('link')).toHaveCount(1);
  await expectAccessible(page, 'messages found', LIVE);
  await hits.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/message=20/);
  const found = messages(page).filter({ hasText: mark });
  await expect(found).toBeInViewport();
  await expect(found).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 'a chat at a message that was found', LIVE);
  // From there on to the newest, without a gap.
  await page.getByRole('button', { name: 'Ir al último mensaje' }).click();
  await expect(messages(page).getByText('Mensaje 130', { exact: true })).toBeInViewport();
  await expect(page).not.toHaveURL(/message=/);

  await page
    .getByRole('button', { name: say('es', 'thread.label', { name: patient.fullName }) })
    .press('Enter');
  await page.getByRole('menuitem', { name: say('es', 'actions.search') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: say('es', 'search.title', { name: patient.fullName }) });
  await dialog.getByRole('searchbox').fill('mensaje 77');
  await expect(dialog.getByRole('link')).toHaveCount(1);
  await expectAccessible(page, 'searching in a chat', LIVE);
  await dialog.getByRole('link').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(messages(page).getByText('Mensaje 77', { exact: true })).toBeInViewport();
});
