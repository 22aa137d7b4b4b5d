import type { Browser, Page } from '@playwright/test';
import { expect, PEOPLE, signIn, visit } from './journey.ts';

/** A token as the app sends it, and the account that it works in. */
export interface SignedIn {
  /** `Bearer …` */
  authorization: string;
  accountId: string;
}

/** Signs in and reads the token and the account from the app's own calls. */
export async function signInAs(page: Page, email: string): Promise<SignedIn> {
  const call = page.waitForRequest((request) => /[?&]accountId=/.test(request.url()));
  await signIn(page, email, '/patients');
  const request = await call;
  return {
    authorization: request.headers().authorization ?? '',
    accountId: new URL(request.url()).searchParams.get('accountId') ?? '',
  };
}

/** Waits for the newest one-time link mailed to an address and returns it. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  const link = page.getByRole('article').filter({ hasText: email }).first().getByRole('link').first();
  await expect(async () => {
    await visit(page, '/identity/outbox');
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  return (await link.getAttribute('href')) ?? '';
}

/** Follows an invitation and chooses the first password. */
export async function acceptInvitation(page: Page, email: string, password: string): Promise<void> {
  await visit(page, await mailedLink(page, email));
  const fields = page.locator('input[type="password"]');
  await fields.first().fill(password);
  await fields.last().fill(password);
  await page.keyboard.press('Enter');
  await expect(fields).toHaveCount(0);
  // Who has chosen their first password is on the way into the app.
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 30_000 });
}

/** A page in a separate browser context, sharing nothing with this one. */
export async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  return context.newPage();
}

/**
 * Creates a receptionist used by one journey only, who has just chosen a password: nobody else signs in with what they
 * change.
 *
 * @param name unique to the journey
 */
export async function newColleague(browser: Browser, [name, surname]: readonly [string, string]) {
  const page = await elsewhere(browser);
  const { authorization, accountId } = await signInAs(page, PEOPLE.admin);
  const call = { headers: { authorization }, params: { accountId } };
  const email = `${name.toLowerCase()}.${Date.now().toString(36)}@correo.example`;
  const password = 'cuatro-mareas-y-un-faro';
  const person = { email, name, surname, language: 'es', timezone: 'Europe/Madrid' };
  const created = await page.request.post('/user-service/user', {
    ...call,
    data: { ...person, roles: ['RECEPTIONIST'] },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  await acceptInvitation(page, email, password);
  /** Removes them from the account again; they can still sign in but belong nowhere. */
  const remove = async () => {
    const removed = await page.request.delete(`/user-service/user/${id}/professional`, call);
    expect(removed.status(), await removed.text()).toBe(204);
  };
  return { email, password, accountId, remove, leave: () => page.context().close() };
}
