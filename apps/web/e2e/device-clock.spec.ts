import type { Page } from '@playwright/test';
import { expect, PEOPLE, signIn, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const DAY_MS = 86_400_000;
const ZONE = { timeZone: 'Europe/Madrid' } as const;
/** The day as the clinic's calendar and clock write it. */
const dayOf = (at: number) =>
  new Intl.DateTimeFormat('es-ES', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...ZONE,
  }).format(at);

/** Sets the clock of a device a day ahead. */
const setAhead = (page: Page) =>
  page.addInitScript((ahead) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...parts: unknown[]) {
        super(...((parts.length === 0 ? [Right.now() + ahead] : parts) as [number]));
      }
      static override now = () => Right.now() + ahead;
    } as DateConstructor;
  }, DAY_MS);

test('on a device that is a day ahead "today" is the clinic’s, and the clock is said to be wrong once', async ({
  page,
}) => {
  await setAhead(page);
  await signIn(page, PEOPLE.specialist, '/');
  const told = page.getByText(translate('es', 'app:deviceClock.ahead', { by: '1 día' }));
  await expect(told).toBeVisible();
  await expect(page.getByText(dayOf(Date.now()), { exact: false })).toBeVisible();
  // It is said once on a device.
  await visit(page, '/');
  await expect(page.getByText(dayOf(Date.now()), { exact: false })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('on such a device agenda, messages and new records have the clinic’s day', async ({ page }) => {
  await setAhead(page);
  await signIn(page, PEOPLE.specialist, '/appointments');
  // Not across midnight, should a run begin just before it.
  const now = Date.now();
  const day = new Intl.DateTimeFormat('en-CA', ZONE).format(now);
  await expect(page.locator('[aria-current=date]').first()).toHaveAttribute('data-day', day);

  const { id, call } = await ownPatient(page, { name: 'Hoy', surname: 'Mañana', birthdate: '1980-05-06' });
  expect((await call('POST', `/chat-service/chats/${id}/messages`, { text: 'Buenos días' })).status).toBe(
    201,
  );
  await visit(page, `/patient/${id}/chat`);
  const log = page.getByRole('log');
  await expect(log.getByText('Buenos días')).toBeVisible();
  await expect(log.locator(`time[datetime="${day}"]`)).toHaveText(/^hoy$/i);

  await visit(page, `/patient/${id}/supplements`);
  await page
    .getByRole('button', { name: translate('es', 'supplements:assign') })
    .first()
    .click();
  const begins = page
    .getByRole('dialog')
    .getByRole('group', { name: new RegExp(translate('es', 'supplements:field.startDate')) })
    .getByRole('spinbutton');
  await expect(begins).toHaveCount(3);
  const parts = await begins.allTextContents();
  expect(parts.map(Number)).toEqual(day.split('-').map(Number).toReversed());
});
