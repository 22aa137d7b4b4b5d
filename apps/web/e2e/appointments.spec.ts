import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, say, signIn, tabTo, test } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const words = (key: string, values: Record<string, string | number> = {}) =>
  say('es', `appointments:${key}`, values);
const done = (act: string) => say('es', `messages:appointment.${act}.done`);

/** A patient of this journey alone, whom the specialist leads; and a way to book for them. */
async function bertaOf(page: Page) {
  const berta = { name: 'Berta', surname: 'Cita', birthdate: '1984-02-29', timezone: 'Atlantic/Canary' };
  const { id, fullName, professionalId, call } = await ownPatient(page, berta);
  const book = async (date: string) => {
    const made = await call('POST', '/appointment-service/appointment', {
      patientId: id,
      professionalId,
      kind: 'FIRST_VISIT',
      mode: 'IN_PERSON',
      startsAt: `${date}T12:00:00Z`,
      minutes: 30,
    });
    expect(made.status).toBe(201);
  };
  return { name: fullName, book };
}

/** A day far ahead, another for each journey and each run, so that none finds another's appointments. */
const dayAhead = (first: number): string =>
  new Date(Date.now() + (first + (Math.floor(Date.now() / 1000) % 2500)) * 86_400_000)
    .toISOString()
    .slice(0, 10);

async function fillAppointment(page: Page, name: string, time: string) {
  const form = page.getByRole('dialog', { name: words('form.create') });
  const patient = form.getByRole('combobox', { name: words('form.patient') });
  await patient.fill(name);
  await page.getByRole('option', { name }).click();
  await expect(form.getByRole('button', { name: new RegExp(words('form.specialist')) })).toContainText(
    'Elena Sarmiento Gil',
  );
  const [hour = '', minute = ''] = time.split(':');
  await form.getByRole('spinbutton', { name: new RegExp(`^hora, ${words('form.time')}`, 'i') }).focus();
  await page.keyboard.type(hour + minute);
  return form;
}

test('an appointment is made, and its hour is not given a second time without being meant', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist, '/appointments');
  const { name } = await bertaOf(page);
  const date = dayAhead(60);
  await page.goto(`/appointments?view=day&date=${date}`);
  await page.getByRole('button', { name: words('new') }).click();
  let form = await fillAppointment(page, name, '10:00');
  // Their clock is an hour behind the clinic's.
  await expect(form.getByText(/Canary.*09:00/)).toBeVisible();
  await form.getByRole('button', { name: words('form.createAction') }).click();
  await expect(page.getByText(done('create'))).toBeVisible();
  const event = page.getByRole('button', { name: new RegExp(`10:00, ${name}`) });
  await expect(event).toBeVisible();

  // The same hour again is named, and not given without being meant.
  await page.getByRole('button', { name: words('new') }).click();
  form = await fillAppointment(page, name, '10:15');
  await form.getByRole('button', { name: words('form.createAction') }).click();
  const question = page.getByRole('alertdialog', { name: words('overlap.title') });
  await expect(question.getByText(new RegExp(`${name}.*10:00.*10:30`))).toBeVisible();
  await question.getByRole('button', { name: words('overlap.cancel') }).click();
  await expect(form.getByRole('alert')).toContainText(say('es', 'errors:code.APPOINTMENT_OVERLAPS'));
  await form.getByRole('button', { name: say('es', 'app:action.cancel'), exact: true }).click();
  await page.getByRole('button', { name: say('es', 'app:leave.leave') }).click();
});

test('an appointment is moved, put back, cancelled and restored', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/appointments');
  const { name, book } = await bertaOf(page);
  const date = dayAhead(5200);
  await book(date);
  await page.goto(`/appointments?view=day&date=${date}`);
  const event = (minute: string, more = '') =>
    page.getByRole('button', { name: new RegExp(`\\d+:${minute}, ${name}${more}`) });

  await event('00').click();
  const open = page.getByRole('dialog', { name });
  await open.getByRole('spinbutton', { name: new RegExp(`^minuto, ${words('form.time')}`, 'i') }).focus();
  await page.keyboard.type('30');
  await open.getByRole('button', { name: words('form.editAction') }).click();
  await expect(page.getByText(done('edit'))).toBeVisible();
  await expect(event('30')).toBeVisible();
  await page
    .getByRole('button', { name: say('es', 'app:notices.undo'), exact: true })
    .last()
    .click();

  await event('00').click();
  await open.getByRole('button', { name: words('open.cancel') }).click();
  await expect(page.getByText(done('cancel'))).toBeVisible();
  await expect(event('00')).toHaveCount(0);
  await page.getByText(words('canceledShown')).click();
  await event('00', `, ${words('canceled')}`).click();
  await open.getByRole('button', { name: words('open.restore') }).click();
  await expect(page.getByText(done('restore'))).toBeVisible();
  await expect(event('00', `, ${words('kind.FIRST_VISIT')}`)).toBeVisible();
});

test('an appointment is made with the keyboard alone, from the day that it is on', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/appointments');
  const { name } = await bertaOf(page);
  const date = dayAhead(2600);
  await page.goto(`/appointments?date=${date}`);
  const day = page.locator(`[data-day="${date}"]`);
  await tabTo(page, day);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: words('form.create') });
  await tabTo(page, form.getByRole('combobox', { name: words('form.patient') }));
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByRole('spinbutton', { name: new RegExp(`^hora, ${words('form.time')}`, 'i') }));
  await page.keyboard.type('1130');
  await tabTo(page, form.getByRole('button', { name: words('form.createAction') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(done('create'))).toBeVisible();
  // The focus is where it was, and the next stop is what has been made.
  await expect(day).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: new RegExp(`11:30, ${name}`) })).toBeFocused();
});

test('the secret address of a calendar is made, read without a log-in, and closed', async ({
  page,
  playwright,
}) => {
  await signIn(page, PEOPLE.receptionist, '/appointments');
  await page.getByRole('button', { name: say('es', 'app:action.more') }).click();
  await page.getByRole('menuitem', { name: words('feed.open') }).click();
  const dialog = page.getByRole('dialog', { name: words('feed.title') });
  await dialog.getByRole('button', { name: words('feed.create') }).click();
  const address = await dialog.getByRole('textbox', { name: words('feed.address') }).inputValue();
  const stranger = await playwright.request.newContext();
  const answer = await stranger.get(address);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const text = await answer.text();
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).not.toContain('Óscar');
  await dialog.getByRole('button', { name: words('feed.remove') }).click();
  await page
    .getByRole('alertdialog', { name: words('feed.removeTitle') })
    .getByRole('button', { name: words('feed.remove') })
    .click();
  await expect(dialog.getByRole('button', { name: words('feed.create') })).toBeVisible();
  expect((await stranger.get(address)).status()).toBe(404);
  await stranger.dispose();
});

test('the agenda is open to everybody', async ({ page }) => {
  await signIn(page, PEOPLE.receptionist, '/appointments');
  for (const view of ['day', 'month', 'week']) {
    await page.getByRole('radio', { name: words(`views.${view}`) }).click();
    await expectAccessible(page, `the agenda, ${view}`, { widths: view === 'week' ? WIDTHS : [] });
  }
  await page.getByRole('button', { name: words('new') }).click();
  await expect(page.getByRole('dialog', { name: words('form.create') })).toBeVisible();
  await expectAccessible(page, 'a new appointment');
});
