import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeJwt } from 'jose';
import { expect, PEOPLE, translate, signIn, test, visit } from './journey.ts';
import { startSecondProvider } from './second-provider.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = Number(process.env.HEALZY_E2E_PORT ?? 3187) + 40;
const appUrl = `http://localhost:${port}`;
const dataFolder = mkdtempSync(join(tmpdir(), 'healzy-second-provider-'));

let server: ChildProcess | null = null;

/** The same build, with a different environment. */
async function startServer(environment: Record<string, string>) {
  server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: appUrl, DATA_DIR: dataFolder, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect
    .poll(
      () =>
        fetch(`${appUrl}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
}

async function stopServer() {
  const running = server;
  server = null;
  if (running === null || running.exitCode !== null) return;
  const gone = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await gone;
}

test.afterEach(stopServer);

test('the same build signs in, renews and logs out with another provider, configured by the environment alone', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  // Identities come from the product itself: the ids of invented people differ between databases.
  await startServer({ OIDC_ISSUER: '' });
  const first = await browser.newContext({ baseURL: appUrl });
  const before = await first.newPage();
  const asked = before.waitForRequest(/\/account-service\/account\/mine/);
  await signIn(before, PEOPLE.specialist);
  const token = ((await (await asked).headerValue('authorization')) ?? '').replace('Bearer ', '');
  const { userId, accountContexts, timezone, language } = decodeJwt(token);
  await first.close();
  await stopServer();

  const claims = { userId, accountContexts, timezone, language, name: 'Elena Sarmiento' };
  const stranger = { userId, accountContexts: [], timezone, language, name: 'Nadie' };
  const provider = await startSecondProvider(appUrl, [
    { email: PEOPLE.specialist, claims },
    { email: 'nobody@elsewhere.example', claims: stranger },
  ]);
  try {
    await startServer({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_AUDIENCE: provider.audience,
    });
    const context = await browser.newContext({ baseURL: appUrl, locale: 'es-ES' });
    const page = await context.newPage();
    const stopped: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) stopped.push(message.text());
    });
    const signInThere = async (login: string) => {
      await page.getByRole('textbox').fill(login);
      await page.getByRole('button', { name: 'Continue' }).click();
    };

    // Signs in, and arrives at the requested address.
    const code: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/\w+-[\w-]+\.js$/.test(request.url())) code.push(new URL(request.url()).pathname);
    });
    await visit(page, '/patients?search=Amaia');
    await expect(page.getByRole('heading', { name: 'Another provider' })).toBeVisible();
    // Of the app nothing was fetched for it, but the script that leaves for the provider.
    expect(code).toEqual([expect.stringMatching(/\/first-/)]);
    expect(page.url()).toContain(provider.issuer);
    await signInThere(PEOPLE.specialist);
    await expect(page).toHaveURL(/\/patients\?search=Amaia$/);
    await expect(page.getByText('Amaia Echeverri Pons')).toBeVisible();

    // Renews silently without a refresh token: its tokens live for half a minute.
    const renewed = () => provider.asked.filter((path) => path.endsWith('/protocol/token')).length;
    await expect.poll(renewed, { timeout: 60_000, intervals: [1_000] }).toBeGreaterThanOrEqual(2);
    await page.getByRole('searchbox').fill('Nicolás');
    await expect(page.getByText('Nicolás Aguirre Campos')).toBeVisible();

    // Asks in place once the provider's session is over, then continues.
    provider.endSessions();
    const question = page.getByRole('alertdialog', { name: translate('es', 'app:sessionEnded.title') });
    await expect(question).toBeVisible({ timeout: 60_000 });
    const opened = page.waitForEvent('popup');
    await question.getByRole('button', { name: translate('es', 'app:session.logIn'), exact: true }).click();
    const popup = await opened;
    await popup.getByRole('textbox').fill(PEOPLE.specialist);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Nicolás Aguirre Campos')).toBeVisible();

    // Logs out there too, and returns through it.
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: translate('es', 'app:profile.logOut'), exact: true }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page.getByRole('heading', { name: 'Another provider' })).toBeVisible();
    expect(provider.asked.some((path) => path.includes('/protocol/sign-out'))).toBe(true);

    // A person without an account is turned away by a page that says so.
    await signInThere('nobody@elsewhere.example');
    await expect(page).toHaveURL(/\/error\/access_denied\/PROFESSIONAL$/);
    await expect(
      page.getByRole('heading', { name: translate('es', 'app:error.accessDenied.title') }),
    ).toBeVisible();
    expect(stopped).toEqual([]);
    await context.close();
  } finally {
    await stopServer();
    await provider.close();
  }
});
