import { expect, type Page } from '@playwright/test';
import { fillSignIn, signIn, translate } from './journey.ts';

/** Signs in and returns a function that ends this very session, as from the list of sessions on another device. */
export async function signInForAWhile(page: Page, email: string, target = '/patients') {
  const asked = page.waitForRequest((request) => request.url().includes('/account-service/account/mine'));
  await signIn(page, email, target);
  const headers = { authorization: (await (await asked).headerValue('authorization')) ?? '' };
  return async () => {
    const accountId = await page.evaluate(() => localStorage.getItem('healzy.account'));
    const list = await page.request.get(`/user-service/self/sessions?accountId=${accountId}`, { headers });
    const { items } = (await list.json()) as { items: { id: string; isCurrent: boolean }[] };
    const own = items.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const address = `/user-service/self/sessions/${own}?accountId=${accountId}`;
    expect((await page.request.delete(address, { headers })).status()).toBeLessThan(300);
  };
}

/** The question that is asked over the page when its session has ended, in Spanish. */
export const sessionEnded = (page: Page) =>
  page.getByRole('alertdialog', { name: translate('es', 'app:sessionEnded.title') });

/** Signs in again in the window that the question opens. */
export async function signInInPlace(page: Page, email: string): Promise<void> {
  const question = sessionEnded(page);
  const opened = page.waitForEvent('popup');
  await question.getByRole('button', { name: translate('es', 'app:session.logIn'), exact: true }).click();
  const popup = await opened;
  await popup.locator('input[type="email"]').waitFor();
  await fillSignIn(popup, email);
  await expect(question).toBeHidden();
}
