import './empty-markup.ts';
import './no-generated-code.ts';
import '@healzy/ui/theme/global';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StateProvider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { browserPage } from '../features/session/browser-page.ts';
import { createSession } from '../features/session/session.ts';
import { firstLanguage, forgetChosenLanguage } from '../state/known-language.ts';
import { forgetPreferences } from '../state/preferences.ts';
import { sessionAtom } from '../state/session.ts';
import { store } from '../state/store.ts';
import { startAgainWithEachAccount } from './account-change.ts';
import { ApiScopeProvider, createApi } from './api.tsx';
import { followConnection, probeOf } from './connection.ts';
import { ConnectionContext } from './connection-context.ts';
import { ConfigContext } from './config-context.ts';
import { watchDeviceClock } from './device-clock.ts';
import { takeSent } from './first-calls.ts';
import { startI18n } from './i18n.ts';
import type { PublicPage } from './module.ts';
import { logFailedPictures } from './failed-pictures.ts';
import { followNavigation } from './navigation.ts';
import { queryClient } from './query-client.ts';
import { watchLateStyles } from './late-styles.ts';
import { meetNewBuild } from './new-build.ts';
import { createRouter } from './router.tsx';
import type { RuntimeConfig } from './runtime-config.ts';
import { SessionContext } from './session-context.ts';
import { UnreachableScreen } from './errors/UnreachableScreen.tsx';
import type { OidcClient } from '@healzy/api/runtime/sign-in/oidc-types';
import type { Beginning } from '../features/session/beginning.ts';

/** What the app goes on with. */
export interface FirstStart {
  readonly config: RuntimeConfig;
  readonly client: OidcClient;
  readonly beginning: Beginning;
}

function render(content: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');
  createRoot(root, {
    // React wraps what it recovered from in an error that only gives its own number; the cause says what happened.
    onRecoverableError: (error) => {
      reportError(error instanceof Error && error.cause !== undefined ? error.cause : error);
    },
  }).render(<StrictMode>{content}</StrictMode>);
}

async function start({ config, client, beginning }: FirstStart): Promise<void> {
  // Most installations have the product's own.
  if (config.brand.hues !== null) (await import('./brand-hues.ts')).applyHues(config.brand.hues);
  const forgetPerson = () => {
    queryClient.clear();
    forgetChosenLanguage();
    forgetPreferences();
  };
  const session = createSession(client, browserPage(forgetPerson));
  session.start(beginning);
  const known = store.get(sessionAtom);
  await startI18n(firstLanguage(known.status === 'signed-in' ? known.user.language : null), {
    isEarly: true,
  });
  startAgainWithEachAccount(queryClient);
  const connection = followConnection(probeOf(config.apiUrl));
  watchDeviceClock();
  const router = createRouter();
  followNavigation(router);
  render(
    <StateProvider store={store}>
      <ConfigContext value={config}>
        <SessionContext value={session}>
          <QueryClientProvider client={queryClient}>
            <ConnectionContext value={connection}>
              <ApiScopeProvider client={createApi(config.apiUrl, session, connection, takeSent)}>
                <RouterProvider router={router} />
              </ApiScopeProvider>
            </ConnectionContext>
          </QueryClientProvider>
        </SessionContext>
      </ConfigContext>
    </StateProvider>,
  );
  keepCodeLater(config);
}

/** Everything on the first screen has priority over optional work. */
const QUIET_MS = 4_000;

/** Starts caching code on this device once the first screen has loaded. */
function keepCodeLater(config: RuntimeConfig): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keepCode = async () => {
    if (queryClient.isFetching() > 0) return keepCodeLater(config);
    const { forgetVisitedCode, keepVisitedCode } = await import('./service-worker.ts');
    await (config.serviceWorker ? keepVisitedCode() : forgetVisitedCode());
  };
  // The product works without it, for example where a browser blocks storage.
  setTimeout(() => void keepCode().catch((error: unknown) => console.warn(error)), QUIET_MS);
}

async function showAlone(screen: ReactNode): Promise<void> {
  await startI18n(firstLanguage());
  render(screen);
}

/** Runs a page; where its beginning fails, an error page says so. */
async function run(page: () => Promise<void>): Promise<void> {
  try {
    await page();
  } catch (error) {
    console.error(error);
    await showAlone(<UnreachableScreen />);
  }
}

/** The app, as soon as it is known who uses it. */
export const showApp = (first: Promise<FirstStart>): Promise<void> => run(async () => start(await first));

/** A page for people without an account. */
export const showPublicPage = (page: PublicPage): Promise<void> => run(() => page.start(showAlone));

/** The end of a sign-in that another tab waits for. */
export const finishForAnotherTab = (): Promise<void> =>
  run(async () => (await import('../features/session/finish-elsewhere.tsx')).finishElsewhere(showAlone));

meetNewBuild();
watchLateStyles();
logFailedPictures();
