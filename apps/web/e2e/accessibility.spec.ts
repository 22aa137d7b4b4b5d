import { expectAccessible } from './axe.ts';
import { expect, openPatient, PEOPLE, say, signIn, test } from './journey.ts';

test('the sign-in pages have no accessibility violation', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await page.locator('input[type="email"]').fill(PEOPLE.admin);
  await page.locator('input[type="password"]').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'sign-in refused');
});

for (const width of [1440, 390]) {
  test(`no routed screen has an accessibility violation at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, PEOPLE.specialist);
    await expect(page.getByText('Amaia Echeverri Pons').first()).toBeVisible();
    await expectAccessible(page, 'patients');

    await page.getByRole('searchbox').fill('nadie se llama así');
    await expect(page.getByText(/nadie se llama así/).first()).toBeVisible();
    await expectAccessible(page, 'patients, no match');
    await page.getByRole('searchbox').fill('');

    await page
      .getByRole('button', { name: say('es', 'patients:new') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'new patient');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await openPatient(page, 'es', 'Amaia Echeverri Pons');
    await expect(page.getByText(say('es', 'medical-tests:state.IN_PROGRESS')).first()).toBeVisible();
    await expectAccessible(page, 'medical tests');
    await page.goto(page.url().replace('/medical-tests', '/info'));
    await expect(page.getByText('amaia.echeverri.pons@correo.example').first()).toBeVisible();
    await expectAccessible(page, 'patient info');

    await page
      .getByRole('link', { name: say('es', 'medical-tests:title'), exact: true })
      .first()
      .click();
    await page.locator('main').getByRole('link', { name: /MCG/ }).first().click();
    await expect(page.getByText(say('es', 'cgm:agp.title'))).toBeVisible();
    await expectAccessible(page, 'overview');
    const shown = { daily: 'cgm:day.events', heatMap: 'cgm:heatMap.missing', files: 'cgm:files.title' };
    for (const [view, sentence] of Object.entries(shown)) {
      await page.getByRole('link', { name: say('es', `cgm:tabs.${view}`), exact: true }).click();
      await expect(page.getByText(say('es', sentence)).first()).toBeVisible();
      await expectAccessible(page, view);
    }

    for (const address of ['access_denied/PROFESSIONAL', 'no-grants', '404', 'generic']) {
      await page.goto(`/error/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `error ${address}`);
    }
  });
}
