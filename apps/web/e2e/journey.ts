import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandPaletteLabels } from '@healzy/ui/labels/commandPalette';
import { en } from '@healzy/ui/labels/en';
import { es } from '@healzy/ui/labels/es';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { openSession } from './own-session.ts';

const PASSWORD = 'Healzy-demo-1';
export const PEOPLE = {
  admin: 'admin@clinica-alba.example',
  receptionist: 'recepcion@clinica-alba.example',
  specialist: 'especialista@clinica-alba.example',
  otherSpecialist: 'especialista@centro-brisa.example',
  patient: 'paciente@clinica-alba.example',
} as const;

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language of a file's journeys that could be told in either: half of the names take each, whatever other files there
 * are. That every sentence exists in both is checked by the tests of the sentences; `HEALZY_JOURNEYS_IN=both` runs these
 * journeys in both.
 */
export function inTurn(address: string): readonly Language[] {
  if (process.env.HEALZY_JOURNEYS_IN === 'both') return LANGUAGES;
  const letters = [...basename(fileURLToPath(address))].map((letter) => letter.charCodeAt(0));
  return [LANGUAGES[letters.reduce((sum, code) => sum + code, 0) % 2] ?? 'es'];
}

type Sentences = { [key: string]: string | Sentences };
const fileOf = (path: string) => new URL(`../src/${path}`, import.meta.url);
const parse = (path: string) => JSON.parse(readFileSync(fileOf(path), 'utf8')) as Sentences;

const contributed = LANGUAGES.map((language) =>
  readdirSync(fileOf('features/'))
    .map((feature) => `features/${feature}/sentences/${language}.json`)
    .filter((path) => existsSync(fileOf(path)))
    .map(parse),
);
const namespaces = new Map<string, readonly (string | Sentences | undefined)[]>();

/** Reads a namespace's own file, and the sentences that features let other screens show; each once for each process. */
function read(language: Language, word: string): readonly (string | Sentences | undefined)[] {
  const path = `locales/${language}/${word}.json`;
  const known = namespaces.get(path);
  if (known) return known;
  const found = [parse(path), ...(contributed[LANGUAGES.indexOf(language)] ?? []).map((all) => all[word])];
  namespaces.set(path, found);
  return found;
}

/** The sentence as the user reads it: `say('es', 'cgm:import.choose', { count: 3 })`. */
export function translate(
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const [word, path] = key.split(':') as [string, string];
  const found = read(language, word)
    .map((sentences) =>
      path
        .split('.')
        .reduce<string | Sentences | undefined>(
          (inner, part) => (typeof inner === 'object' ? inner[part] : undefined),
          sentences,
        ),
    )
    .find((sentence) => typeof sentence === 'string');
  if (typeof found !== 'string') throw new Error(`No sentence ${key} in ${language}.`);
  return found.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`));
}

/** The kit's own labels: `kit.es.common.close`. */
export const kit = { es, en };
/** Names the palette and its field. */
export const paletteTitle = (language: Language) => commandPaletteLabels[language].title;

/** Scripts of the build that browsers of this process have loaded since the last journey ended. */
const scripts = new Set<string>();

export const test = base.extend<{ guarded: void; recorded: void }, { recorder: void }>({
  recorder: [
    async ({ browser }, use) => {
      const create = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await create(options);
        context.on('request', (request) => {
          const script = /\/(assets\/[^/]+\.m?js)$/.exec(new URL(request.url()).pathname)?.[1];
          if (script) scripts.add(script);
        });
        return context;
      };
      await use();
    },
    { auto: true, scope: 'worker' },
  ],
  /** Tells the runner which scripts the journey has loaded, so that it runs again when their sources change. */
  recorded: [
    async ({ serviceWorkers }, use, journey) => {
      await use();
      // A service worker fetches scripts that no page reports.
      if (serviceWorkers === 'allow') scripts.add('of a service worker');
      await journey.attach('scripts', {
        body: JSON.stringify([...scripts]),
        contentType: 'application/json',
      });
      scripts.clear();
    },
    { auto: true },
  ],
  /** Fails every journey on a page error or a content security policy violation. */
  guarded: [
    async ({ page }, use) => {
      const wrongs: string[] = [];
      // Catching file choosers is switched on for each wait, beside the keys that open one: those would race.
      page.on('filechooser', () => undefined);
      page.on('pageerror', (error) => wrongs.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedScript|Trusted Type/i.test(message.text()))
          wrongs.push(message.text());
      });
      await use();
      expect(wrongs).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/**
 * Waits until the page answers. Tokens live in memory only, so a freshly loaded document asks the provider, or leaves for
 * it, before it renders anything; the browser aborts a navigation started meanwhile, and until its frame is there it
 * hears no shortcut.
 */
async function arrive(page: Page) {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return (
      document.readyState !== 'loading' &&
      location.pathname !== '/callback' &&
      (root === null || root.querySelector('main') !== null)
    );
  });
}

/** Opens an address as if it were typed, and waits until the app, or the sign-in page before it, has loaded. */
export async function visit(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' });
  await arrive(page);
}

/** Reloads the page, and waits as `visit` does. */
export async function reload(page: Page) {
  await page.reload({ waitUntil: 'commit' });
  await arrive(page);
}

/** Fills in the provider's page and submits it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/**
 * Opens an address as a person who is signed in at the provider; the list of patients by default. Journeys about signing
 * in fill in its page.
 */
export async function signIn(page: Page, email: string, target = '/patients', password = PASSWORD) {
  await openSession(page.context(), email, password);
  await visit(page, target);
}

/** Switches the app's language through the profile menu. */
export async function speak(page: Page, language: Language) {
  const shown = async () => (await page.locator('html').getAttribute('lang')) ?? '';
  await expect.poll(shown).toMatch(/^(es|en)/);
  if ((await shown()).startsWith(language)) return;
  const now = (await shown()).startsWith('en') ? 'en' : 'es';
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: translate(now, 'app:profile.language') }).click();
  await page.getByRole('menuitemradio', { name: translate(now, `app:language.${language}`) }).click();
  await expect.poll(shown).toMatch(new RegExp(`^${language}`));
}

/** Presses Tab until the control has the focus: proves that the keyboard reaches it. */
export async function tabTo(page: Page, control: Locator, most = 90) {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach ${String(control)} in ${most} presses.`);
}

/** The first segment of a date or a time. */
export const segment = (form: Locator, label: string) =>
  form
    .getByRole('group', { name: new RegExp(`^${label}`) })
    .first()
    .getByRole('spinbutton')
    .first();

/** Opens the optional fields of the card of a new patient. */
export async function openMore(dialog: Locator, language: Language = 'es') {
  const more = dialog.getByRole('button', { name: translate(language, 'patients:more') });
  await expect(more).toBeVisible();
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.press('Enter');
}

/** Opens a patient from the list by searching for the name. */
export async function openPatient(page: Page, language: Language, name: string) {
  // While the results replace the list, a pressed row may be gone before the button is released.
  const found = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('search') === name && answer.ok(),
  );
  await page.getByRole('searchbox').fill(name);
  await found;
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL(/\/patient\/[^/]+\/info$/);
  await page
    .getByRole('link', { name: translate(language, 'medical-tests:title'), exact: true })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: translate(language, 'medical-tests:title'), level: 1 }),
  ).toBeVisible();
}

/**
 * Lets requests through again that `page.route` held back. One route always stays: once the last is removed, Chromium
 * never answers the requests in flight.
 */
export async function letThrough(page: Page, address: Parameters<Page['unroute']>[0]) {
  await page.route('**/no-such-address', (route) => route.continue());
  await page.unroute(address);
}
