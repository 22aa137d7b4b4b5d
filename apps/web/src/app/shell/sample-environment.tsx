import { ApiProvider, createApiClient } from '@healzy/api/runtime';
import type { Role } from '@healzy/domain/session';
import type { Brand } from '@healzy/domain/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { switchAccount } from '../../state/account.ts';
import { sessionAtom } from '../../state/session.ts';
import { type ShellWindow, shellWindowAtom } from '../../state/shell.ts';
import { store } from '../../state/store.ts';
import { ConfigContext } from '../config-context.ts';
import { SessionContext } from '../session-context.ts';

const one = (address: string) => ({ es: address, en: address });

/** The brand of an invented clinic, for stories. */
const sampleBrand: Brand = {
  name: 'Clínica Alba',
  logo: null,
  hues: null,
  legal: {
    termsOfUse: one('https://alba.example/terms'),
    privacyPolicy: one('https://alba.example/privacy'),
    hiringTerms: one('https://alba.example/hiring'),
    endUserAgreement: one('https://alba.example/agreement'),
  },
  supportEmail: 'help@alba.example',
  communityUrl: one('https://alba.example/community'),
  device: { serialNumber: 'ALBA-0001', storageNote: null },
};

const nothing = () => Promise.resolve();
const session = {
  start: nothing,
  signInAgain: nothing,
  signInInWindow: () => Promise.resolve('done' as const),
  signOut: nothing,
  signInAsAnother: nothing,
  accessToken: () => Promise.resolve(null),
  tokenAfterRefusal: () => Promise.resolve(null),
};

/** Signs an invented person in with these roles and opens a dialog of the frame. */
export function signedInWith(roles: readonly Role[], open: ShellWindow | null = null): void {
  const accountContexts = [{ accountId: 'alba', professionalId: null, roles: [...roles] }];
  const user = {
    userId: 'inigo',
    email: 'inigo@alba.example',
    name: 'Íñigo Larrea',
    language: null,
    timezone: null,
  };
  store.set(sessionAtom, { status: 'signed-in', user: { ...user, accountContexts } });
  switchAccount('alba');
  store.set(shellWindowAtom, open);
}

/** For stories: the environment of the frame's parts. No server answers. */
export const inFrame = (Story: ComponentType) => (
  <ConfigContext
    value={{
      issuer: '',
      endpoints: null,
      clientId: '',
      apiUrl: '',
      audience: '',
      brand: sampleBrand,
      sendsMail: true,
      sendsSms: false,
      serviceWorker: false,
    }}
  >
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
        <ApiProvider
          scope={{
            client: createApiClient({ baseUrl: '', getToken: () => Promise.resolve(null) }),
            accountId: 'alba',
          }}
        >
          <Story />
        </ApiProvider>
      </QueryClientProvider>
    </SessionContext>
  </ConfigContext>
);
