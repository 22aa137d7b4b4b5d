import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './axe.ts';
import { elsewhere } from './invitations.ts';
import { expect, translate, tabTo, test, reload, visit } from './journey.ts';
import { message, profileOwner, text } from './own-profile.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let me: Awaited<ReturnType<typeof profileOwner>>['me'];
let openProfile: Awaited<ReturnType<typeof profileOwner>>['openProfile'];
test.beforeAll(async ({ browser }) => {
  ({ me, openProfile } = await profileOwner(browser, ['Leire', 'Candado Ríos']));
});

async function prove(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('proof.password'), { exact: true }).fill(me.password);
  await page.keyboard.press('Enter');
}

test('the password can only be changed for a strong one, and the other browser is signed out', async ({
  page,
  browser,
}) => {
  const strong = 'un caballo verde corre';
  const other = await elsewhere(browser);
  await openProfile(other);
  await openProfile(page);
  const form = page.getByRole('form', { name: text('password.form') });
  const current = form.getByLabel(text('password.current'), { exact: true });
  const next = form.getByLabel(text('password.next'), { exact: true });
  const save = form.getByRole('button', { name: text('password.save') });

  await current.fill(me.password);
  await next.fill('password1234');
  await expect(form.getByText(new RegExp(`^${text('password.strength.0')}`))).toBeVisible();
  await save.click();
  await expect(next).toHaveAccessibleDescription(
    new RegExp(translate('es', 'errors:field.PASSWORD_TOO_COMMON')),
  );

  await current.fill('no es esta');
  await next.fill(strong);
  await expect(form.getByText(text('password.strength.4'), { exact: true })).toBeVisible();
  await save.click();
  await expect(current).toHaveAccessibleDescription(translate('es', 'errors:field.CURRENT_PASSWORD_WRONG'));

  await current.fill(me.password);
  await save.click();
  await expect(page.getByText(message('password.done'))).toBeVisible();
  me.password = strong;
  await expectSignedOut(other);
  await other.context().close();

  await page.getByRole('button', { name: text('password.reset') }).click();
  await expect(page.getByText(message('passwordReset.done'))).toBeVisible();
});

/** The next call of that browser finds its session gone; the app asks for a sign-in, in place or at the provider. */
async function expectSignedOut(page: Page) {
  await visit(page, '/patients');
  await expect(
    page.locator('input[type="password"]').or(page.getByRole('dialog', { name: /sesión/ })),
  ).toBeVisible();
}

test('the second factor is set up with a code from an app, renewed and turned off', async ({
  page,
  browser,
}) => {
  await openProfile(page, '#second-factor');
  await expect(page.getByRole('heading', { name: text('section.secondFactor') })).toBeFocused();
  await page.getByRole('button', { name: text('totp.setUp') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('proof.password'), { exact: true }).fill('no es esta');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(text('proof.password'), { exact: true })).toHaveAccessibleDescription(
    translate('es', 'errors:field.CURRENT_PASSWORD_WRONG'),
  );
  await prove(page);
  await expect(dialog.getByRole('img', { name: text('totp.qrName') })).toBeVisible();
  await expectAccessible(page, 'second factor');
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){3,}/).innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret });

  const code = dialog.getByRole('textbox', { name: text('totp.code') });
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(new RegExp(translate('es', 'errors:field.TOTP_CODE_WRONG')));
  await code.fill(totp.generate());
  await page.keyboard.press('Enter');

  const codes = page.getByRole('dialog', { name: text('codes.title') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const first = await codes.getByRole('listitem').first().innerText();
  await expectAccessible(page, 'recovery codes');
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: text('codes.download') }).click();
  expect((await download).suggestedFilename()).toBe(text('codes.fileName'));
  await codes.getByRole('button', { name: text('codes.done') }).click();
  await expect(codes.getByText(text('codes.keptFirst'))).toBeVisible();
  await codes.getByRole('checkbox', { name: text('codes.kept') }).check({ force: true });
  await codes.getByRole('button', { name: text('codes.done') }).click();
  await expect(codes).toBeHidden();
  await expect(page.getByText(text('totp.on'), { exact: true })).toBeVisible();

  // Elsewhere the password alone is no longer enough; a recovery code replaces the app.
  const other = await elsewhere(browser);
  await visit(other, '/profile');
  await other.locator('input[type="email"]').fill(me.email);
  await other.locator('input[type="password"]').fill(me.password);
  await other.keyboard.press('Enter');
  await expect(other.locator('input[autocomplete="one-time-code"]').first()).toBeVisible();
  expect(other.url()).not.toContain('/profile');
  await other.context().close();

  await page.getByRole('button', { name: text('totp.renew') }).click();
  await prove(page);
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes.getByRole('listitem').first()).not.toHaveText(first);
  await codes.getByRole('checkbox', { name: text('codes.kept') }).check({ force: true });
  await codes.getByRole('button', { name: text('codes.done') }).click();

  await page.getByRole('button', { name: text('totp.remove') }).click();
  await prove(page);
  await expect(page.getByText(text('totp.off'), { exact: true })).toBeVisible();
});

test('a passkey is created by the device, named, listed and removed', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openProfile(page);
  await page.getByRole('button', { name: text('passkey.add') }).click();
  const dialog = page.getByRole('dialog', { name: text('passkey.addTitle') });
  await dialog.getByRole('button', { name: text('passkey.add') }).click();
  await expect(dialog.getByRole('textbox', { name: text('passkey.name') })).toHaveAccessibleDescription(
    new RegExp(translate('es', 'errors:field.REQUIRED')),
  );
  await expectAccessible(page, 'passkey');
  await dialog.getByRole('textbox', { name: text('passkey.name') }).fill('Portátil de la consulta');
  await prove(page);
  await expect(page.getByText(message('passkeyAdd.done'))).toBeVisible();
  const list = page.getByRole('list', { name: text('passkey.list') });
  await expect(list).toContainText('Portátil de la consulta');
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  await page
    .getByRole('button', { name: text('passkey.removeNamed', { name: 'Portátil de la consulta' }) })
    .click();
  await prove(page);
  await expect(page.getByText(message('passkeyRemove.done'))).toBeVisible();
  await expect(page.getByText(text('passkey.none'))).toBeVisible();
});

test('another session is ended, and that browser has to sign in again; by keyboard alone', async ({
  page,
  browser,
}) => {
  const other = await elsewhere(browser);
  await openProfile(other);
  await openProfile(page);
  const list = page.getByRole('list', { name: text('session.list') });
  await expect(list.getByRole('listitem').first()).toContainText(text('session.here'));
  const end = list.getByRole('button').first();
  await tabTo(page, end, 120);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectAccessible(page, 'end a session');
  await tabTo(page, question.getByRole('button', { name: text('session.end'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(message('sessionEnd.done'))).toBeVisible();
  await expectSignedOut(other);
  await other.context().close();

  const third = await elsewhere(browser);
  await openProfile(third);
  await reload(page);
  await page.getByRole('button', { name: text('session.endOthers') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('session.endOthers') })
    .click();
  await expect(page.getByText(message('otherSessionsEnd.done'))).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectSignedOut(third);
  await third.context().close();
});
