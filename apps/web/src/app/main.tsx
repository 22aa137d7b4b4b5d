import './empty-markup.ts';
import './no-generated-code.ts';
import '@healzy/ui/theme/global';
import { DEFAULT_LANGUAGE } from '@healzy/domain/shared';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StateProvider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createOidcClient } from '../features/session/oidc-client.ts';
import { createSession } from '../features/session/session.ts';
import { onAccountChanged } from '../state/account.ts';
import { asLanguage } from '../state/language.ts';
import { sessionAtom } from '../state/session.ts';
import { store } from '../state/store.ts';
import { ApiScopeProvider, createApi } from './api.tsx';
import { ConfigContext } from './config-context.ts';
import { chosenLanguage, forgetChosenLanguage, startI18n } from './i18n.ts';
import { followNavigation } from './navigation.ts';
import { queryClient } from './query-client.ts';
import { reloadOnceForNewBuild } from './new-build.ts';
import { createRouter } from './router.tsx';
import { loadRuntimeConfig } from './runtime-config.ts';
import { SessionContext } from './session-context.ts';
import { UnreachableScreen } from './errors/UnreachableScreen.tsx';

const languageOfDevice = () => chosenLanguage() ?? asLanguage(navigator.language) ?? DEFAULT_LANGUAGE;

function render(content: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');
  createRoot(root).render(<StrictMode>{content}</StrictMode>);
}

async function start(): Promise<void> {
  const config = await loadRuntimeConfig();
  const session = createSession(createOidcClient(config, languageOfDevice), {
    location,
    history,
    forgetPerson: () => {
      queryClient.clear();
      forgetChosenLanguage();
    },
  });
  await session.start();
  const known = store.get(sessionAtom);
  // On the way to the provider: whatever we drew would only flash.
  if (known.status === 'starting') return;

  const language = known.status === 'signed-in' ? asLanguage(known.user.language) : null;
  await startI18n(chosenLanguage() ?? language ?? languageOfDevice());
  onAccountChanged(() => queryClient.clear());
  const router = createRouter();
  followNavigation(router);
  render(
    <StateProvider store={store}>
      <ConfigContext value={config}>
        <SessionContext value={session}>
          <QueryClientProvider client={queryClient}>
            <ApiScopeProvider client={createApi(config.apiUrl, session)}>
              <RouterProvider router={router} />
            </ApiScopeProvider>
          </QueryClientProvider>
        </SessionContext>
      </ConfigContext>
    </StateProvider>,
  );
}

reloadOnceForNewBuild();
start().catch(async (error: unknown) => {
  console.error(error);
  await startI18n(languageOfDevice());
  render(<UnreachableScreen />);
});
