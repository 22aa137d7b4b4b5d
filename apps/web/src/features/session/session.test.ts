import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAccountIdAtom, onAccountChanged, rolesAtom, switchAccount } from '../../state/account.ts';
import { sessionAtom } from '../../state/session.ts';
import { store } from '../../state/store.ts';
import type { OidcClient } from './oidc-client.ts';
import { safeTarget } from './remembered-target.ts';
import { createSession, sessionUserOf } from './session.ts';

const ana = {
  sub: 's-ana',
  userId: 'u-ana',
  name: 'Ana Ruiz',
  email: 'ana@clinica-alba.example',
  language: 'es',
  timezone: 'Europe/Madrid',
  accountContexts: [
    { accountId: 'alba', professionalId: 'p1', roles: ['SPECIALIST'] },
    { accountId: 'brisa', professionalId: 'p2', roles: ['ADMIN'] },
  ],
};

/** A provider that remembers what it was asked and answers the callback with `claims`. */
function provider(claims: unknown = ana) {
  const asked: string[] = [];
  let tell: (claims: unknown) => void = () => {};
  let sent: unknown;
  const client: OidcClient = {
    logIn: (target) => {
      asked.push(target);
      sent = { target };
      return Promise.resolve();
    },
    completeLogIn: () => Promise.resolve({ claims, state: sent }),
    logOut: () => Promise.resolve(),
    accessToken: () => Promise.resolve('token'),
    renew: () => Promise.resolve(true),
    onClaims: (listener) => {
      tell = listener;
    },
  };
  return { client, asked, renewWith: (next: unknown) => tell(next) };
}

function open(path: string) {
  history.replaceState(null, '', path);
  return { location, history, forgetPerson: vi.fn() };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store.set(currentAccountIdAtom, null);
  store.set(sessionAtom, { status: 'starting' });
});

describe('the log-in', () => {
  it('comes back to the very place that somebody wanted to open', async () => {
    const { client, asked } = provider();
    await createSession(client, open('/patients?search=ana#row-3')).start();
    expect(asked).toEqual(['/patients?search=ana#row-3']);

    await createSession(client, open('/callback?code=abc&state=xyz')).start();
    expect(location.pathname + location.search + location.hash).toBe('/patients?search=ana#row-3');
    expect(store.get(sessionAtom)).toMatchObject({ status: 'signed-in', user: { userId: 'u-ana' } });
  });

  it('shows error pages to anybody, without asking who they are', async () => {
    const { client, asked } = provider();
    await createSession(client, open('/error/404')).start();
    expect(asked).toEqual([]);
    expect(store.get(sessionAtom).status).toBe('signed-out');
  });

  it('says so when the provider refuses', async () => {
    const { client } = provider();
    client.completeLogIn = () => Promise.reject(new Error('access_denied'));
    await createSession(client, open('/callback?error=access_denied')).start();
    expect(store.get(sessionAtom).status).toBe('failed');
  });

  it('leaves for the provider once, however many calls are refused together', async () => {
    const { client, asked } = provider();
    const session = createSession(client, open('/patients'));
    await Promise.all([session.logInAgain(), session.logInAgain(), session.logInAgain()]);
    expect(asked).toEqual(['/patients']);
  });

  it('keeps no token where another script could find it', async () => {
    const { client } = provider();
    await createSession(client, open('/callback?code=abc')).start();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token');
  });
});

describe('a remembered target', () => {
  it.each([
    [{ target: '/patient/1/info?a=b#c' }, '/patient/1/info?a=b#c'],
    [{ target: 'https://evil.example/' }, '/'],
    [{ target: '//evil.example/' }, '/'],
    [{ target: '/\\evil.example' }, '/'],
    [{ target: '/callback?code=1' }, '/'],
    [{ target: 'javascript:alert(1)' }, '/'],
    [undefined, '/'],
    [{}, '/'],
  ])('%j leads to %s', (state, path) => {
    expect(safeTarget(state)).toBe(path);
  });
});

describe('the current account', () => {
  const signIn = (claims: unknown = ana) =>
    createSession(provider(claims).client, open('/callback?code=1')).start();

  it('is the first one of the token at first', async () => {
    await signIn();
    expect(store.get(currentAccountIdAtom)).toBe('alba');
    expect(store.get(rolesAtom)).toEqual(['SPECIALIST']);
  });

  it('is the one chosen last time if the token still has it', async () => {
    localStorage.setItem('healzy.account', 'brisa');
    await signIn();
    expect(store.get(currentAccountIdAtom)).toBe('brisa');
  });

  it('falls back to the first when the remembered one is gone', async () => {
    localStorage.setItem('healzy.account', 'closed-long-ago');
    await signIn();
    expect(store.get(currentAccountIdAtom)).toBe('alba');
  });

  it('tells of a change, with the account before, and remembers it', async () => {
    await signIn();
    const heard: unknown[] = [];
    const stop = onAccountChanged((change) => heard.push(change));
    switchAccount('brisa');
    switchAccount('brisa');
    stop();
    expect(heard).toEqual([{ previous: 'alba', current: 'brisa' }]);
    expect(localStorage.getItem('healzy.account')).toBe('brisa');
    expect(store.get(rolesAtom)).toEqual(['ADMIN']);
  });

  it('moves on when a renewed token no longer holds it', async () => {
    const { client, renewWith } = provider();
    await createSession(client, open('/callback?code=1')).start();
    renewWith({ ...ana, accountContexts: [ana.accountContexts[1]] });
    expect(store.get(currentAccountIdAtom)).toBe('brisa');
  });

  it('is forgotten at log-out, with everything of the person', async () => {
    const page = open('/callback?code=1');
    const session = createSession(provider().client, page);
    await session.start();
    await session.logOut();
    expect(localStorage.getItem('healzy.account')).toBeNull();
    expect(page.forgetPerson).toHaveBeenCalledOnce();
  });
});

describe('who somebody is', () => {
  it('prefers the accounts where they are staff', () => {
    const user = sessionUserOf({
      ...ana,
      accountContexts: [
        { accountId: 'gym', professionalId: null, roles: ['PATIENT'] },
        ...ana.accountContexts,
      ],
    });
    expect(user?.accountContexts.map((context) => context.accountId)).toEqual(['alba', 'brisa']);
  });

  it('keeps a patient’s account, to refuse them properly', () => {
    const contexts = [{ accountId: 'alba', professionalId: null, roles: ['PATIENT'] }];
    expect(sessionUserOf({ ...ana, accountContexts: contexts })?.accountContexts).toHaveLength(1);
  });

  it('is nobody without a subject', () => {
    expect(sessionUserOf({ accountContexts: [] })).toBeNull();
  });
});
