import { expectAccessible } from './axe.ts';
import { preferenceSaved, profileButton } from './frame.ts';
import { expect, inTurn, PEOPLE, translate, signIn, speak, test, reload, paletteTitle } from './journey.ts';

test('the palette leads to a patient by keyboard alone, remembers it, and forgets it with the account', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Control+k');
  // Immediately: the shortcut works before the code of the palette has loaded.
  await page.keyboard.type('ib');
  const field = page.getByRole('combobox', { name: paletteTitle('es') });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('ib');
  await expectAccessible(page, 'palette');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/patient-service/patient?')) asked.push(request.url());
  });
  // Accents do not matter.
  await page.keyboard.type('anez');
  // The last request has the whole word, not one request per letter, however slow the machine.
  await expect.poll(() => asked.at(-1)).toContain('search=ibanez');
  expect(asked.length).toBeLessThan('ibanez'.length);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: /Beatriz Ibáñez Luna/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/patient\/[^/]+\/info$/);
  await expect(page).toHaveTitle(`${translate('es', 'patients:area.info')} – Beatriz Ibáñez Luna – Healzy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('group', { name: translate('es', 'shell:palette.groups.recent') }),
  ).toContainText('Beatriz Ibáñez Luna');
  await expect(
    page.getByRole('group', { name: translate('es', 'shell:palette.groups.here') }).getByRole('option'),
  ).not.toHaveCount(0);
  for (const place of ['patients', 'patientImports', 'appointments']) {
    await field.fill(translate('es', `app:place.${place}`));
    await expect(
      page.getByRole('option', { name: translate('es', `app:place.${place}`) }).first(),
    ).toBeVisible();
  }
  await field.fill('');
  await page.keyboard.type('brisa');
  await expect(
    page.getByRole('option', { name: translate('es', 'shell:palette.account', { name: 'Centro Brisa' }) }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: translate('es', 'app:account.switch', { name: 'Centro Brisa' }) }),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(page.getByText('Beatriz Ibáñez Luna')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('the palette changes theme and language, adds a patient, and says when the search fails', async ({
  page,
}) => {
  await signIn(page, PEOPLE.receptionist, '/patients');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const run = async (letters: string, option: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(letters);
    await expect(page.getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    // The same keys close it while it is open.
    await expect(page.getByRole('combobox')).toHaveCount(0);
  };
  await run('oscuro', `${translate('es', 'app:profile.theme')}: oscuro`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Restores their own theme, which other journeys check in light and dark.
  const restored = preferenceSaved(page);
  const system = translate('es', 'app:theme.system').toLocaleLowerCase('es');
  await run('sistema', `${translate('es', 'app:profile.theme')}: ${system}`);
  await restored;
  await run('nuevo pac', translate('es', 'shell:command.newPatient'));
  const form = page.getByRole('dialog', { name: translate('es', 'patients:form.create') });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await run('english', translate('es', 'shell:palette.choice', { label: 'Idioma', option: 'English' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.route('**/patient-service/patient?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('amaia');
  await expect(page.getByText(translate('en', 'shell:palette.failed'))).toBeVisible({ timeout: 30_000 });
});

test('“?” shows the shortcuts, which work as listed, not while typing, and can be turned off', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  const search = page.getByRole('searchbox').first();
  await search.fill('');
  await search.pressSequentially('?gm');
  await expect(search).toHaveValue('?gm');
  const keys = page.getByRole('dialog', { name: translate('es', 'shell:keys.title') });
  await expect(keys).toHaveCount(0);
  await search.fill('');
  await search.blur();

  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  await expect(keys).toContainText(translate('es', 'app:place.patients'));
  await expectAccessible(page, 'keys');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/info$/);
  // Keys pressed sooner leave before the record has taken the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.waitForURL(/\/patients$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('?');
  const saved = preferenceSaved(page);
  await expect(keys).toBeVisible();
  await keys.getByText(translate('es', 'shell:keys.toggle')).click();
  await saved;
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(keys).toHaveCount(0);
  // Key combinations still work, and the menu leads to the setting.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: translate('es', 'app:profile.keys') }).click();
  await keys.getByText(translate('es', 'shell:keys.toggle')).click();
  await expect(keys.getByRole('switch')).toBeChecked();
});

for (const language of inTurn(import.meta.url)) {
  test(`the palette runs actions by synonyms of both languages, also for a chosen patient, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, PEOPLE.specialist, '/patients');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await speak(page, language);
    const field = page.getByRole('combobox', { name: paletteTitle(language) });
    const command = (name: string) =>
      page.getByRole('option', { name: new RegExp(`^${translate(language, `shell:command.${name}`)}`) });
    const search = async (letters: string) => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.type(letters);
    };
    for (const letters of ['cita', 'booking', 'RESERVA']) {
      await search(letters);
      await expect(command('newAppointment')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
    }
    // Not for specialists.
    await search('invit');
    await expect(command('inviteUser')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);

    await search('observación');
    await expect(command('note')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    const which = page.getByRole('combobox', {
      name: translate(language, 'shell:palette.whichPatient', {
        action: translate(language, 'shell:command.note'),
      }),
    });
    await expect(which).toBeFocused();
    await expectAccessible(page, `choosing a patient in ${language}`);
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await page.keyboard.type('nota');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ibanez');
    await expect(page.getByRole('option', { name: /Beatriz Ibáñez Luna/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/patient\/[^/]+\/info/);
    const text = page.getByRole('textbox', { name: translate(language, 'notes:form.message') });
    await expect(text).toBeVisible();
  });
}
