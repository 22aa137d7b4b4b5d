import { expect, fillSignIn, openPatient, PEOPLE, translate, signIn, test, visit } from './journey.ts';

test('a patient is turned away and can sign in as another person', async ({ page }) => {
  await signIn(page, PEOPLE.patient);
  await expect(page).toHaveURL(/\/error\/access_denied\/PROFESSIONAL$/);
  await expect(
    page.getByRole('heading', { name: translate('es', 'app:error.accessDenied.title') }),
  ).toBeVisible();
  // The label names the role in the middle of a sentence.
  const role = translate('es', 'app:role.PROFESSIONAL').toLocaleLowerCase('es');
  await page.getByRole('button', { name: translate('es', 'app:profile.logInAs', { role }) }).click();
  await fillSignIn(page, PEOPLE.specialist);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).not.toHaveURL(/error/);
});

test('signing in leads to the requested address', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/patients?search=Amaia');
  await expect(page).toHaveURL(/\/patients\?search=Amaia$/);
  await expect(page.getByRole('searchbox')).toHaveValue('Amaia');
  await expect(page.locator('main').getByRole('link', { name: 'Amaia Echeverri Pons' })).toBeVisible();
});

test('a receptionist sees that a test exists, not what it found', async ({ page, browser }) => {
  await signIn(page, PEOPLE.specialist);
  await openPatient(page, 'es', 'Amaia Echeverri Pons');
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/medical-test\/[^/]+\/[^/]+/);
  const address = new URL(page.url()).pathname;

  const other = await browser.newContext();
  const desk = await other.newPage();
  await signIn(desk, PEOPLE.receptionist, address);
  await expect(desk).toHaveURL(/\/error\/no-grants$/);
  await expect(desk.getByText(translate('es', 'app:error.noGrants.title'))).toBeVisible();
  await other.close();
});

test('a record of another clinic does not exist', async ({ page, browser }) => {
  await signIn(page, PEOPLE.specialist);
  await openPatient(page, 'es', 'Amaia Echeverri Pons');
  const address = new URL(page.url()).pathname;
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await signIn(stranger, PEOPLE.otherSpecialist, address);
  await expect(stranger.getByText('Amaia')).toHaveCount(0);
  await expect(stranger.getByText(translate('es', 'app:error.notFound.title'))).toBeVisible();
  await other.close();
});

test('an address that does not exist says so', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/no/such/place');
  await expect(page).toHaveURL(/\/error\/404$/);
  await expect(page.getByText(translate('es', 'app:error.notFound.title'))).toBeVisible();
});

test('an error page asks for no sign-in, and leads home through it', async ({ page }) => {
  await visit(page, '/error/404');
  await expect(page.getByText(translate('es', 'app:error.notFound.title'))).toBeVisible();
  await page.getByRole('link', { name: translate('es', 'app:error.home') }).click();
  await fillSignIn(page, PEOPLE.specialist);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('logging out ends the session at the provider too', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: translate('es', 'app:profile.logOut'), exact: true }).click();
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await visit(page, '/patients');
  await expect(page.locator('input[type="password"]')).toBeVisible();
  // Addresses of the provider are kept; a token would begin as a JSON Web Token does, or have its name.
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
    /\beyJ|(access|refresh|id)_?token/i,
  );
});
