import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import {
  expect,
  LANGUAGES,
  openPatient,
  PEOPLE,
  translate,
  signIn,
  speak,
  test,
  visit,
  paletteTitle,
} from './journey.ts';

// Screens whose own journeys already run this check (users, the activity log, the dashboard in Spanish, the agenda,
// notes, the body over time, habits, the record, its access log and state, deleted patients, the steps of the second
// factor, the question after an ended session, being offline) are not checked again here.
const widths = WIDTHS;

test('the sign-in pages have no accessibility violation', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await expectAccessible(page, 'sign-in', { widths });
  await page.locator('input[type="email"]').fill(PEOPLE.admin);
  await page.locator('input[type="password"]').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'sign-in refused', { widths });
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await expectAccessible(page, 'password forgotten', { widths });
});

test('no screen about patients has an accessibility violation', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, PEOPLE.specialist);
  await expect(page.getByText('Amaia Echeverri Pons').first()).toBeVisible();
  await expectAccessible(page, 'patients', { widths });

  await page.getByRole('searchbox').fill('nadie se llama así');
  await expect(page.getByText(/nadie se llama así/).first()).toBeVisible();
  await expectAccessible(page, 'patients, no match', { widths });
  await page.getByRole('searchbox').fill('');

  await page
    .getByRole('button', { name: translate('es', 'patients:new') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'new patient', { widths });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await openPatient(page, 'es', 'Amaia Echeverri Pons');
  await expect(page.getByText(translate('es', 'medical-tests:state.IN_PROGRESS')).first()).toBeVisible();
  await expectAccessible(page, 'medical tests', { widths });
  await visit(page, page.url().replace('/medical-tests', '/info'));
  // A record with tests, measurements and documents; the record of a new patient is checked by its own journey.
  await expect(page.getByText('amaia.echeverri.pons@correo.example').first()).toBeVisible();
  await expectAccessible(page, 'patient info', { widths });

  await page
    .getByRole('link', { name: translate('es', 'medical-tests:title'), exact: true })
    .first()
    .click();
  await page.locator('main').getByRole('link', { name: /MCG/ }).first().click();
  await expect(page.getByText(translate('es', 'cgm:agp.title'))).toBeVisible();
  await expectAccessible(page, 'glucose canvas', { widths });
  await page.getByRole('radio', { name: translate('es', 'cgm:tabs.files'), exact: true }).click();
  await expect(page.getByText(translate('es', 'cgm:files.title')).first()).toBeVisible();
  await expectAccessible(page, 'files', { widths });

  for (const address of ['access_denied/PROFESSIONAL', 'no-grants', '404', 'generic']) {
    await visit(page, `/error/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, `error ${address}`, { widths });
  }
});

test('no screen of a patient’s record has an accessibility violation, beyond those that its own journey checks', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const heading = (whose: Page, place: string) =>
    whose.getByRole('heading', { name: translate('es', `app:place.${place}`), level: 1 });
  await signIn(page, PEOPLE.specialist, '/patients');
  await openPatient(page, 'es', 'Amaia Echeverri Pons');
  const record = new URL(page.url()).pathname.replace('/medical-tests', '');
  const history = page.getByRole('button', {
    name: translate('es', 'patient-data:history.open'),
    exact: true,
  });
  const identity = page.getByRole('heading', { name: translate('es', 'patients:form.identity'), level: 2 });
  for (const [path, place, shown] of [
    ['/patient-data/medical-history', 'patientDataMedicalHistory', history],
    ['/patient-data/healzy-objective', 'patientDataObjective', history],
    ['/configuration/patientData', 'configurationPatientData', identity],
  ] as const) {
    await visit(page, record + path);
    await expect(heading(page, place)).toBeVisible();
    await expect(shown).toBeVisible();
    await expectAccessible(page, path, { widths });
  }
  await visit(page, `${record}/documents`);
  await expect(
    page.getByRole('heading', { name: translate('es', 'documents:list.title'), level: 1 }),
  ).toBeVisible();
  await expectAccessible(page, 'documents', { widths: [390] });

  const context = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  const admin = await context.newPage();
  await signIn(admin, PEOPLE.admin, `${record}/configuration/specialists`);
  await expect(heading(admin, 'configurationSpecialists')).toBeVisible();
  await expect(
    admin.getByText(translate('es', 'patients:configuration.specialists.history')).first(),
  ).toBeVisible();
  await expectAccessible(admin, 'specialists of a patient', { widths });
  await visit(admin, '/patients/record');
  await expect(heading(admin, 'patientRecordImport')).toBeVisible();
  await expectAccessible(admin, 'bringing in a record', { widths });
  await visit(admin, '/patients/import');
  await expect(heading(admin, 'patientImports')).toBeVisible();
  await expectAccessible(admin, 'imports of patients', { widths: [390] });
  await context.close();
});

test('no screen or window about the person and the organisation has an accessibility violation', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, PEOPLE.admin, '/profile');
  for (const language of LANGUAGES) {
    const tell = (key: string, values = {}) => translate(language, key, values);
    // The journeys of these screens check Spanish on a desktop.
    const looks = { widths: [language === 'es' ? 390 : 1440] };
    await speak(page, language);
    await visit(page, '/profile');
    await expect(page.getByRole('heading', { name: tell('profile:section.sessions') })).toBeVisible();
    await expectAccessible(page, `profile, ${language}`, looks);
    await visit(page, '/account-settings');
    await expect(page.getByRole('heading', { name: tell('accounts:title'), level: 1 })).toBeVisible();
    await expectAccessible(page, `account settings, ${language}`, looks);

    await page
      .getByRole('button', { name: tell('app:menu.about', { brand: 'Healzy' }), exact: true })
      .click();
    await expect(
      page.getByRole('dialog', { name: tell('shell:about.title', { brand: 'Healzy' }) }),
    ).toBeVisible();
    await expectAccessible(page, `about, ${language}`, { widths: [390] });
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
    await expectAccessible(page, `support, ${language}`, { widths: [390] });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await visit(page, '/');
  await expect(
    page.getByRole('heading', { name: translate('en', 'dashboard:evolution.title') }),
  ).toBeVisible();
  await expectAccessible(page, 'dashboard, en', { widths });
  await visit(page, '/users');
  await page.getByRole('link', { name: 'Julia Montes Vera' }).first().click();
  const user = page.getByRole('dialog');
  await expect(user.getByRole('button', { name: translate('en', 'users:action.remove') })).toBeVisible();
  await expectAccessible(page, 'user, en', { widths });
  await user.getByRole('button', { name: translate('en', 'users:action.remove') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'remove a user, en', { widths });
});
