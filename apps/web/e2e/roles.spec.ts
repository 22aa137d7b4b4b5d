import { ACTION_ROLES, may, refusalRoute, ROUTE_IDS, type Role } from '@healzy/domain/session';
import type { Page, Request } from '@playwright/test';
import { contractCalls, SOME_ID } from './contract-calls.ts';
import { addressOf, demoRecords, itemsIn, type Listing, makingTests } from './demo-records.ts';
import { newColleague, signInAs, type SignedIn } from './invitations.ts';
import { expect, PEOPLE, translate, signIn, test } from './journey.ts';

/** Who signs in, and the roles that their token gives the demo people in their first account. */
const STAFF = [
  { who: 'an administrator', email: PEOPLE.admin, roles: ['ADMIN'] },
  { who: 'a receptionist', email: PEOPLE.receptionist, roles: ['RECEPTIONIST'] },
  { who: 'a specialist', email: PEOPLE.specialist, roles: ['SPECIALIST'] },
] as const satisfies readonly { who: string; email: string; roles: readonly Role[] }[];

/** Ids of a patient with a test of every type, in the account of the demo people. */
const recordsOf = (page: Page, { authorization, accountId }: SignedIn) => {
  const call = async (
    method: string,
    path: string,
    { params = {}, data }: { params?: object; data?: object },
  ) => {
    const answer = await page.request.fetch(path, {
      method,
      headers: { authorization },
      params: { ...params, accountId },
      ...(data === undefined ? {} : { data }),
    });
    return (await answer.json()) as Listing & { id?: string };
  };
  return demoRecords(
    async (path, params = {}) => itemsIn(await call('GET', path, { params })),
    makingTests((method, path, data) => call(method, path, data === undefined ? {} : { data })),
  );
};

/** Navigates as a link of the app does, without reloading. */
async function goWithin(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

const path = (page: Page) => new URL(page.url()).pathname;

/** Tracks the calls of a page; the returned function waits until none is in flight. */
function callsOf(page: Page): () => Promise<void> {
  // Calls that began before are not counted, so neither is their end.
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // A stream is open as long as its page.
  page.on('response', (answer) => {
    if (answer.headers()['content-type']?.startsWith('text/event-stream')) underWay.delete(answer.request());
  });
  return () => expect.poll(() => underWay.size, { message: 'calls under way' }).toBe(0);
}

async function expectRoutesToAnswer(page: Page, roles: readonly Role[], records: Record<string, string>) {
  const settled = callsOf(page);
  for (const route of ROUTE_IDS) {
    const address = addressOf(route, { ...records, type: 'generic', info: 'PROFESSIONAL' });
    await goWithin(page, '/error/generic');
    await expect.poll(() => path(page), { message: `leaving for ${route}` }).toBe('/error/generic');
    // The address changes before the app hears of it: the next one waits until the page is there.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translate('es', 'app:error.generic.title'),
    );
    if (address.startsWith('/error/generic')) continue;
    await goWithin(page, address);
    const refusal = refusalRoute(route, roles);
    if (refusal !== null) {
      await expect.poll(() => path(page), { message: `${route} refuses` }).toBe(refusal);
    } else {
      // Some routes redirect to their first tab.
      await expect.poll(() => path(page).startsWith(address), { message: `${route} opens` }).toBe(true);
      const heading = page.getByRole('heading', { level: 1 }).first();
      await expect(heading, route).toBeVisible();
      await settled();
      expect(path(page), `${route} stays open once its calls are answered`).not.toContain('/error/');
      await expect.poll(() => page.title(), { message: `${route} names the window` }).toMatch(/\S – Healzy$/);
      if (route !== '/') {
        const way = page.getByRole('navigation', { name: translate('es', 'app:breadcrumbs') });
        await expect(way, `${route} says where it stands`).toBeVisible();
      }
    }
  }
}

/** No menu links to a screen that is not built yet or that these roles may not enter. */
async function expectMenusToLeadOnlyWhereOneMayGo(page: Page, roles: readonly Role[]) {
  await goWithin(page, '/patients');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('menu')).toBeVisible();
  const links = await page
    .locator('nav a[href], [role="menu"] a[href]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const own = links.filter((href) => href.startsWith('/'));
  expect(own.length).toBeGreaterThan(0);
  for (const href of own) {
    if (href.startsWith('/about/')) {
      // Not a screen of the app: public brand documents.
      expect((await page.request.get(href)).status(), href).toBe(200);
      continue;
    }
    const route = ROUTE_IDS.find((id) => id === href.split('?')[0]);
    expect(route, `${href} is a route of the specification`).toBeDefined();
    if (route === undefined) continue;
    expect(refusalRoute(route, roles), `a menu leads to ${href}`).toBeNull();
  }
  await page.keyboard.press('Escape');
}

async function expectCallsToAnswer(page: Page, who: SignedIn, roles: readonly Role[]) {
  const calls = contractCalls(who.accountId);
  expect(calls.map(({ id }) => id).toSorted()).toEqual(Object.keys(ACTION_ROLES).toSorted());
  for (const { id, method, address, query, headers, body } of calls) {
    const isAllowed = may(id, roles);
    // Changes that these roles may make are covered by the other journeys; here they would alter the data of those.
    // Deleting what does not exist changes nothing.
    const changesNothing = method === 'get' || (method === 'delete' && address.includes(SOME_ID));
    if (isAllowed && !changesNothing) continue;
    const answer = await page.request.fetch(address, {
      method,
      headers: { ...headers, authorization: who.authorization },
      params: query,
      ...(body === undefined ? {} : { data: body }),
    });
    const refusal = answer.status() === 403 ? ((await answer.json()) as { code: string }) : null;
    expect(
      refusal?.code === 'ROLE_FORBIDDEN',
      `${id} answered ${answer.status()} ${refusal?.code ?? (await answer.text()).slice(0, 300)}`,
    ).toBe(!isAllowed);
    expect(answer.status(), id).not.toBe(401);
  }
}

for (const { who, email, roles } of STAFF) {
  test(`${who} enters what the roles table opens, in the browser and at the API, and nothing else`, async ({
    page,
    browser,
  }) => {
    const signedIn = await signInAs(page, email);
    const specialist = await browser.newContext();
    const theirs = await specialist.newPage();
    const records = await recordsOf(theirs, await signInAs(theirs, PEOPLE.specialist));
    await specialist.close();

    await expectMenusToLeadOnlyWhereOneMayGo(page, roles);
    await expectRoutesToAnswer(page, roles, records);
    await expectCallsToAnswer(page, signedIn, roles);
  });
}

test('a patient is turned away from every route, and reads nothing but their own profile', async ({
  page,
}) => {
  const token = page.waitForResponse((response) => new URL(response.url()).pathname === '/oidc/token');
  await signIn(page, PEOPLE.patient);
  const { access_token: accessToken } = (await (await token).json()) as { access_token: string };
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    accountContexts: { accountId: string; roles: Role[] }[];
  };
  const [context] = claims.accountContexts;
  expect(context?.roles).toEqual(['PATIENT']);
  await expect(page).toHaveURL(/\/error\/access_denied\/PROFESSIONAL$/);
  await expectRoutesToAnswer(page, ['PATIENT'], {
    patientId: SOME_ID,
    medicalTest: SOME_ID,
    eventId: SOME_ID,
  });
  const who = { authorization: `Bearer ${accessToken}`, accountId: context?.accountId ?? '' };
  await expectCallsToAnswer(page, who, ['PATIENT']);
});

test('a person without an account is turned away from every route, and from every account', async ({
  page,
  browser,
}) => {
  const former = await newColleague(browser, ['Nadia', 'Sinhogar Pardo']);
  await former.remove();
  await former.leave();
  const token = page.waitForResponse((response) => new URL(response.url()).pathname === '/oidc/token');
  await signIn(page, former.email, '/patients', former.password);
  const { access_token: accessToken } = (await (await token).json()) as { access_token: string };
  await expect(page).toHaveURL(/\/error\/access_denied\/PROFESSIONAL$/);
  await expectRoutesToAnswer(page, [], { patientId: SOME_ID, medicalTest: SOME_ID, eventId: SOME_ID });
  const answer = await page.request.get('/patient-service/patient', {
    headers: { authorization: `Bearer ${accessToken}` },
    params: { accountId: former.accountId },
  });
  expect([answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([
    403,
    'ACCOUNT_FORBIDDEN',
  ]);
});
