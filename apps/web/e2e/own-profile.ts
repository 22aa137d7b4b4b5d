import type { Browser, Page } from '@playwright/test';
import { newColleague } from './invitations.ts';
import { expect, translate, signIn } from './journey.ts';

export const text = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `profile:${key}`, values);
export const message = (key: string) => translate('es', `messages:profile.${key}`);

/** A user who belongs to one file of journeys only, and a helper that opens their profile. */
export async function profileOwner(browser: Browser, name: readonly [string, string]) {
  const { leave, ...me } = await newColleague(browser, name);
  await leave();
  return {
    me,
    async openProfile(page: Page, hash = '') {
      await signIn(page, me.email, `/profile${hash}`, me.password);
      await expect(page.getByRole('heading', { name: text('title'), level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: text('section.sessions') })).toBeVisible();
    },
  };
}
