import { appointmentLinkScope } from '@healzy/api/appointments/held-appointment';
import { ApiProvider } from '@healzy/api/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider as StateProvider } from 'jotai';
import type { ReactNode } from 'react';
import { applyHues } from '../../../app/brand-hues.ts';
import { ConfigContext } from '../../../app/config-context.ts';
import { KitInLanguage } from '../../../app/KitInLanguage.tsx';
import { PartLoading } from '../../../app/PartLoading.tsx';
import { loadRuntimeConfig } from '../../../app/runtime-config.ts';
import { store } from '../../../state/store.ts';
import { HeldAppointmentPage } from './HeldAppointmentPage.tsx';

/** The whole app for the holder of an appointment's link: one page, without a session, a menu or any staff screen. */
export async function startAppointment(show: (screen: ReactNode) => Promise<void>): Promise<void> {
  const config = await loadRuntimeConfig();
  applyHues(config.brand.hues);
  const link = location.hash.slice(1);
  const scope = appointmentLinkScope({ baseUrl: config.apiUrl, link });
  // Another link pasted into the same tab is another appointment.
  window.addEventListener('hashchange', () => location.reload());
  await show(
    <ConfigContext value={config}>
      <StateProvider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <ApiProvider scope={scope}>
            <KitInLanguage>
              <PartLoading>
                <HeldAppointmentPage link={link} />
              </PartLoading>
            </KitInLanguage>
          </ApiProvider>
        </QueryClientProvider>
      </StateProvider>
    </ConfigContext>,
  );
}
