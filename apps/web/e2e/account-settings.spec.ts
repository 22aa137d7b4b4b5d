import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, kit, PEOPLE, reload, translate, signIn, test } from './journey.ts';

const text = (key: string) => translate('es', `accounts:form.${key}`);
const picture = (key: string) => translate('es', `documents:picture.${key}`);
const message = (key: string) => translate('es', `messages:account.${key}`);

test.describe.configure({ mode: 'serial', timeout: 120_000 });

async function openSettings(page: Page) {
  await signIn(page, PEOPLE.admin, '/account-settings');
  await expect(
    page.getByRole('heading', { name: translate('es', 'accounts:title'), level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: text('name'), exact: true })).toHaveValue('Clínica Alba');
}

const field = (page: Page, key: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${text(key)}( ${kit.es.field.optional})?$`) });

test('the icon is chosen, seen in the switcher at once, and removed', async ({ page }) => {
  await openSettings(page);
  const icons = page.getByRole('navigation').first().locator('img');
  const before = await icons.count();
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 300);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no pen');
    pen.fillStyle = 'purple';
    pen.fillRect(0, 0, 300, 300);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  await page.getByRole('button', { name: picture('choose') }).click();
  const dialog = page.getByRole('dialog', { name: picture('dialog') });
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'icono.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await dialog.getByRole('button', { name: picture('save') }).click();
  await expect(page.getByText(message('picture.done'))).toBeVisible();
  await expect(icons).toHaveCount(before + 1);

  await page.getByRole('button', { name: picture('remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: picture('remove') })
    .click();
  await expect(icons).toHaveCount(before);
});

test('general and tax data are validated, saved and still there after a reload', async ({ page }) => {
  await openSettings(page);
  await expectAccessible(page, 'account settings');

  await field(page, 'name').fill(' ');
  await field(page, 'contactPhone').fill('llámanos');
  await page.getByRole('button', { name: text('save') }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: translate('es', 'app:form.summary') }),
  ).toBeVisible();
  await expect(field(page, 'contactPhone')).toHaveAccessibleDescription(
    translate('es', 'errors:field.PHONE_INVALID'),
  );
  await page.getByRole('button', { name: text('discard') }).click();

  const values = {
    businessName: 'Alba Nutrición',
    userSurname: 'Alba',
    accountName: 'Clínica Alba Madrid',
    contactPhone: '+34 910 000 111',
    legalName: 'Clínica Alba Nutrición, S. L.',
    taxNumber: 'B12345674',
    invoiceAddress: 'Calle del Olmo, 5, 2.º',
    postalCode: '28012',
    city: 'Madrid',
    state: 'Madrid',
    country: 'España',
  };
  for (const [key, value] of Object.entries(values)) await field(page, key).fill(value);
  await page.getByRole('button', { name: text('save') }).click();
  await expect(page.getByText(message('edit.done'))).toBeVisible();
  await reload(page);
  for (const [key, value] of Object.entries(values)) await expect(field(page, key)).toHaveValue(value);
});

test('with two administrators at once, the second sees what the first saved and loses nothing', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  const other = await context.newPage();
  await openSettings(page);
  await openSettings(other);
  await field(other, 'city').fill('Toledo');
  await other.getByRole('button', { name: text('save') }).click();
  await expect(other.getByText(message('edit.done'))).toBeVisible();
  await context.close();

  await field(page, 'city').fill('Segovia');
  await page.getByRole('button', { name: text('save') }).click();
  const panel = page.getByRole('group', { name: translate('es', 'app:stale.title') });
  await expect(panel).toContainText('Toledo');
  await panel.getByRole('radio', { name: /Segovia/ }).check({ force: true });
  await page.getByRole('button', { name: text('save') }).click();
  await expect(page.getByText(message('edit.done'))).toBeVisible();
  await reload(page);
  await expect(field(page, 'city')).toHaveValue('Segovia');
});

test('anybody but an administrator is sent away, and the server refuses them too', async ({ page }) => {
  await signIn(page, PEOPLE.receptionist, '/account-settings');
  await expect(page).toHaveURL(/\/error\/no-grants$/);
  await expect(
    page.getByRole('heading', { name: translate('es', 'app:error.noGrants.title') }),
  ).toBeVisible();
});
