import { expectAccessible } from './axe.ts';
import { expect, PEOPLE, translate, signIn, speak, test } from './journey.ts';

for (const [width, language] of [
  [1440, 'es'],
  [390, 'en'],
] as const) {
  test(`the windows of users have no accessibility violation at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, PEOPLE.admin, '/users');
    await speak(page, language);
    const tell = (key: string, values = {}) => translate(language, `users:${key}`, values);
    await expect(page.getByText('Íñigo Larrea Oño').first()).toBeVisible();
    await page
      .getByRole('button', { name: tell('new') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: tell('form.createAction') })
      .click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, `invite, ${language}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Íñigo Larrea Oño' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: tell('action.remove') })
      .click();
    await expectAccessible(page, `patients in the way, ${language}`);
    await page.getByRole('button', { name: tell('remove.reassign') }).click();
    const reassign = page.getByRole('dialog', {
      name: tell('reassign.title', { name: 'Íñigo Larrea Oño' }),
    });
    await reassign.getByRole('radio', { name: tell('reassign.perPatient') }).check({ force: true });
    await expect(reassign.getByRole('searchbox')).toBeVisible();
    await expectAccessible(page, `reassign, ${language}`);
    await page.keyboard.press('Escape');
    await expect(reassign).toBeHidden();
    // The next dialog receives keys only after the previous one is gone.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
      await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
}
