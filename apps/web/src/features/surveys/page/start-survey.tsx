import { surveyLinkScope } from '@healzy/api/surveys/held-survey';
import { ApiProvider } from '@healzy/api/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider as StateProvider } from 'jotai';
import type { ReactNode } from 'react';
import { applyHues } from '../../../app/brand-hues.ts';
import { ConfigContext } from '../../../app/config-context.ts';
import { browserDevice } from '../../../app/forms/drafts/browser-device.ts';
import { DraftsContext } from '../../../app/forms/drafts/drafts-context.ts';
import { linkDrafts } from '../../../app/forms/drafts/link-drafts.ts';
import { KitInLanguage } from '../../../app/KitInLanguage.tsx';
import { PartLoading } from '../../../app/PartLoading.tsx';
import { loadRuntimeConfig } from '../../../app/runtime-config.ts';
import { deviceMemory } from '../../../state/browser-storage.ts';
import { store } from '../../../state/store.ts';
import { SurveyPage } from './SurveyPage.tsx';

const DEVICE_KEY = 'healzy.survey-device';

/** What this device says of itself to every survey: whoever has the link alone has nothing. */
function ownDevice(): string {
  const known = deviceMemory.get(DEVICE_KEY);
  if (known !== null) return known;
  const fresh = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  deviceMemory.set(DEVICE_KEY, fresh);
  return fresh;
}

/** The whole app for the holder of a survey's link: one page, without a session, a menu or any staff screen. */
export async function startSurvey(show: (screen: ReactNode) => Promise<void>): Promise<void> {
  const config = await loadRuntimeConfig();
  applyHues(config.brand.hues);
  const link = location.hash.slice(1);
  const scope = surveyLinkScope({ baseUrl: config.apiUrl, link, device: ownDevice() });
  // Another link pasted into the same tab is another survey.
  window.addEventListener('hashchange', () => location.reload());
  await show(
    <ConfigContext value={config}>
      <StateProvider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <ApiProvider scope={scope}>
            <DraftsContext value={linkDrafts(link, browserDevice())}>
              <KitInLanguage>
                <PartLoading>
                  <SurveyPage hasLink={link !== ''} />
                </PartLoading>
              </KitInLanguage>
            </DraftsContext>
          </ApiProvider>
        </QueryClientProvider>
      </StateProvider>
    </ConfigContext>,
  );
}
