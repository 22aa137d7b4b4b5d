import { canEnterRoute, ROUTE_IDS, type Role, type RouteId } from '@healzy/domain/session';
import type { Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expectAccessibleInBothThemes, WIDTHS } from './axe.ts';
import { addressOf, demoRecords, itemsIn, type Listing, makingTests } from './demo-records.ts';
import { expect, kit, PEOPLE, signIn, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

/** Where content begins at the latest, by window. */
const WINDOWS = [
  { width: 1440, height: 900, begins: 200 },
  { width: 991, height: 900, begins: 200 },
  { width: 390, height: 844, begins: 150 },
  { width: 320, height: 700, begins: Infinity },
] as const;
/** What stays in place while the page scrolls. */
const MOST_STUCK = 56;
/** Between the last visible row of a list and the lower edge, or the bar there. */
const MOST_BELOW = 24;

/** What a reader sees of the page's layout. */
const layoutOf = (page: Page) =>
  page.evaluate(async () => {
    // What reacts to the width of the window has reacted.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    scrollTo(0, 0);
    // A page may be one message.
    const body = document.querySelector<HTMLElement>('[data-screen-body], main [role="alert"]');
    const { top = NaN, left = NaN } = body?.getBoundingClientRect() ?? {};
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (body) body.style.paddingBlockEnd = '200vh';
    scrollTo(0, innerHeight);
    // Save bars and notices are at the lower edge; the menu is beside the page; a table's head belongs to the table.
    const stuck = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && !element.closest('table, [role="grid"]'))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.top >= 0 && box.top < 150 && box.width > innerWidth / 2 && box.height > 0)
      .filter((box) => box.bottom < innerHeight / 2);
    if (body) body.style.removeProperty('padding-block-end');
    scrollTo(0, 0);
    const controls = [
      ...document.querySelectorAll<HTMLElement>('header :is(a, button), [data-page-line] :is(a, button, h1)'),
    ]
      // Breadcrumbs that appear with the focus are one pixel until then.
      .filter((control) => control.checkVisibility() && control.parentElement?.clientWidth !== 1)
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const overlapping = controls.flatMap(({ control, box }, index) =>
      controls
        .slice(index + 1)
        .filter(({ box: other }) => {
          const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          return across > 0.5 && down > 0.5;
        })
        .map((other) => [control, other.control].map((one) => one.ariaLabel ?? one.textContent).join(' / ')),
    );
    const outside = controls.filter(({ box }) => box.left < 0 || box.right > innerWidth);
    return {
      overlapping: [...overlapping, ...outside.map(({ control }) => `${control.outerHTML} outside`)],
      begins: Math.round(top),
      left: Math.round(left),
      headings: headings.length,
      sideways,
      stuck: Math.round(Math.max(0, ...stuck.map(({ bottom }) => bottom))),
    };
  });

/** Expects a page in its window: nothing sideways, content where it may begin, one heading, a line without overlaps. */
async function expectInOrder(page: Page, at: string, begins: number) {
  await expect
    .poll(() => layoutOf(page).then(({ sideways }) => sideways), {
      message: `${at} does not scroll sideways`,
    })
    .toBeLessThanOrEqual(0);
  const layout = await layoutOf(page);
  expect.soft(layout.begins, `where the content of ${at} begins`).toBeLessThanOrEqual(begins);
  expect.soft(layout.begins, `${at} has content`).toBeGreaterThan(0);
  expect.soft(layout.overlapping, `what overlaps in the line of ${at}`).toEqual([]);
  expect.soft(layout.headings, `headings of ${at}`).toBe(1);
  return layout;
}

/** Tables whose head is hidden while rows are visible below the line, when the page is scrolled into them. */
const hiddenHeads = (page: Page) =>
  page.evaluate(async () => {
    const rest = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const screen = document.querySelector<HTMLElement>('[data-screen]');
    const line = document.querySelector('[data-page-line]')?.getBoundingClientRect().height ?? 0;
    const tables = [
      ...document.querySelectorAll<HTMLElement>('main :is(table, [role="grid"], [role="treegrid"])'),
    ];
    if (screen) screen.style.marginBlockEnd = '200vh';
    const hidden: string[] = [];
    for (const table of tables.filter((one) => one.checkVisibility())) {
      const heads = [...table.querySelectorAll<HTMLElement>('[role="columnheader"], thead th')];
      const head = heads.find((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1);
      // A head that does not stick is read as the start of its table.
      if (!head) continue;
      const sticks = [head, head.closest('[role="row"], tr'), head.closest('[role="rowgroup"], thead')]
        .filter((one) => one !== null)
        .some((one) => getComputedStyle(one).position === 'sticky' && getComputedStyle(one).top !== 'auto');
      if (!sticks) continue;
      const { top, height } = table.getBoundingClientRect();
      if (height < 3 * head.offsetHeight) continue;
      scrollTo(0, scrollY + top - line + Math.min(height / 2, 2 * head.offsetHeight));
      await rest();
      // A list that was loading can turn out to be empty.
      if (!head.isConnected) continue;
      const box = head.getBoundingClientRect();
      const over = document.elementFromPoint(
        box.left + Math.min(box.width, 40) / 2,
        box.top + box.height / 2,
      );
      if (box.top < line - 1 || !over || !table.contains(over)) hidden.push(table.ariaLabel ?? table.id);
    }
    screen?.style.removeProperty('margin-block-end');
    scrollTo(0, 0);
    await rest();
    return hidden;
  });

/** Where a page ends that is one list: how far its rows are from the window's lower edge. */
const freeBelow = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const list = document.querySelector<HTMLElement>('main [data-fills-window]');
    if (!list || list.scrollHeight <= list.clientHeight) return null;
    const page = document.documentElement;
    // What scrolls has more than its rows, which then fill what is visible of it.
    if (page.scrollHeight > page.clientHeight + 1) return null;
    const main = document.querySelector('main')?.getBoundingClientRect();
    return Math.round((main?.bottom ?? page.clientHeight) - list.getBoundingClientRect().bottom);
  });

/** Navigates as a link of the app does, without reloading. */
async function goWithin(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** Existing records of the demo clinic; a specialist makes the tests that it has none of. */
async function recordsOf(page: Page, isSpecialist: boolean) {
  const call = await callerOf<Listing & { id?: string; professionalId?: string }>(page);
  const makeTest = makingTests(async (...request) => (await call(...request)).body);
  return demoRecords(
    async (path, query = {}) => {
      const { body } = await call('GET', `${path}?${new URLSearchParams(query)}`);
      return itemsIn(body);
    },
    isSpecialist ? makeTest : undefined,
  );
}

/** The id of an import of patients that has just begun. */
async function beginImport(page: Page): Promise<string> {
  await goWithin(page, '/patients/import');
  const email = `folio.${Date.now().toString(36)}@correo.example`;
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'clinica.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Nombre;Apellidos;Correo electrónico\r\nIrene;Folio;${email}\r\n`),
    });
  await page.waitForURL(/\/patients\/import\/[0-9a-f-]{36}$/);
  return page.url().split('/').at(-1) ?? '';
}

const isSwept = (width: number): boolean => (WIDTHS as readonly number[]).includes(width);

const isOfARecord = (route: RouteId) => route.startsWith('/patient/');
const isOfTestsOrMenus = (route: RouteId) => /medical-test|nutrition/.test(route);
const isOfAColleague = (route: RouteId) => isScreenOf(route, 'SPECIALIST');

test.describe.configure({ mode: 'parallel' });

// Each screen once, and the list of patients in each part: all begin at its edge.
for (const { part, who, role, has } of [
  { part: 'of tests and menus', who: 'specialist', role: 'SPECIALIST', has: isOfTestsOrMenus },
  {
    part: 'of the rest of a record',
    who: 'specialist',
    role: 'SPECIALIST',
    has: (id) => isOfARecord(id) && !isOfTestsOrMenus(id),
  },
  {
    part: 'beside the records',
    who: 'specialist',
    role: 'SPECIALIST',
    has: (id) => !isOfARecord(id) && !isOfTestsOrMenus(id),
  },
  { part: 'of the administration alone', who: 'admin', role: 'ADMIN', has: (id) => !isOfAColleague(id) },
] satisfies { part: string; who: keyof typeof PEOPLE; role: Role; has: (route: RouteId) => boolean }[]) {
  test(`content comes first on every screen ${part}, starts at one edge, and is accessible in both themes`, async ({
    page,
  }) => {
    await signIn(page, PEOPLE[who], '/patients');
    const records = {
      ...(await recordsOf(page, has === isOfTestsOrMenus)),
      importId: await beginImport(page),
    };
    const visited = new Set<string>();
    const lists = new Set<string>();
    const edges = new Map<number, Map<string, number>>();
    const routes = ROUTE_IDS.filter((id) => isScreenOf(id, role) && (has(id) || id === '/patients'));
    for (const route of routes) {
      const address = addressOf(route, records);
      await page.setViewportSize({ width: 1440, height: 900 });
      await goWithin(page, address);
      await expect
        .poll(() => new URL(page.url()).pathname.startsWith(address), { message: `${route} opens` })
        .toBe(true);
      const { pathname } = new URL(page.url());
      if (visited.has(pathname)) continue;
      visited.add(pathname);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]'), route).toHaveCount(0);
      if (route !== '/') {
        const way = page.getByRole('navigation', { name: translate('es', 'app:breadcrumbs') });
        await expect(way.getByRole('link').first(), route).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 }), route).toHaveAttribute('aria-current', 'page');
      }
      for (const { width, height, begins } of WINDOWS) {
        await page.setViewportSize({ width, height });
        const at = `${pathname} at ${width} px`;
        const layout = await expectInOrder(page, at, begins);
        expect.soft(layout.stuck, `what stays of ${at}`).toBeLessThanOrEqual(MOST_STUCK);
        // A list can still be replacing its rows.
        await expect
          .configure({ soft: true })
          .poll(() => hiddenHeads(page), { message: `heads of tables under the line of ${at}` })
          .toEqual([]);
        const free = await freeBelow(page);
        if (free !== null) {
          expect.soft(free, `room below the list of ${at}`).toBeLessThanOrEqual(MOST_BELOW);
          lists.add(pathname);
        }
        const edge = edges.get(width) ?? new Map<string, number>();
        edges.set(width, edge.set(pathname, layout.left));
        if (isSwept(width)) await expectAccessibleInBothThemes(page, at);
      }
    }
    expect(visited.size).toBeGreaterThan(3);
    const hasImport = routes.some((route) => addressOf(route, records).includes(records.importId));
    if (hasImport) expect([...visited]).toContain(`/patients/import/${records.importId}`);
    expect([...lists], 'a list reaches the lower edge').toContain('/patients');
    for (const [width, edge] of edges) {
      expect(new Set(edge.values()).size, `${width} px: ${JSON.stringify([...edge])}`).toBe(1);
    }
  });
}

test('a page that says what went wrong fits every window, with the way on in sight', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  for (const address of ['404', 'no-grants', 'access_denied', 'access_denied/PROFESSIONAL', 'unknown']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goWithin(page, `/error/${address}`);
    await expect(page).toHaveURL(new RegExp(`/error/${address}$`));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    for (const { width, height, begins } of WINDOWS) {
      await page.setViewportSize({ width, height });
      const at = `/error/${address} at ${width} px`;
      await expectInOrder(page, at, begins);
      const ways = page.getByRole('main').locator('a, button');
      await expect.soft(ways.first(), `the way on of ${at}`).toBeInViewport({ ratio: 1 });
      if (isSwept(width)) await expectAccessibleInBothThemes(page, at);
    }
  }
});

test('a long name with six allergies leaves the line of a phone in order', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  const { id, call } = await ownPatient(page, {
    name: 'Wilhelmina',
    // A hundred characters with the name.
    surname: 'Wolfeschlegelsteinhausen Bergerdorff '.repeat(3).slice(0, 89),
    birthdate: '1984-02-29',
  });
  const allergies = ['NUTS', 'MILK', 'EGGS', 'FISH', 'SESAME', 'MUSTARD'];
  const habits = await call(
    'PUT',
    `/patient-service/patient/${id}/patient-data/habits`,
    { answers: { hasAllergies: true, allergies } },
    { 'if-match': '"0"' },
  );
  expect(habits.status).toBe(200);
  for (const { width, height } of [
    { width: 320, height: 700 },
    { width: 390, height: 844 },
    // 1440 × 900 at 400 %.
    { width: 360, height: 225 },
  ]) {
    await page.setViewportSize({ width, height });
    await visit(page, `/patient/${id}/patient-data/habits`);
    const line = page.locator('[data-page-line]');
    await expect(line.getByRole('button', { name: /^6 / })).toBeVisible();
    const { overlapping, sideways, stuck } = await layoutOf(page);
    expect(overlapping).toEqual([]);
    expect(sideways).toBe(0);
    expect(stuck).toBeLessThanOrEqual(MOST_STUCK);
    await page.keyboard.press('Control+j');
    const rail = page.getByRole('dialog', { name: translate('es', 'notes:title') });
    const newNote = rail.getByRole('button', { name: translate('es', 'notes:new') });
    const message = rail.getByRole('textbox', { name: translate('es', 'notes:form.message') });
    await newNote.or(message).first().waitFor();
    if (await newNote.isVisible()) await newNote.press('Enter');
    await message.focus();
    // What is written is in sight, and so is what saves and what closes.
    await expect(message).toBeInViewport();
    const save = rail.getByRole('button', { name: translate('es', 'notes:form.save') });
    await expect(save).toBeInViewport({ ratio: 1 });
    await rail.getByRole('button', { name: kit.es.common.close }).click();
    await expect(rail).toHaveCount(0);
  }
});

/** Whether the role may enter a route that is inside the frame. */
const isScreenOf = (route: RouteId, role: Role) =>
  !route.startsWith('/error/') && canEnterRoute(route, [role]);
