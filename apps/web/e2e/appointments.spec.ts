import { todayIn } from '@healzy/domain/shared';
import type { Locator, Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, translate, signIn, tabTo, test, reload, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `appointments:${key}`, values);
const done = (act: string) => translate('es', `messages:appointment.${act}.done`);

/** A patient used by this journey only, led by the specialist; and a helper that books appointments for them. */
async function bertaOf(page: Page) {
  const berta = { name: 'Berta', surname: 'Cita', birthdate: '1984-02-29', timezone: 'Atlantic/Canary' };
  const { id, fullName, professionalId, call } = await ownPatient(page, berta);
  const book = async (date: string) => {
    const made = await call('POST', '/appointment-service/appointment', {
      patientId: id,
      professionalId,
      kind: 'FIRST_VISIT',
      mode: 'IN_PERSON',
      startsAt: `${date}T10:00:00Z`,
      minutes: 30,
    });
    expect(made.status).toBe(201);
  };
  return { name: fullName, book };
}

/**
 * A working day far ahead, different for each journey and each run, so that no two share appointments.
 *
 * @param first how many working days ahead the range of this journey begins
 */
function dayAhead(first: number): string {
  const ahead = first + (Math.floor(Date.now() / 1000) % 2500);
  const today = Math.floor(Date.now() / 86_400_000);
  // Day 0 (1 January 1970) was a Thursday.
  const monday = today - ((today + 3) % 7);
  return new Date((monday + Math.floor(ahead / 5) * 7 + (ahead % 5)) * 86_400_000).toISOString().slice(0, 10);
}

async function fillAppointment(page: Page, name: string, time: string) {
  const form = page.getByRole('dialog', { name: label('form.create') });
  const patient = form.getByRole('combobox', { name: label('form.patient') });
  await patient.fill(name);
  await page.getByRole('option', { name }).click();
  await expect(form.getByRole('button', { name: new RegExp(label('form.specialist')) })).toContainText(
    'Elena Sarmiento Gil',
  );
  await typeTime(page, form, time);
  return form;
}

async function typeTime(page: Page, form: Locator, time: string) {
  await form.getByRole('spinbutton', { name: new RegExp(`^hora, ${label('form.time')}`, 'i') }).focus();
  await page.keyboard.type(time.replace(':', ''));
}

test('an appointment is made, and a taken hour is only booked again on confirmation', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/appointments');
  const { name } = await bertaOf(page);
  const date = dayAhead(60);
  await visit(page, `/appointments?view=day&date=${date}`);
  await page.getByRole('button', { name: label('new') }).click();
  let form = await fillAppointment(page, name, '10:00');
  // Their clock is an hour behind the clinic's.
  await expect(form.getByText(/Canarias.*09:00/)).toBeVisible();
  await form.getByRole('button', { name: label('form.createAction') }).click();
  await expect(page.getByText(done('create'))).toBeVisible();
  const event = page.getByRole('button', { name: new RegExp(`10:00, ${name}`) });
  await expect(event).toBeVisible();

  // The taken hour is pointed out, and not booked without confirmation.
  await page.getByRole('button', { name: label('new') }).click();
  form = await fillAppointment(page, name, '10:15');
  await expect(form.getByRole('status').getByText(new RegExp(`${name}.*10:00.*10:30`))).toBeVisible();
  await form.getByRole('button', { name: label('form.createAction') }).click();
  const question = page.getByRole('alertdialog', { name: label('overlap.title') });
  await expect(question.getByText(new RegExp(`${name}.*10:00.*10:30`))).toBeVisible();
  await question.getByRole('button', { name: label('overlap.cancel') }).click();
  await expect(form.getByRole('alert')).toContainText(translate('es', 'errors:code.APPOINTMENT_OVERLAPS'));

  // So is an hour outside everybody's working hours, which the calendar shades.
  await expect(page.getByText(label('hours.outside'), { exact: true })).toBeAttached();
  await typeTime(page, form, '15:00');
  await expect(form.getByRole('status').getByText('09:00–14:00, 16:00–20:00')).toBeVisible();
  await form.getByRole('button', { name: label('form.createAction') }).click();
  await page
    .getByRole('alertdialog', { name: label('overlap.outsideTitle') })
    .getByRole('button', { name: label('overlap.confirm') })
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`15:00, ${name}`) })).toBeVisible();
});

test('a specialist enters their working hours, and their calendar shows them', async ({ page }) => {
  await signIn(page, PEOPLE.otherSpecialist, '/appointments?date=2031-03-05');
  const call = await callerOf<{ id: string; items: { userId: string; version: number }[] }>(page);
  const { id } = (await call('GET', '/user-service/self/user')).body;
  const { items } = (await call('GET', '/appointment-service/working-hours')).body;
  const own = items.find(({ userId }) => userId === id);
  if (!own) throw new Error('The clinic does not know the hours of its specialist.');
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const week = Object.fromEntries(days.map((day) => [day, []]));
  const path = `/appointment-service/working-hours/${own.userId}`;
  const emptied = await call('PUT', path, week, { 'if-match': `"${own.version}"` });
  expect(emptied.status).toBe(200);
  await reload(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText(label('hours.outside'), { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: translate('es', 'app:action.more') }).click();
  await page.getByRole('menuitem', { name: label('hours.open') }).click();
  const form = page.getByRole('dialog', { name: label('hours.title') });
  await form
    .getByRole('button', { name: label('hours.addTo', { day: label('hours.days.monday') }), exact: true })
    .click();
  // A new row takes the focus, and Tab leads to its end.
  await expect(form.getByRole('spinbutton').first()).toBeFocused();
  await page.keyboard.type('0900');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1400');
  await form.getByRole('button', { name: label('hours.repeat') }).click();
  await expectAccessible(page, 'the working hours');
  await form.getByRole('button', { name: label('hours.save') }).click();
  await expect(page.getByText(translate('es', 'messages:workingHours.edit.done'))).toBeVisible();
  await expect(page.getByText(label('hours.outside'), { exact: true })).toBeVisible();
  const saturday = page.getByRole('columnheader', {
    name: new RegExp(`8 de marzo.*${label('hours.outside')}`),
  });
  await expect(saturday).toBeVisible();
});

test('an appointment is moved, moved back, cancelled and restored', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/appointments');
  const { name, book } = await bertaOf(page);
  const date = dayAhead(5200);
  await book(date);
  await visit(page, `/appointments?view=day&date=${date}`);
  const event = (minute: string, more = '') =>
    page.getByRole('button', { name: new RegExp(`\\d+:${minute}, ${name}${more}`) });

  await event('00').click();
  const open = page.getByRole('dialog', { name });
  await open.getByRole('spinbutton', { name: new RegExp(`^minuto, ${label('form.time')}`, 'i') }).focus();
  await page.keyboard.type('30');
  await open.getByRole('button', { name: label('form.editAction') }).click();
  await expect(page.getByText(done('edit'))).toBeVisible();
  await expect(event('30')).toBeVisible();
  await page
    .getByRole('button', { name: translate('es', 'app:notices.undo'), exact: true })
    .last()
    .click();

  await event('00').click();
  await open.getByRole('button', { name: label('open.cancel') }).click();
  await expect(page.getByText(done('cancel'))).toBeVisible();
  await expect(event('00')).toHaveCount(0);
  await page.getByText(label('canceledShown')).click();
  await event('00', `, ${label('canceled')}`).click();
  await open.getByRole('button', { name: label('open.restore') }).click();
  await expect(page.getByText(done('restore'))).toBeVisible();
  await expect(event('00', `, ${label('kind.FIRST_VISIT')}`)).toBeVisible();
});

test('an appointment is made with the keyboard alone, starting from its day', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/appointments');
  const { name } = await bertaOf(page);
  const date = dayAhead(2600);
  await visit(page, `/appointments?date=${date}`);
  const day = page.locator(`[data-day="${date}"]`);
  await tabTo(page, day);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: label('form.create') });
  await tabTo(page, form.getByRole('combobox', { name: label('form.patient') }));
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByRole('spinbutton', { name: new RegExp(`^hora, ${label('form.time')}`, 'i') }));
  await page.keyboard.type('1130');
  await tabTo(page, form.getByRole('button', { name: label('form.createAction') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(done('create'))).toBeVisible();
  // The focus returns to where it was, and Tab leads to the new appointment.
  await expect(day).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: new RegExp(`11:30, ${name}`) })).toBeFocused();
});

test('the secret address of a calendar is created, read without signing in, and revoked', async ({
  page,
  playwright,
}) => {
  await signIn(page, PEOPLE.receptionist, '/appointments');
  await page.getByRole('button', { name: translate('es', 'app:action.more') }).click();
  await page.getByRole('menuitem', { name: label('feed.open') }).click();
  const dialog = page.getByRole('dialog', { name: label('feed.title') });
  await dialog.getByRole('button', { name: label('feed.create') }).click();
  const address = await dialog.getByRole('textbox', { name: label('feed.address') }).inputValue();
  const stranger = await playwright.request.newContext();
  const answer = await stranger.get(address);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const text = await answer.text();
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).not.toContain('Óscar');
  await dialog.getByRole('button', { name: label('feed.remove') }).click();
  await page
    .getByRole('alertdialog', { name: label('feed.removeTitle') })
    .getByRole('button', { name: label('feed.remove') })
    .click();
  await expect(dialog.getByRole('button', { name: label('feed.create') })).toBeVisible();
  expect((await stranger.get(address)).status()).toBe(404);
  await stranger.dispose();
});

test('the agenda is open to everybody', async ({ page }) => {
  await signIn(page, PEOPLE.receptionist, '/appointments');
  for (const view of ['day', 'month', 'week']) {
    await page.getByRole('radio', { name: label(`views.${view}`) }).click();
    await expectAccessible(page, `the agenda, ${view}`, { widths: view === 'week' ? WIDTHS : [] });
  }
  await page.getByRole('button', { name: label('new') }).click();
  await expect(page.getByRole('dialog', { name: label('form.create') })).toBeVisible();
  await expectAccessible(page, 'a new appointment');
});

test('the agenda is worked with the keyboard alone: moved, stretched, attended and undone', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist, '/appointments');
  const { name, book } = await bertaOf(page);
  const date = dayAhead(7800);
  await book(date);
  await visit(page, `/appointments?view=day&date=${date}`);
  const event = page.getByRole('button', { name: new RegExp(`\\d+:\\d\\d, ${name}`) });
  const undo = page.getByRole('button', { name: translate('es', 'app:notices.undo'), exact: true }).last();
  const before = await event.getAttribute('aria-label');

  // A quarter of an hour later, and a quarter longer.
  await tabTo(page, event);
  for (const key of ['m', 'ArrowDown', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(done('edit'))).toBeVisible();
  await expect(event).toHaveAccessibleName(/\d+:15,/);
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(event).toHaveAccessibleName(before ?? '');

  // Of one that has begun, the keyboard says who came, and takes it back.
  const past = todayIn('UTC', new Date(Date.now() - 86_400_000));
  await book(past);
  await visit(page, `/appointments?view=day&date=${past}`);
  await tabTo(page, event);
  await page.keyboard.press('Enter');
  const open = page.getByRole('dialog', { name });
  await tabTo(page, open.getByRole('button', { name: label('attendance.ATTENDED'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(done('attendance'))).toBeVisible();
  await tabTo(page, open.getByRole('button', { name: label('attendance.takeBack') }));
  await page.keyboard.press('Enter');
  await expect(open.getByRole('button', { name: label('attendance.ATTENDED'), exact: true })).toBeVisible();
});
