import { expect, PEOPLE, signIn, test, translate, visit } from './journey.ts';

const DAY_MS = 86_400_000;
/** The day as the clinic's calendar and clock write it. */
const dayOf = (at: number) =>
  new Intl.DateTimeFormat('es-ES', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Madrid',
  }).format(at);

test('on a device that is a day ahead "today" is the clinic’s, and the clock is said to be wrong once', async ({
  page,
}) => {
  await page.addInitScript((ahead) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...parts: unknown[]) {
        super(...((parts.length === 0 ? [Right.now() + ahead] : parts) as [number]));
      }
      static override now = () => Right.now() + ahead;
    } as DateConstructor;
  }, DAY_MS);
  await signIn(page, PEOPLE.specialist, '/');
  const told = page.getByText(translate('es', 'app:deviceClock.ahead', { by: '1 día' }));
  await expect(told).toBeVisible();
  await expect(page.getByText(dayOf(Date.now()), { exact: false })).toBeVisible();
  // It is said once on a device.
  await visit(page, '/');
  await expect(page.getByText(dayOf(Date.now()), { exact: false })).toBeVisible();
  await expect(told).toHaveCount(0);
});
