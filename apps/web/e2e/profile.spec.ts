import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { elsewhere } from './invitations.ts';
import { expect, letThrough, translate, signIn, tabTo, test, reload } from './journey.ts';
import { message, profileOwner, text } from './own-profile.ts';

const picture = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `documents:picture.${key}`, values);

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let me: Awaited<ReturnType<typeof profileOwner>>['me'];
let openProfile: Awaited<ReturnType<typeof profileOwner>>['openProfile'];
test.beforeAll(async ({ browser }) => {
  ({ me, openProfile } = await profileOwner(browser, ['Jimena', 'Cobo Arrieta']));
});

/** An image as a camera writes it, rendered by the browser itself, in landscape. */
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

test('every field is changed, the language at once, and all of it is there on the next device', async ({
  page,
  browser,
}) => {
  await openProfile(page);
  await expect(page.getByRole('textbox', { name: text('form.email') })).toHaveValue(me.email);
  await expect(page.getByRole('textbox', { name: text('form.email') })).not.toBeEditable();
  const roles = page.getByRole('list', { name: text('section.roles') });
  await expect(roles).toContainText('Clínica Alba');
  await expect(roles).toContainText(translate('es', 'app:role.RECEPTIONIST'));
  await expectAccessible(page, 'profile');

  await page.getByRole('textbox', { name: text('form.name') }).fill('Ximena');
  await page.getByRole('textbox', { name: text('form.surname') }).fill('Cobo Arrieta');
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
  await expect(page.getByText(translate('en', 'messages:profile.edit.done'))).toBeVisible();
  await expect(page.getByRole('heading', { name: translate('en', 'profile:title'), level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Ximena Cobo Arrieta');

  const other = await elsewhere(browser);
  await signIn(other, me.email, '/profile', me.password);
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    other.getByRole('textbox', { name: translate('en', 'profile:form.name'), exact: true }),
  ).toHaveValue('Ximena');
  await expect(other.getByRole('combobox', { name: translate('en', 'profile:form.timezone') })).toHaveValue(
    'Atlantic/Canary',
  );
  await other.context().close();

  await page.getByRole('radio', { name: 'Español' }).check({ force: true });
  await page.getByRole('textbox', { name: translate('en', 'profile:form.name'), exact: true }).fill('Jimena');
  await page.getByRole('button', { name: translate('en', 'profile:form.save') }).click();
  await expect(page.getByText(message('edit.done'))).toBeVisible();
});

test('each error is shown below its field, and nothing is saved', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('textbox', { name: text('form.name') }).fill('  ');
  await page.getByRole('textbox', { name: new RegExp(text('form.phone')) }).fill('llámame');
  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url());
  });
  await page.getByRole('button', { name: text('form.save') }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: translate('es', 'app:form.summary') }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: text('form.name') })).toHaveAccessibleDescription(
    translate('es', 'errors:field.REQUIRED'),
  );
  await expect(
    page.getByRole('textbox', { name: new RegExp(text('form.phone')) }),
  ).toHaveAccessibleDescription(translate('es', 'errors:field.PHONE_INVALID'));
  expect(puts.filter((url) => url.includes('/user-service/self/user'))).toEqual([]);
  await page.getByRole('button', { name: text('form.discard') }).click();
  await expect(page.getByRole('textbox', { name: text('form.name') })).toHaveValue('Jimena');
});

test('the server rejects an unknown zone with an error on its field', async ({ page }) => {
  await openProfile(page);
  // The form offers only zones that exist, so its request is altered on the way.
  await page.route('**/user-service/self/user?**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const body = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: JSON.stringify({ ...body, timezone: 'Europa/Madriz' }) });
  });
  await page.getByRole('textbox', { name: text('form.name') }).fill('Jimena Zona');
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: text('form.save') }).click();
  expect((await answer).status()).toBe(400);
  await expect(page.getByRole('combobox', { name: text('form.timezone') })).toHaveAccessibleDescription(
    new RegExp(translate('es', 'errors:field.TIMEZONE_INVALID')),
  );
  await letThrough(page, '**/user-service/self/user?**');
  await page.getByRole('button', { name: text('form.discard') }).click();
});

test('an image is cropped to a square, shown everywhere, and removed; anything else is rejected', async ({
  page,
}) => {
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

  // The form was opened before the image was saved: it saves over one's own change without asking.
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

test('a file that only claims to be an image leaves nothing on the server', async ({ page }) => {
  await openProfile(page);
  // The browser's image is replaced by text on its way to the store.
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
  await reload(page);
  await expect(page.getByRole('button', { name: picture('choose') })).toBeVisible();
});
