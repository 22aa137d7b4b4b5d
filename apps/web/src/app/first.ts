import { isAnswerForAnotherTab } from '@healzy/api/runtime/sign-in/answers';
import { createOidcClient } from '@healzy/api/runtime/sign-in/oidc-client';
import { beginSession } from '../features/session/beginning.ts';
import { sessionUserOf } from '../features/session/session-user.ts';
import { lastingTabStorage } from '../state/browser-storage.ts';
import { firstLanguage } from '../state/known-language.ts';
import { accountToRestore } from '../state/remembered-account.ts';
import { type Landing, sendFirstCalls } from './first-calls.ts';
import { CALLBACK_PATH } from './paths.ts';
import { loadRuntimeConfig } from './runtime-config.ts';
import type { FirstStart } from './main.tsx';
import type { PublicPage } from './module.ts';

const landings = Object.values(
  import.meta.glob<Landing>('../features/*/landing.ts', { eager: true, import: 'landing' }),
);
const publicPages = Object.values(
  import.meta.glob<PublicPage>('../features/*/public-page.ts', { eager: true, import: 'publicPage' }),
);
const words = {
  es: () => import('./contributed-es.ts'),
  en: () => import('./contributed-en.ts'),
};

/** Asked for again by what needs it, which also tells of a failure. */
const fetchAhead = (code: Promise<unknown>) => void code.catch(() => {});

/** Signs in, and asks for what the page will need, while the code of the app arrives. */
async function start(): Promise<FirstStart> {
  const config = await loadRuntimeConfig();
  const client = createOidcClient({
    ...config,
    callbackPath: CALLBACK_PATH,
    languageHint: firstLanguage,
    tabStorage: lastingTabStorage,
  });
  const beginning = await beginSession(client, {
    location,
    history,
    leave(address) {
      // Browsers may keep this page, with nothing on it, and show it again when the user goes back.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
      location.assign(address);
    },
    onLikely: () => fetchAhead(import('./main.tsx')),
  });
  const user = beginning.status === 'signed-in' ? sessionUserOf(beginning.claims) : null;
  const accountId = accountToRestore(user?.accountContexts ?? []);
  const token = client.token();
  if (user !== null && accountId !== null && token !== null) {
    const landing = landings.find(({ path }) => path === location.pathname);
    sendFirstCalls(config.apiUrl, token.value, accountId, location.search === '' ? landing?.calls : []);
    fetchAhead(words[firstLanguage(user.language)]());
    if (landing) fetchAhead(landing.screen());
  }
  return { config, client, beginning };
}

async function begin(): Promise<void> {
  const publicPage = publicPages.find(({ path }) => path === location.pathname);
  if (publicPage) return (await import('./main.tsx')).showPublicPage(publicPage);
  if (location.pathname === CALLBACK_PATH && isAnswerForAnotherTab(location))
    return (await import('./main.tsx')).finishForAnotherTab();
  const started = start();
  const isLeaving = await started.then(
    ({ beginning }) => beginning.status === 'leaving',
    () => false,
  );
  if (!isLeaving) return (await import('./main.tsx')).showApp(started);
}

void begin();
