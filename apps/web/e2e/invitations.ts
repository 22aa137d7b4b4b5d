import type { Browser, Page } from '@playwright/test';
import { expect, PEOPLE, signIn } from './journey.ts';

/** A token as the app sends it, and the account that it works in. */
export interface SignedIn {
  /** `Bearer …` */
  authorization: string;
  accountId: string;
}

/** Signs in and reads the token and the account off the app's own calls. */
export async function signInAs(page: Page, email: string): Promise<SignedIn> {
  const call = page.waitForRequest((request) => /[?&]accountId=/.test(request.url()));
  await signIn(page, email, '/patients');
  const request = await call;
  return {
    authorization: request.headers().authorization ?? '',
    accountId: new URL(request.url()).searchParams.get('accountId') ?? '',
  };
}

/** The address of the newest one-time link that was mailed to somebody. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  await page.goto('/identity/outbox');
  const mail = page.locator('article').filter({ hasText: email }).first();
  return (await mail.getByRole('link').first().getAttribute('href')) ?? '';
}

/** Follows an invitation and chooses the first password. */
export async function acceptInvitation(page: Page, email: string, password: string): Promise<void> {
  await expect
    .poll(() => mailedLink(page, email).catch(() => ''), { message: `the invitation of ${email}` })
    .toContain('/identity/');
  await page.goto(await mailedLink(page, email));
  const fields = page.locator('input[type="password"]');
  await fields.first().fill(password);
  await fields.last().fill(password);
  await page.keyboard.press('Enter');
  await expect(fields).toHaveCount(0);
}

/** Somebody who was invited, accepted, and has been removed again: they can sign in and belong nowhere. */
export async function newcomerWithoutAccount(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { authorization, accountId } = await signInAs(page, PEOPLE.admin);
  const email = `sin.cuenta.${Date.now()}@correo.example`;
  const password = 'cuatro-mareas-y-un-faro';
  const created = await page.request.post('/user-service/user', {
    headers: { authorization },
    params: { accountId },
    data: {
      email,
      name: 'Nadia',
      surname: 'Sinhogar Pardo',
      roles: ['RECEPTIONIST'],
      language: 'es',
      timezone: 'Europe/Madrid',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  await acceptInvitation(page, email, password);
  const removed = await page.request.delete(`/user-service/user/${id}/professional`, {
    headers: { authorization },
    params: { accountId },
  });
  expect(removed.status(), await removed.text()).toBe(204);
  await context.close();
  return { email, password, formerAccountId: accountId };
}
