import { expect, PEOPLE, say, signIn, test } from './journey.ts';

test('a patient is created by keyboard, date and decimal comma included', async ({ page }) => {
  const words = (key: string) => say('es', `patients:${key}`);
  await signIn(page, PEOPLE.specialist);
  await page
    .getByRole('button', { name: words('new') })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(words('form.name'), { exact: true }).fill('Alma');
  await dialog.getByLabel(words('form.surname'), { exact: true }).fill('Prieto Sanz');
  await dialog.getByLabel(words('form.email'), { exact: true }).fill('alma.prieto@correo.example');

  // Key by key: each is announced to screen readers, under the content security policy of the product.
  await dialog
    .getByRole('group', { name: words('form.birthdate') })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type('15041990', { delay: 20 });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('radio', { name: words('sex.FEMALE') }).focus();
  await page.keyboard.press('Space');
  await dialog.getByLabel(words('form.weightKg')).fill('72,5');

  await dialog.getByRole('button', { name: words('form.createAction') }).press('Enter');
  await expect(dialog).toBeHidden();
  // Saving leads to the new record by itself; the list only shows for a moment on the way.
  await page.waitForURL(/\/info$/);
  // Whose record it is stands above every screen of it; the heading is the screen's own.
  const record = page.getByRole('region', { name: words('area.label'), exact: true });
  await expect(record.getByText('Alma Prieto Sanz', { exact: true })).toBeVisible();
  await expect(page.getByText('15/04/90')).toBeVisible();
  await expect(page.getByText(/72,5/)).toBeVisible();
});
