import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from './axe.ts';
import { expect, PEOPLE, say, signIn, tabTo, test } from './journey.ts';

const text = (key: string, values: Record<string, string | number> = {}) =>
  say('es', `profile:${key}`, values);
const picture = (key: string, values: Record<string, string | number> = {}) =>
  say('es', `documents:picture.${key}`, values);
const message = (key: string) => say('es', `messages:profile.${key}`);

test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Somebody of these journeys alone: what they change here, nobody else signs in with. */
const ME = { email: `julia.${Date.now()}@clinica-alba.example`, password: 'tres gatos en la azotea' };

test.beforeAll(async ({ browser }) => {
  const page = await elsewhere(browser);
  const call = page.waitForRequest(
    (one) => one.url().includes('accountId=') && 'authorization' in one.headers(),
  );
  await signIn(page, PEOPLE.admin);
  const request = await call;
  const { origin, searchParams } = new URL(request.url());
  const created = await page.request.post(
    `${origin}/user-service/user?accountId=${searchParams.get('accountId') ?? ''}`,
    {
      headers: {
        authorization: request.headers().authorization ?? '',
        'idempotency-key': crypto.randomUUID(),
      },
      data: {
        email: ME.email,
        name: 'Julia',
        surname: 'Montes Vera',
        roles: ['RECEPTIONIST'],
        language: 'es',
        timezone: 'Europe/Madrid',
      },
    },
  );
  expect(created.status()).toBe(201);
  const link = page.getByRole('article').filter({ hasText: ME.email }).getByRole('link').first();
  await expect(async () => {
    await page.goto('/identity/outbox');
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto((await link.getAttribute('href')) ?? '');
  const fields = page.locator('input[type="password"]');
  await fields.first().fill(ME.password);
  await fields.last().fill(ME.password);
  await page.keyboard.press('Enter');
  await expect(fields).toHaveCount(0);
  await page.context().close();
});

async function openProfile(page: Page, hash = '') {
  await signIn(page, ME.email, `/profile${hash}`, ME.password);
  await expect(page.getByRole('heading', { name: text('title'), level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('section.sessions') })).toBeVisible();
}

/** A person at another browser, with nothing of this one's. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  return context.newPage();
}

/** A picture as a camera writes it: drawn by the browser itself, wider than high. */
async function photograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 900);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no pen');
    pen.fillStyle = 'teal';
    pen.fillRect(0, 0, 1600, 900);
    pen.fillStyle = 'white';
    pen.fillRect(700, 350, 200, 200);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
    );
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

async function prove(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('proof.password'), { exact: true }).fill(ME.password);
  await page.keyboard.press('Enter');
}

test('every field is changed, the language at once, and all of it is there on the next device', async ({
  page,
  browser,
}) => {
  await openProfile(page);
  await expect(page.getByRole('textbox', { name: text('form.email') })).toHaveValue(ME.email);
  await expect(page.getByRole('textbox', { name: text('form.email') })).not.toBeEditable();
  const roles = page.getByRole('list', { name: text('section.roles') });
  await expect(roles).toContainText('Clínica Alba');
  await expect(roles).toContainText(say('es', 'app:role.RECEPTIONIST'));
  await expectAccessible(page, 'profile');

  await page.getByRole('textbox', { name: text('form.name') }).fill('Julieta');
  await page.getByRole('textbox', { name: text('form.surname') }).fill('Montes Vera');
  await page.getByRole('textbox', { name: new RegExp(text('form.phone')) }).fill('+34 600 112 233');
  await page.getByRole('spinbutton', { name: /día/ }).fill('02');
  await page.getByRole('spinbutton', { name: /mes/ }).fill('05');
  await page.getByRole('spinbutton', { name: /año/ }).fill('1984');
  const zone = page.getByRole('combobox', { name: text('form.timezone') });
  await zone.click();
  await zone.press('ControlOrMeta+a');
  await zone.pressSequentially('canary');
  await expect(page.getByRole('option')).toHaveText(['Atlantic/Canary']);
  await zone.press('ArrowDown');
  await zone.press('Enter');
  await expect(zone).toHaveValue('Atlantic/Canary');
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await page.getByRole('button', { name: text('form.save') }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(say('en', 'messages:profile.edit.done'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('en', 'profile:title'), level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Julieta Montes Vera');

  const other = await elsewhere(browser);
  await signIn(other, ME.email, '/profile', ME.password);
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect(other.getByRole('textbox', { name: say('en', 'profile:form.name'), exact: true })).toHaveValue(
    'Julieta',
  );
  await expect(other.getByRole('combobox', { name: say('en', 'profile:form.timezone') })).toHaveValue(
    'Atlantic/Canary',
  );
  await other.context().close();

  await page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await page.getByRole('textbox', { name: say('en', 'profile:form.name'), exact: true }).fill('Julia');
  await page.getByRole('button', { name: say('en', 'profile:form.save') }).click();
  await expect(page.getByText(message('edit.done'))).toBeVisible();
});

test('what is wrong is said below its field, and nothing is saved', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('textbox', { name: text('form.name') }).fill('  ');
  await page.getByRole('textbox', { name: new RegExp(text('form.phone')) }).fill('llámame');
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  await page.getByRole('button', { name: text('form.save') }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('es', 'app:form.summary') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: text('form.name') })).toHaveAccessibleDescription(
    say('es', 'errors:field.REQUIRED'),
  );
  await expect(
    page.getByRole('textbox', { name: new RegExp(text('form.phone')) }),
  ).toHaveAccessibleDescription(say('es', 'errors:field.PHONE_INVALID'));
  expect(puts.filter((url) => url.includes('/user-service/self/user'))).toEqual([]);
  await page.getByRole('button', { name: text('form.discard') }).click();
  await expect(page.getByRole('textbox', { name: text('form.name') })).toHaveValue('Julia');
});

test('an unknown zone is refused by the server, in words of its field', async ({ page }) => {
  await openProfile(page);
  // The form offers only zones that exist: what it sends is changed on its way.
  await page.route('**/user-service/self/user?**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const body = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: JSON.stringify({ ...body, timezone: 'Europa/Madriz' }) });
  });
  await page.getByRole('textbox', { name: text('form.name') }).fill('Julia Zona');
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: text('form.save') }).click();
  expect((await answer).status()).toBe(400);
  await expect(page.getByRole('combobox', { name: text('form.timezone') })).toHaveAccessibleDescription(
    new RegExp(say('es', 'errors:field.TIMEZONE_INVALID')),
  );
  await page.unroute('**/user-service/self/user?**');
  await page.getByRole('button', { name: text('form.discard') }).click();
});

test('a picture is cut square, shown everywhere, and removed; what is none is refused', async ({ page }) => {
  await openProfile(page);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/files/upload/')) uploads.push(request.headers()['content-type'] ?? '');
  });
  await page.getByRole('button', { name: picture('choose') }).click();
  const dialog = page.getByRole('dialog', { name: picture('dialog') });
  const choose = dialog.locator('input[type="file"]').first();

  await choose.setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('nombre;apellidos'),
  });
  await expect(dialog.getByRole('alert')).toContainText(picture('notPicture', { name: 'foto.png' }));
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200, 7)]);
  await choose.setInputFiles({ name: 'rota.png', mimeType: 'image/png', buffer: png });
  await expect(dialog.getByRole('alert')).toContainText(picture('damaged', { name: 'rota.png' }));
  expect(uploads).toEqual([]);
  await expectAccessible(page, 'picture refused');

  await choose.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) });
  await expect(dialog.getByText(picture('preview'))).toBeVisible();
  await tabTo(page, dialog.getByRole('slider', { name: picture('zoom') }));
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page, 'picture framed');
  await dialog.getByRole('button', { name: picture('save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(message('picture.done'))).toBeVisible();
  expect(uploads).toEqual(['image/webp']);
  const shown = page.locator('#picture img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([512, 512]);

  // The form began before the picture was saved: it saves over one's own change without a question.
  await page.getByRole('textbox', { name: new RegExp(text('form.phone')) }).fill('600 445 566');
  await page.getByRole('button', { name: text('form.save') }).click();
  await expect(page.getByText(message('edit.done'))).toBeVisible();
  await expect(shown).toBeVisible();

  await page.getByRole('button', { name: picture('remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: picture('remove') })
    .click();
  await expect(page.getByRole('button', { name: picture('choose') })).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test('a file that only says that it is a picture leaves nothing at the server', async ({ page }) => {
  await openProfile(page);
  // What the browser made of the picture is swapped for words on its way to the store.
  await page.route('**/files/upload/**', (route) => {
    const length = route.request().postDataBuffer()?.length ?? 0;
    return route.continue({ postData: Buffer.alloc(length, 'x') });
  });
  await page.getByRole('button', { name: picture('choose') }).click();
  const dialog = page.getByRole('dialog', { name: picture('dialog') });
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) });
  const answer = page.waitForResponse((response) => response.url().includes('/files/upload/'));
  await dialog.getByRole('button', { name: picture('save') }).click();
  expect((await answer).status()).toBe(422);
  await expect(dialog.getByRole('alert')).toContainText(message('picture.failed'));
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: picture('choose') })).toBeVisible();
});

test('the password is changed for a strong one only, and the other browser is signed out', async ({
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

  await current.fill(ME.password);
  await next.fill('password1234');
  await expect(form.getByText(new RegExp(`^${text('password.strength.0')}`))).toBeVisible();
  await save.click();
  await expect(next).toHaveAccessibleDescription(new RegExp(say('es', 'errors:field.PASSWORD_TOO_COMMON')));

  await current.fill('no es esta');
  await next.fill(strong);
  await expect(form.getByText(text('password.strength.4'), { exact: true })).toBeVisible();
  await save.click();
  await expect(current).toHaveAccessibleDescription(say('es', 'errors:field.CURRENT_PASSWORD_WRONG'));

  await current.fill(ME.password);
  await save.click();
  await expect(page.getByText(message('password.done'))).toBeVisible();
  ME.password = strong;
  await expectSignedOut(other);
  await other.context().close();

  await page.getByRole('button', { name: text('password.reset') }).click();
  await expect(page.getByText(message('passwordReset.done'))).toBeVisible();
});

/** The next call of that browser finds its session gone; the app asks for the log-in, in place or at the provider. */
async function expectSignedOut(page: Page) {
  await page.goto('/patients');
  await expect(
    page.locator('input[type="password"]').or(page.getByRole('dialog', { name: /sesión/ })),
  ).toBeVisible();
}

test('the second factor is set up with a code that an app computes, renewed and turned off', async ({
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
    say('es', 'errors:field.CURRENT_PASSWORD_WRONG'),
  );
  await dialog.getByLabel(text('proof.password'), { exact: true }).fill(ME.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: text('totp.qrName') })).toBeVisible();
  await expectAccessible(page, 'second factor');
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){3,}/).innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret });

  const code = dialog.getByRole('textbox', { name: text('totp.code') });
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(new RegExp(say('es', 'errors:field.TOTP_CODE_WRONG')));
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

  // Elsewhere the password alone is not enough now; a recovery code stands in for the app.
  const other = await elsewhere(browser);
  await other.goto('/profile');
  await other.locator('input[type="email"]').fill(ME.email);
  await other.locator('input[type="password"]').fill(ME.password);
  await other.keyboard.press('Enter');
  await expect(other.locator('input[autocomplete="one-time-code"]').first()).toBeVisible();
  expect(other.url()).not.toContain('/profile');
  await other.context().close();

  await page.getByRole('button', { name: text('totp.renew') }).click();
  await page.getByRole('dialog').getByLabel(text('proof.password'), { exact: true }).fill(ME.password);
  await page.keyboard.press('Enter');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes.getByRole('listitem').first()).not.toHaveText(first);
  await codes.getByRole('checkbox', { name: text('codes.kept') }).check({ force: true });
  await codes.getByRole('button', { name: text('codes.done') }).click();

  await page.getByRole('button', { name: text('totp.remove') }).click();
  await page.getByRole('dialog').getByLabel(text('proof.password'), { exact: true }).fill(ME.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('totp.off'), { exact: true })).toBeVisible();
});

test('a passkey is made by the device, named, listed and removed', async ({ page }) => {
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
    new RegExp(say('es', 'errors:field.REQUIRED')),
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
  await page.reload();
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
