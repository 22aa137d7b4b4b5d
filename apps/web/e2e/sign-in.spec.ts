import { Secret, TOTP } from 'otpauth';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { newColleague, type SignedIn } from './invitations.ts';
import { expect, fillSignIn, PEOPLE, test, visit } from './journey.ts';

/** A new colleague in the clinic, who has just chosen a password. */
async function newcomer(browser: Browser) {
  const { email, password, leave } = await newColleague(browser, ['Irene', 'Llave Torres']);
  await leave();
  return { email, password };
}

/** Signs in with the password and reads the token from the app's own calls. */
async function arrive(page: Page, email: string, password: string): Promise<SignedIn> {
  const call = page.waitForRequest((request) => /[?&]accountId=/.test(request.url()));
  await visit(page, '/patients');
  await fillSignIn(page, email, password);
  const request = await call;
  return {
    authorization: request.headers().authorization ?? '',
    accountId: new URL(request.url()).searchParams.get('accountId') ?? '',
  };
}

async function callSecurity<T>(page: Page, who: SignedIn, path: string, data: unknown): Promise<T> {
  const answer = await page.request.post(`/user-service/self/security/${path}`, {
    headers: { authorization: who.authorization },
    params: { accountId: who.accountId },
    data,
  });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (answer.status() === 204 ? undefined : await answer.json()) as T;
}

const isBack = (url: URL) => url.pathname === '/patients';
const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

test('asks for a code after the password, accepts a recovery code instead, and says what is wrong', async ({
  page,
  browser,
}) => {
  const { email, password } = await newcomer(browser);
  const who = await arrive(page, email, password);
  const proof = { currentPassword: password };
  const { secret } = await callSecurity<{ secret: string }>(page, who, 'totp/start', proof);
  const confirmation = { code: codeOf(secret) };
  const { recoveryCodes } = await callSecurity<{ recoveryCodes: string[] }>(
    page,
    who,
    'totp/confirm',
    confirmation,
  );
  await page.context().clearCookies();

  await visit(page, '/patients');
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible();
  await expectAccessible(page, 'second factor', { widths: WIDTHS });
  // The field has the focus: only the code needs typing.
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('El código no es correcto');
  await expectAccessible(page, 'second factor, refused', { widths: WIDTHS });

  // The next time step: this step's code was used for the confirmation.
  await page.keyboard.type(codeOf(secret, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await page.waitForURL(isBack);

  await page.context().clearCookies();
  await visit(page, '/patients');
  await fillSignIn(page, email, password);
  await page.getByRole('link', { name: 'Usar un código de recuperación' }).click();
  await expect(page.getByRole('heading', { name: 'Código de recuperación' })).toBeVisible();
  await expectAccessible(page, 'recovery code', { widths: WIDTHS });
  await page.keyboard.type((recoveryCodes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL(isBack);
});

/** An authenticator of the user that holds passkeys and always verifies the fingerprint. */
async function plugInAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return { cdp, authenticatorId };
}

test('signs in with a passkey alone, and says so when there is none', async ({ page, browser }) => {
  const { email, password } = await newcomer(browser);
  const { cdp, authenticatorId } = await plugInAuthenticator(page);
  const press = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const who = await arrive(page, email, password);
  await page.waitForURL(isBack);
  const { options } = await callSecurity<{ options: object }>(page, who, 'passkeys/start', {
    currentPassword: password,
  });
  await press(true);
  const response = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      json as PublicKeyCredentialCreationOptionsJSON,
    );
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return made.toJSON() as object;
  }, options);
  await callSecurity(page, who, 'passkeys', { name: 'Portátil', response });
  await press(false);

  await page.context().clearCookies();
  await visit(page, '/patients');
  const offer = page.getByRole('button', { name: 'Entrar con una llave de acceso' });
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'log-in with passkeys', { widths: WIDTHS });
  // User verification fails: the page says so and goes on.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await press(true);
  await offer.click();
  await expect(page.getByRole('alert')).toContainText('No se ha usado ninguna llave de acceso');
  await expectAccessible(page, 'log-in, no passkey used', { widths: WIDTHS });

  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await offer.click();
  await page.waitForURL(isBack);
});

test('works without JavaScript: no passkey is offered, the password is enough', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const request = new URLSearchParams({
    client_id: 'healzy-web',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${baseURL}/callback`,
    // The example of RFC 7636.
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'a',
  });
  await visit(page, `/oidc/auth?${request.toString()}`);
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar con una llave de acceso' })).toBeHidden();
  await fillSignIn(page, PEOPLE.receptionist);
  await page.waitForURL((url) => url.pathname === '/callback' && url.searchParams.has('code'));
  await context.close();
});
