import './empty-markup.ts';
import './no-generated-code.ts';
import '@healzy/ui/theme/global';
import { DEFAULT_LANGUAGE } from '@healzy/domain/shared';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StateProvider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createOidcClient } from '@healzy/api/runtime/sign-in/oidc-client';
import { isAnswerForAnotherTab } from '@healzy/api/runtime/sign-in/answers';
import { browserPage } from '../features/session/browser-page.ts';
import { createSession } from '../features/session/session.ts';
import { lastingTabStorage } from '../state/browser-storage.ts';
import { asLanguage } from '../state/language.ts';
import { forgetPreferences } from '../state/preferences.ts';
import { sessionAtom } from '../state/session.ts';
import { store } from '../state/store.ts';
import { startAgainWithEachAccount } from './account-change.ts';
import { ApiScopeProvider, createApi } from './api.tsx';
import { followConnection, probeOf } from './connection.ts';
import { ConnectionContext } from './connection-context.ts';
import { ConfigContext } from './config-context.ts';
import { chosenLanguage, forgetChosenLanguage, startI18n } from './i18n.ts';
import { logFailedPictures } from './failed-pictures.ts';
import { followNavigation } from './navigation.ts';
import { modules } from './modules.ts';
import { CALLBACK_PATH } from './paths.ts';
import { queryClient } from './query-client.ts';
import { watchLateStyles } from './late-styles.ts';
import { meetNewBuild } from './new-build.ts';
import { createRouter } from './router.tsx';
import { loadRuntimeConfig, type RuntimeConfig } from './runtime-config.ts';
import { SessionContext } from './session-context.ts';
import { UnreachableScreen } from './errors/UnreachableScreen.tsx';

const languageOfDevice = () => chosenLanguage() ?? asLanguage(navigator.language) ?? DEFAULT_LANGUAGE;

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

async function start(): Promise<void> {
  const config = await loadRuntimeConfig();
  // Most installations have the product's own.
  if (config.brand.hues !== null) (await import('./brand-hues.ts')).applyHues(config.brand.hues);
  const forgetPerson = () => {
    queryClient.clear();
    forgetChosenLanguage();
    forgetPreferences();
  };
  const session = createSession(
    createOidcClient({
      ...config,
      callbackPath: CALLBACK_PATH,
      languageHint: languageOfDevice,
      tabStorage: lastingTabStorage,
    }),
    browserPage(forgetPerson),
  );
  await session.start();
  const known = store.get(sessionAtom);
  // About to redirect to the provider: anything rendered would only flash.
  if (known.status === 'starting') return;

  const language = known.status === 'signed-in' ? asLanguage(known.user.language) : null;
  await startI18n(chosenLanguage() ?? language ?? languageOfDevice(), { isEarly: true });
  startAgainWithEachAccount(queryClient);
  const connection = followConnection(probeOf(config.apiUrl));
  const router = createRouter();
  followNavigation(router);
  render(
    <StateProvider store={store}>
      <ConfigContext value={config}>
        <SessionContext value={session}>
          <QueryClientProvider client={queryClient}>
            <ConnectionContext value={connection}>
              <ApiScopeProvider client={createApi(config.apiUrl, session, connection)}>
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
  await startI18n(languageOfDevice());
  render(screen);
}

async function begin(): Promise<void> {
  const open = modules().find(({ publicPage }) => publicPage?.path === location.pathname);
  if (open?.publicPage) return open.publicPage.start(showAlone);
  if (location.pathname !== CALLBACK_PATH || !isAnswerForAnotherTab(location)) return start();
  const { finishElsewhere } = await import('../features/session/finish-elsewhere.tsx');
  return finishElsewhere(showAlone);
}

meetNewBuild();
watchLateStyles();
logFailedPictures();
begin().catch(async (error: unknown) => {
  console.error(error);
  await showAlone(<UnreachableScreen />);
});
