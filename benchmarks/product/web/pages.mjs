// What is opened, by whom and how: the tables that the benchmarks of the web app go through.
import { launchUsersBrowser } from '../../harness/chromium.mjs';
import { demoFolder, startServer } from '../../harness/product.mjs';
import { signIn } from '../journey.mjs';

/** Of the processor (times slower) and the connection (milliseconds to an answer, kilobits a second). */
export const PROFILES = {
  desktop: { cpu: 1, latency: 40, kbps: 10_000 },
  'laptop 4×': { cpu: 4, latency: 40, kbps: 10_000 },
  'slow 4G, 4×': { cpu: 4, latency: 150, kbps: 1_600 },
};

export const VIEW = {
  viewport: { width: 1440, height: 900 },
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
};

/** How often everything is measured, unless `HEALZY_BENCH_ROUNDS` says otherwise; the results say how often it was. */
export const roundsOr = (usual) => Number(process.env.HEALZY_BENCH_ROUNDS ?? usual);

/**
 * The running product with a person signed in, and its pages: `path`, and selectors that are all on the screen once the
 * page is of use.
 *
 * @returns `{ name, url, state, pages, end }`; `state` holds the cookies and storage of the person's browser
 */
export async function openClinic() {
  const folder = await demoFolder();
  const { url, end } = await startServer(folder);
  try {
    const { state, patient } = await prepare(folder, url);
    return clinicAt(url, end, state, patient);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Folders whose menus are filled: benchmarks that run after each other share one, and a week is filled once. */
const filled = new Set();

/** Signs in, and sees that the patient whose pages are opened has a week of menus. */
async function prepare(folder, url) {
  const browser = await launchUsersBrowser();
  const context = await browser.newContext(VIEW);
  try {
    const page = await context.newPage();
    const asked = page.waitForRequest(
      (request) => request.url().includes('/patient-service/patient') && request.headers().authorization,
    );
    await signIn(page, url);
    const patient = await recordOf(page, await asked, 'Amaia Echeverri');
    if (!filled.has(folder)) {
      await page.goto(`${url}${menusOf(patient)}`);
      await page.getByRole('button', { name: 'Rellenar la semana', exact: true }).press('Enter');
      await page.locator('[data-card-open] >> nth=34').waitFor({ timeout: 60_000 });
      await page.getByText('Todo está guardado.').waitFor({ timeout: 30_000 });
      filled.add(folder);
    }
    return { patient, state: await context.storageState() };
  } finally {
    await context.close();
  }
}

const menusOf = (patient) => `/patient/${patient.id}/nutrition/menus`;

const clinicAt = (url, end, state, patient) => ({
  name: 'ours',
  url,
  state,
  end,
  pages: {
    'sign-in': { path: '/patients', shown: ['input[type="email"]'], isSignedOut: true },
    '/': { path: '/', shown: ['main li a[href^="/patient/"]'] },
    list: { path: '/patients', shown: ['main a[href^="/patient/"]'] },
    record: { path: `/patient/${patient.id}/info`, shown: ['main [data-screen-body] [aria-busy="false"]'] },
    canvas: {
      path: `/patient/${patient.id}/medical-test/cgm/${patient.testId}/follow-up`,
      shown: ['main [role="application"] :is(svg path, canvas)', '#heat-map [role="gridcell"]'],
    },
    menus: { path: menusOf(patient), shown: ['[data-card-open]'] },
  },
});

/** Ids of a demo patient and of this patient's CGM test; gives the newest plan its energy, so that it can have menus. */
async function recordOf(page, request, search) {
  const account = new URL(request.url()).searchParams.get('accountId');
  const headers = { authorization: request.headers().authorization, 'content-type': 'application/json' };
  const call = (path, options = {}) =>
    page.evaluate(
      async ([address, init]) => (await fetch(address, init)).json(),
      [
        `${path}${path.includes('?') ? '&' : '?'}accountId=${account}`,
        { ...options, headers: { ...headers, ...options.headers } },
      ],
    );
  const [{ id }] = (await call(`/patient-service/patient?search=${encodeURIComponent(search)}`)).items;
  const tests = (await call(`/measurement-service/patient/${id}/medical-test`)).items;
  const [plan] = (await call(`/patient-service/patient/${id}/nutritional-plan`)).items;
  const { name, weeks, startDate, mealShares, macroShares } = plan;
  const energy = { kcal: 2000, source: 'TYPED', on: startDate };
  await call(`/patient-service/nutritional-plan/${plan.id}`, {
    method: 'PUT',
    headers: { 'if-match': `"${plan.version}"` },
    body: JSON.stringify({ name, weeks, startDate, mealShares, macroShares, energy }),
  });
  return { id, testId: tests.find(({ type }) => type === 'CGM').id };
}
