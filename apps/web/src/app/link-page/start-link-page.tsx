import { ApiProvider, type ApiScope } from '@healzy/api/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider as StateProvider } from 'jotai';
import type { ReactNode } from 'react';
import { store } from '../../state/store.ts';
import { applyHues } from '../brand-hues.ts';
import { ConfigContext } from '../config-context.ts';
import { browserDevice } from '../forms/drafts/browser-device.ts';
import { DraftsContext } from '../forms/drafts/drafts-context.ts';
import { linkDrafts } from '../forms/drafts/link-drafts.ts';
import { KitInLanguage } from '../KitInLanguage.tsx';
import { PartLoading } from '../PartLoading.tsx';
import { loadRuntimeConfig } from '../runtime-config.ts';
import { OwnBrowser } from './OwnBrowser.tsx';

interface LinkPage {
  /** The calls that the link opens. */
  scopeOf: (link: { baseUrl: string; link: string }) => ApiScope;
  /** The one page; `link` is empty when the address has none. */
  screen: (link: string) => ReactNode;
  /** Whether the page keeps something on the device, so that it should be opened where that stays. */
  keepsDevice?: boolean;
}

/**
 * The whole app for the holder of a link: one page, without a session, a menu or any staff screen. The secret is read from
 * the `#` fragment and only ever sent in the header of its calls.
 */
export async function startLinkPage(
  show: (screen: ReactNode) => Promise<void>,
  { scopeOf, screen, keepsDevice = false }: LinkPage,
  page: Pick<Window, 'location'> = window,
): Promise<void> {
  const config = await loadRuntimeConfig();
  applyHues(config.brand.hues);
  const link = page.location.hash.slice(1);
  const scope = scopeOf({ baseUrl: config.apiUrl, link });
  const client = new QueryClient();
  const drafts = linkDrafts(link, browserDevice());
  // Another link pasted into the same tab is another page.
  window.addEventListener('hashchange', () => page.location.reload());
  await show(
    <ConfigContext value={config}>
      <StateProvider store={store}>
        <QueryClientProvider client={client}>
          <ApiProvider scope={scope}>
            <DraftsContext value={drafts}>
              <KitInLanguage>
                <PartLoading>
                  {keepsDevice ? (
                    <OwnBrowser userAgent={navigator.userAgent} address={page.location.href}>
                      {screen(link)}
                    </OwnBrowser>
                  ) : (
                    screen(link)
                  )}
                </PartLoading>
              </KitInLanguage>
            </DraftsContext>
          </ApiProvider>
        </QueryClientProvider>
      </StateProvider>
    </ConfigContext>,
  );
}
