import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAccountIdAtom, onAccountChanged, rolesAtom, switchAccount } from '../../state/account.ts';
import { isSessionEndedAtom, sessionAtom } from '../../state/session.ts';
import { store } from '../../state/store.ts';
import { ELSEWHERE, handBack } from '@healzy/api/runtime/sign-in/answers';
import type { HeldToken, SignInRequest, OidcClient, Renewal } from '@healzy/api/runtime/sign-in/oidc-types';
import { safeTarget } from './remembered-target.ts';
import { beginSession } from './beginning.ts';
import { createSession } from './session.ts';
import { sessionUserOf } from './session-user.ts';
import type { TabMessage } from './tabs.ts';

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

/** A provider that records its requests and answers the callback with `claims`. */
function provider(claims: unknown = ana) {
  const asked: string[] = [];
  let tell: (claims: unknown) => void = () => {};
  let sent: string | null = null;
  let held: HeldToken | null = null;
  const give = (value: string, by: HeldToken['by'], lifetime = 900_000) => {
    held = { value, by, obtainedAt: Date.now(), expiresAt: Date.now() + lifetime };
  };
  const client = {
    isOwnOrigin: false,
    canLeave: () => true,
    signInAddress: vi.fn((target: string, _request?: SignInRequest) => {
      asked.push(target);
      sent = target;
      return Promise.resolve(`https://provider.example/log-in?for=${target}`);
    }),
    completeSignIn: (_url: string) => {
      give('token', 'log-in');
      return Promise.resolve({ claims, target: sent });
    },
    windowAddress: vi.fn((_request?: SignInRequest) =>
      Promise.resolve(`https://provider.example/log-in?state=w;${ELSEWHERE}`),
    ),
    completeWindow: vi.fn((_url: string) => {
      give('after-window', 'log-in');
      return Promise.resolve(claims);
    }),
    signOutAddress: vi.fn((): Promise<string | null> => Promise.resolve('https://provider.example/log-out')),
    token: () => held,
    claims: () => claims,
    renew: vi.fn((): Promise<Renewal> => Promise.resolve('ended')),
    forget: () => {
      held = null;
    },
    onClaims: (listener: (claims: unknown) => void) => {
      tell = listener;
    },
  } satisfies OidcClient;
  return { client, asked, give, renewWith: (next: unknown) => tell(next) };
}

/** The other tabs: their messages and what reached them. */
function tabsBeside() {
  let hear: (message: TabMessage) => void = () => {};
  return {
    tell: vi.fn((_message: TabMessage) => {}),
    listen: (listener: (message: TabMessage) => void) => {
      hear = listener;
    },
    translate: (message: TabMessage) => hear(message),
  };
}

function open(path: string) {
  history.replaceState(null, '', path);
  const popup = { close: vi.fn(), closed: false, location: { href: '' } as Location };
  return {
    location,
    history,
    tabs: tabsBeside(),
    leave: vi.fn((_address: string) => {}),
    mayLeave: vi.fn(() => Promise.resolve(true)),
    popup,
    openWindow: vi.fn((): typeof popup | null => popup),
    forgetPerson: vi.fn(),
    eraseDrafts: vi.fn(() => Promise.resolve()),
  };
}

/** Begins a page as the first script does, and goes on as the app does. */
async function begin(client: OidcClient, page: ReturnType<typeof open>, onLikely = () => {}) {
  const session = createSession(client, page);
  session.start(await beginSession(client, { ...page, onLikely }));
  return session;
}

/** A signed-in user, with everything needed to drive the session. */
async function signedIn(claims: unknown = ana) {
  const own = provider(claims);
  const page = open('/callback?code=1');
  return { ...own, page, session: await begin(own.client, page) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store.set(currentAccountIdAtom, null);
  store.set(sessionAtom, { status: 'starting' });
  store.set(isSessionEndedAtom, false);
});
afterEach(() => vi.useRealTimers());

describe('signing in', () => {
  it('returns to the address that was requested', async () => {
    const { client, asked } = provider();
    await begin(client, open('/patients?search=ana#row-3'));
    expect(asked).toEqual(['/patients?search=ana#row-3']);

    await begin(client, open('/callback?code=abc&state=xyz'));
    expect(location.pathname + location.search + location.hash).toBe('/patients?search=ana#row-3');
    expect(store.get(sessionAtom)).toMatchObject({ status: 'signed-in', user: { userId: 'u-ana' } });
  });

  it('shows error pages without asking for a sign-in', async () => {
    const { client, asked } = provider();
    await begin(client, open('/error/404'));
    expect(asked).toEqual([]);
    expect(store.get(sessionAtom).status).toBe('unasked');
  });

  it('is requested when the user moves on from an error page', async () => {
    const { client, asked } = provider();
    const session = await begin(client, open('/error/404'));
    history.replaceState(null, '', '/patients');
    await session.signInAgain();
    expect(asked).toEqual(['/patients']);
    expect(store.get(sessionAtom).status).toBe('starting');
  });

  it('says so when the provider refuses', async () => {
    const { client } = provider();
    const refused = { ...client, completeSignIn: () => Promise.reject(new Error('access_denied')) };
    await begin(refused, open('/callback?error=access_denied'));
    expect(store.get(sessionAtom).status).toBe('failed');
  });

  it('redirects to the provider once, however many calls are refused together', async () => {
    const { client, asked } = provider();
    const session = createSession(client, open('/patients'));
    await Promise.all([session.signInAgain(), session.signInAgain(), session.signInAgain()]);
    expect(asked).toEqual(['/patients']);
  });

  it('keeps no token where another script could find it', async () => {
    const { client } = provider();
    await begin(client, open('/callback?code=abc'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token');
  });
});

describe('a provider of our own origin', () => {
  const own = (outcome: Renewal) => {
    const { client, give, asked } = provider();
    const renew = vi.fn(() => {
      if (outcome === 'renewed') give('token', 'log-in');
      return Promise.resolve(outcome);
    });
    return { asked, client: { ...client, isOwnOrigin: true, renew } };
  };

  it('is asked in place, without leaving the address', async () => {
    const { client, asked } = own('renewed');
    const page = open('/patients?search=ana');
    const session = await begin(client, page);
    expect(store.get(sessionAtom)).toMatchObject({ status: 'signed-in', user: { userId: 'u-ana' } });
    expect(await session.accessToken()).toBe('token');
    expect(asked).toEqual([]);
    expect(page.leave).not.toHaveBeenCalled();
    expect(location.search).toBe('?search=ana');
  });

  it('shows its page to people whom it does not know', async () => {
    const { client, asked } = own('ended');
    const page = open('/patients');
    await begin(client, page);
    expect(asked).toEqual(['/patients']);
    expect(page.leave).toHaveBeenCalledOnce();
    expect(store.get(sessionAtom).status).toBe('starting');
  });

  it('is not taken for one that knows nobody when it cannot be reached', async () => {
    const { client, asked } = own('unreachable');
    await begin(client, open('/patients'));
    expect(asked).toEqual([]);
    expect(store.get(sessionAtom).status).toBe('failed');
  });

  it('is asked for its page at once when another person is to sign in', async () => {
    sessionStorage.setItem('healzy.other-person', '1');
    const { client } = own('renewed');
    await begin(client, open('/'));
    expect(client.renew).not.toHaveBeenCalled();
    expect(client.signInAddress).toHaveBeenLastCalledWith('/', { isForced: true });
  });

  it('lets the app load meanwhile only where somebody worked before', async () => {
    const onLikely = vi.fn();
    await begin(own('ended').client, open('/patients'), onLikely);
    expect(onLikely).not.toHaveBeenCalled();
    localStorage.setItem('healzy.account', 'alba');
    await begin(own('ended').client, open('/patients'), onLikely);
    expect(onLikely).toHaveBeenCalledOnce();
  });
});

it('no other provider lets the app load before the page is left for it', async () => {
  localStorage.setItem('healzy.account', 'alba');
  const onLikely = vi.fn();
  await begin(provider().client, open('/patients'), onLikely);
  expect(onLikely).not.toHaveBeenCalled();
  await begin(provider().client, open('/callback?code=1'), onLikely);
  expect(onLikely).toHaveBeenCalledOnce();
});

describe('a remembered target', () => {
  it.each([
    ['/patient/1/info?a=b#c', '/patient/1/info?a=b#c'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/callback?code=1', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/'],
    [{}, '/'],
  ])('%j leads to %s', (target, path) => {
    expect(safeTarget(target)).toBe(path);
  });
});

describe('the current account', () => {
  const signIn = (claims: unknown = ana) => begin(provider(claims).client, open('/callback?code=1'));

  it('is initially the first one of the token', async () => {
    await signIn();
    expect(store.get(currentAccountIdAtom)).toBe('alba');
    expect(store.get(rolesAtom)).toEqual(['SPECIALIST']);
  });

  it('is the last one chosen if the token still has it', async () => {
    localStorage.setItem('healzy.account', 'brisa');
    await signIn();
    expect(store.get(currentAccountIdAtom)).toBe('brisa');
  });

  it('falls back to the first if the remembered one is gone', async () => {
    localStorage.setItem('healzy.account', 'closed-long-ago');
    await signIn();
    expect(store.get(currentAccountIdAtom)).toBe('alba');
  });

  it('announces a change, with the former account, and remembers it', async () => {
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

  it('changes when a renewed token no longer holds it', async () => {
    const { client, renewWith } = provider();
    await begin(client, open('/callback?code=1'));
    renewWith({ ...ana, accountContexts: [ana.accountContexts[1]] });
    expect(store.get(currentAccountIdAtom)).toBe('brisa');
  });
});

describe('logging out', () => {
  it('leaves nothing of the user here, notifies the other tabs, and continues at the provider', async () => {
    const { session, page, client } = await signedIn();
    await session.signOut();
    expect(localStorage.getItem('healzy.account')).toBeNull();
    expect(client.token()).toBeNull();
    expect(page.forgetPerson).toHaveBeenCalledOnce();
    expect(page.eraseDrafts).toHaveBeenCalledOnce();
    expect(page.tabs.tell).toHaveBeenLastCalledWith({ kind: 'signed-out' });
    expect(store.get(sessionAtom).status).toBe('starting');
    await vi.waitFor(() => expect(page.leave).toHaveBeenCalledWith('https://provider.example/log-out'));
  });

  it('asks about unsaved input first', async () => {
    const { session, page, client } = await signedIn();
    page.mayLeave.mockResolvedValue(false);
    await session.signOut();
    expect(client.token()).not.toBeNull();
    expect(page.eraseDrafts).not.toHaveBeenCalled();
    expect(page.tabs.tell).not.toHaveBeenCalledWith({ kind: 'signed-out' });
  });

  it('works here even if the provider has no log-out or is unreachable', async () => {
    const { session, page, client } = await signedIn();
    client.signOutAddress.mockRejectedValue(new TypeError('offline'));
    await session.signOut();
    expect(store.get(sessionAtom).status).toBe('signed-out');
    expect(page.forgetPerson).toHaveBeenCalledOnce();
  });

  it('in another tab logs this one out too, also while it asks for a sign-in', async () => {
    const { session, page, client } = await signedIn();
    const call = session.tokenAfterRefusal('token').catch((error: unknown) => error);
    await vi.waitFor(() => expect(store.get(isSessionEndedAtom)).toBe(true));
    page.tabs.translate({ kind: 'signed-out' });
    expect(store.get(sessionAtom).status).toBe('signed-out');
    expect(store.get(isSessionEndedAtom)).toBe(false);
    expect(client.token()).toBeNull();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });

  it('as another person asks for the password, even if the provider still knows someone', async () => {
    const { session, client } = await signedIn();
    await session.signInAsAnother();
    await begin(client, open('/'));
    expect(client.signInAddress).toHaveBeenLastCalledWith('/', { isForced: true });
    await begin(client, open('/'));
    expect(client.signInAddress).toHaveBeenLastCalledWith('/', { isForced: false });
  });
});

describe('a session that ends while the user works', () => {
  it('asks in place, once, and resumes every call after signing in through the window', async () => {
    const { session, page, client } = await signedIn();
    const calls = [session.tokenAfterRefusal('token'), session.tokenAfterRefusal('token')];
    await vi.waitFor(() => expect(store.get(isSessionEndedAtom)).toBe(true));
    expect(store.get(sessionAtom).status).toBe('signed-in');
    expect(page.leave).not.toHaveBeenCalled();

    const outcome = session.signInInWindow();
    await vi.waitFor(() => expect(page.popup.location.href).toContain('provider.example'));
    expect(client.windowAddress).toHaveBeenCalledWith({ email: ana.email });
    expect(await handBack(`https://app.example/callback?code=2&state=w;${ELSEWHERE}`)).toBe(true);
    expect(await outcome).toBe('done');
    expect(await Promise.all(calls)).toEqual(['after-window', 'after-window']);
    expect(store.get(isSessionEndedAtom)).toBe(false);
    expect(page.tabs.tell).toHaveBeenLastCalledWith({ kind: 'signed-in', userId: 'u-ana' });
  });

  it('restarts as the other person when another one signs in there', async () => {
    const { session, page, client } = await signedIn();
    const call = session.tokenAfterRefusal('token').catch((error: unknown) => error);
    await vi.waitFor(() => expect(store.get(isSessionEndedAtom)).toBe(true));
    client.completeWindow.mockResolvedValue({ ...ana, sub: 's-eva', userId: 'u-eva' });
    const outcome = session.signInInWindow();
    await vi.waitFor(() => expect(page.popup.location.href).not.toBe(''));
    await handBack(`https://app.example/callback?code=2&state=w;${ELSEWHERE}`);
    await outcome;
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(store.get(sessionAtom).status).toBe('starting');
    expect(client.token()).toBeNull();
    expect(page.forgetPerson).toHaveBeenCalledOnce();
    expect(localStorage.getItem('healzy.account')).toBeNull();
    await vi.waitFor(() => expect(page.leave).toHaveBeenCalledWith('/'));
  });

  it('says when the window is blocked, and when the provider is unreachable', async () => {
    const { session, page, client } = await signedIn();
    page.openWindow.mockReturnValueOnce(null);
    expect(await session.signInInWindow()).toBe('blocked');
    client.windowAddress.mockRejectedValueOnce(new TypeError('offline'));
    expect(await session.signInInWindow()).toBe('unreachable');
    expect(page.popup.close).toHaveBeenCalledOnce();
  });

  it('opens a second window on a second press', async () => {
    const { session } = await signedIn();
    const first = session.signInInWindow();
    await Promise.resolve();
    void session.signInInWindow();
    expect(await first).toBe('replaced');
  });

  it('resumes when another tab has signed in as the same person', async () => {
    const { session, page, client, give } = await signedIn();
    const call = session.tokenAfterRefusal('token');
    await vi.waitFor(() => expect(store.get(isSessionEndedAtom)).toBe(true));
    client.renew.mockImplementation(() => {
      give('revived', 'renewal');
      return Promise.resolve('renewed');
    });
    page.tabs.translate({ kind: 'signed-in', userId: 'u-ana' });
    expect(await call).toBe('revived');
    expect(store.get(isSessionEndedAtom)).toBe(false);
  });

  it('restarts when another tab has signed in as someone else', async () => {
    const { page, client } = await signedIn();
    page.tabs.translate({ kind: 'signed-in', userId: 'u-eva' });
    expect(client.token()).toBeNull();
    await vi.waitFor(() => expect(page.leave).toHaveBeenCalledWith('/'));
  });

  it('can be resumed on this page, with the address remembered', async () => {
    const { session, page, client } = await signedIn();
    history.replaceState(null, '', '/patient/1/info?tab=a');
    await session.signInAgain();
    expect(client.signInAddress).toHaveBeenLastCalledWith('/patient/1/info?tab=a', { email: ana.email });
    await vi.waitFor(() => expect(page.leave).toHaveBeenCalledOnce());
  });
});

describe('the token of a call', () => {
  it('is renewed when it has expired, also after the device slept', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { session, client, give } = await signedIn();
    client.renew.mockImplementation(() => {
      give('fresh', 'renewal');
      return Promise.resolve('renewed');
    });
    expect(await session.accessToken()).toBe('token');
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    expect(await session.accessToken()).toBe('fresh');
  });

  it('that cannot be renewed without a network fails the call, and ends no session', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { session, client } = await signedIn();
    client.renew.mockResolvedValue('unreachable');
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    await expect(session.accessToken()).rejects.toBeInstanceOf(TypeError);
    await expect(session.tokenAfterRefusal('token')).rejects.toBeInstanceOf(TypeError);
    expect(store.get(isSessionEndedAtom)).toBe(false);
    expect(store.get(sessionAtom).status).toBe('signed-in');
  });

  it('refused although the local clock calls it valid is renewed regardless', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { session, client, give } = await signedIn();
    client.renew.mockImplementation(() => {
      give('fresh', 'renewal');
      return Promise.resolve('renewed');
    });
    // Set back by a day: the token seems to be valid for another day.
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await session.tokenAfterRefusal('token')).toBe('fresh');
  });

  it('just renewed and refused again needs a sign-in: another renewal would not help', async () => {
    const { session, client, give } = await signedIn();
    give('fresh', 'renewal');
    void session.tokenAfterRefusal('fresh');
    await vi.waitFor(() => expect(store.get(isSessionEndedAtom)).toBe(true));
    expect(client.renew).not.toHaveBeenCalled();
  });

  it('is not requested once its caller has aborted', async () => {
    const { session } = await signedIn();
    const caller = new AbortController();
    const call = session.tokenAfterRefusal('token', caller.signal).catch((error: unknown) => error);
    await vi.waitFor(() => expect(store.get(isSessionEndedAtom)).toBe(true));
    caller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
});

describe('a tab without any storage', () => {
  it('offers to sign in through a window rather than on a page whose answer it could not read', async () => {
    const { client } = provider();
    const page = open('/patients');
    const session = await begin({ ...client, canLeave: () => false }, page);
    expect(store.get(sessionAtom).status).toBe('signed-out');
    expect(client.signInAddress).not.toHaveBeenCalled();
    void session.signInAgain();
    expect(page.openWindow).toHaveBeenCalledOnce();
  });
});

describe('the user', () => {
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

  it('keeps a patient’s account, for the right error', () => {
    const contexts = [{ accountId: 'alba', professionalId: null, roles: ['PATIENT'] }];
    expect(sessionUserOf({ ...ana, accountContexts: contexts })?.accountContexts).toHaveLength(1);
  });

  it('is null without a subject', () => {
    expect(sessionUserOf({ accountContexts: [] })).toBeNull();
  });
});
