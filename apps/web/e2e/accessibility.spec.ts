import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, WIDTHS } from './axe.ts';
import {
  expect,
  openPatient,
  paletteTitle,
  PEOPLE,
  signIn,
  speak,
  test,
  translate,
  visit,
} from './journey.ts';

// Windows and states that belong to no journey of their own; screens at rest are checked by `every-screen.spec.ts`.
const widths = WIDTHS;

const inEveryLook = async (page: Page, screen: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothThemes(page, `${screen} at ${width} px`);
  }
};

test('the sign-in pages have no accessibility violation', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await inEveryLook(page, 'sign-in');
  await page.locator('input[type="email"]').fill(PEOPLE.admin);
  await page.locator('input[type="password"]').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await inEveryLook(page, 'sign-in refused');
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await inEveryLook(page, 'password forgotten');
});

test('no window about patients has an accessibility violation', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  await expect(page.getByText('Amaia Echeverri Pons').first()).toBeVisible();
  await page.getByRole('searchbox').fill('nadie se llama así');
  await expect(page.getByText(/nadie se llama así/).first()).toBeVisible();
  await expectAccessible(page, 'patients, no match', { widths });
  await page.getByRole('searchbox').fill('');

  await page
    .getByRole('button', { name: translate('es', 'patients:new') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inEveryLook(page, 'new patient');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });

  await openPatient(page, 'es', 'Amaia Echeverri Pons');
  await page.locator('main').getByRole('link', { name: /MCG/ }).first().click();
  await expect(page.getByText(translate('es', 'cgm:agp.title'))).toBeVisible();
  await page.getByRole('radio', { name: translate('es', 'cgm:tabs.files'), exact: true }).click();
  await expect(page.getByText(translate('es', 'cgm:files.title')).first()).toBeVisible();
  await expectAccessible(page, 'files', { widths });
});

test('no window about the person and the organisation has an accessibility violation', async ({ page }) => {
  await signIn(page, PEOPLE.admin, '/profile');
  for (const [language, width] of [
    ['es', 390],
    ['en', 1440],
  ] as const) {
    const tell = (key: string, values = {}) => translate(language, key, values);
    // On a phone the menu that opens them has another shape; the windows are the same.
    const looks = { widths: [width] };
    await speak(page, language);
    await page
      .getByRole('button', { name: tell('app:menu.about', { brand: 'Healzy' }), exact: true })
      .click();
    await expect(
      page.getByRole('dialog', { name: tell('shell:about.title', { brand: 'Healzy' }) }),
    ).toBeVisible();
    await expectAccessible(page, `about, ${language}`, looks);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: paletteTitle(language) })).toBeFocused();
    await expectAccessible(page, `palette, ${language}`, looks);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: paletteTitle(language) })).toHaveCount(0);

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: tell('shell:keys.title') })).toBeVisible();
    await expectAccessible(page, `keys, ${language}`, looks);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page
      .getByRole('banner')
      .getByRole('button', { name: /soporte|support/i })
      .click();
    await expect(page.getByRole('dialog', { name: tell('support:title') })).toBeVisible();
    await expectAccessible(page, `support, ${language}`, looks);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await visit(page, '/users');
  await page.getByRole('link', { name: 'Julia Montes Vera' }).first().click();
  const user = page.getByRole('dialog');
  await expect(user.getByRole('button', { name: translate('en', 'users:action.remove') })).toBeVisible();
  await expectAccessible(page, 'user, en', { widths });
  await user.getByRole('button', { name: translate('en', 'users:action.remove') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'remove a user, en', { widths });
});
