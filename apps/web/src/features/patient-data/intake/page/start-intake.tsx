import { ApiProvider } from '@healzy/api/runtime';
import { linkScope } from '@healzy/api/patient-data/public-intake';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider as StateProvider } from 'jotai';
import type { ReactNode } from 'react';
import { applyHues } from '../../../../app/brand-hues.ts';
import { ConfigContext } from '../../../../app/config-context.ts';
import { DraftsContext } from '../../../../app/forms/drafts/drafts-context.ts';
import { KitInLanguage } from '../../../../app/KitInLanguage.tsx';
import { PartLoading } from '../../../../app/PartLoading.tsx';
import { loadRuntimeConfig } from '../../../../app/runtime-config.ts';
import { store } from '../../../../state/store.ts';
import { browserDevice } from '../../../../app/forms/drafts/browser-device.ts';
import { linkDrafts } from '../../../../app/forms/drafts/link-drafts.ts';
import { IntakePage } from './IntakePage.tsx';

/**
 * The whole app for the holder of an intake link: one page, without a session, a menu or any staff screen. The secret
 * is read from the `#` fragment and only ever sent in the header of its calls.
 */
export async function startIntake(
  show: (screen: ReactNode) => Promise<void>,
  page: Pick<Window, 'location'> = window,
): Promise<void> {
  const config = await loadRuntimeConfig();
  applyHues(config.brand.hues);
  const link = page.location.hash.slice(1);
  const scope = linkScope({ baseUrl: config.apiUrl, link });
  const client = new QueryClient();
  const drafts = linkDrafts(link, browserDevice());
  // Another link pasted into the same tab is another questionnaire.
  window.addEventListener('hashchange', () => page.location.reload());
  await show(
    <ConfigContext value={config}>
      <StateProvider store={store}>
        <QueryClientProvider client={client}>
          <ApiProvider scope={scope}>
            <DraftsContext value={drafts}>
              <KitInLanguage>
                <PartLoading>
                  <IntakePage hasLink={link !== ''} />
                </PartLoading>
              </KitInLanguage>
            </DraftsContext>
          </ApiProvider>
        </QueryClientProvider>
      </StateProvider>
    </ConfigContext>,
  );
}
