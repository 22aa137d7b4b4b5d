import type { Browser, Locator, Page } from '@playwright/test';
import { acceptInvitation, elsewhere } from './invitations.ts';
import { expect, fillSignIn, translate, visit } from './journey.ts';

export const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `users:${key}`, values);
export const done = (act: string) => translate('es', `messages:user.${act}.done`);

/** Distinguishes the people of one run from those of another. */
export const mark = () => Date.now().toString(36);
export const addressOf = (name: string) => `${name}.${mark()}@clinica-alba.example`;

/** By keyboard: a checkbox far down may be covered by the save bar. */
export async function tick(box: Locator) {
  await box.press('Space');
  await expect(box).toBeChecked();
}

export const openMenu = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('button').last().click();

/** Fills in the dialog of a new user without submitting it. */
export async function fillInvitation(
  page: Page,
  who: { name: string; surname: string; email: string },
  role: string,
) {
  await page
    .getByRole('button', { name: label('new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('form.name'), { exact: true }).fill(who.name);
  await dialog.getByLabel(label('form.surname'), { exact: true }).fill(who.surname);
  await dialog.getByLabel(label('form.email'), { exact: true }).fill(who.email);
  await tick(dialog.getByRole('checkbox', { name: new RegExp(`^${translate('es', `app:role.${role}`)}`) }));
  return dialog;
}

/** Follows the invitation in a separate browser context, chooses a password and opens the patients. */
export async function acceptAndSignIn(browser: Browser, address: string): Promise<Page> {
  const page = await elsewhere(browser);
  const password = 'un caballo verde corre';
  await acceptInvitation(page, address, password);
  await visit(page, '/patients');
  const field = page.locator('input[type="password"]');
  await expect(field.or(page.getByRole('banner')).first()).toBeVisible();
  // Choosing a password may already have signed them in.
  if (await field.isVisible()) await fillSignIn(page, address, password);
  await page.waitForURL('**/patients');
  return page;
}
