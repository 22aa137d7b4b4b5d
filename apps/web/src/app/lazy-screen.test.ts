import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOfflineAtom } from '../state/connection.ts';
import { CHUNK_TIMEOUT_MS, lazyScreen, loadPart, ScreenLoadError, within } from './lazy-screen.ts';
import { newVersionAtom } from '../state/new-version.ts';
import { store } from '../state/store.ts';
import { watchUnsaved } from '../state/unsaved.ts';
import { hasNewBuild, meetNewBuild } from './new-build.ts';

afterEach(() => vi.useRealTimers());

describe('a screen’s code', () => {
  it('is given up after 120 seconds', async () => {
    vi.useFakeTimers();
    const outcome = within(new Promise(() => {}), CHUNK_TIMEOUT_MS).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    const early = await Promise.race([outcome, Promise.resolve('still waiting')]);
    expect(early).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(ScreenLoadError);
  });

  it('fails as a missing screen when the chunk is gone', async () => {
    await expect(within(Promise.reject(new TypeError('404')), 1000)).rejects.toBeInstanceOf(ScreenLoadError);
  });

  it('is requested again after a failure, and shown when it arrives', async () => {
    vi.useFakeTimers();
    const Screen = () => null;
    const load = vi
      .fn(() => Promise.resolve(Screen))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const loading = lazyScreen(load, [])();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await loading).toEqual({ Component: Screen });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is given up for good after the third failure', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.reject(new TypeError('gone')));
    const outcome = lazyScreen(load, [])().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toMatchObject({ name: 'ScreenLoadError', hasTimedOut: false });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('that hangs is given up after 120 seconds in all, and is reported as a timeout', async () => {
    vi.useFakeTimers();
    const hanging = lazyScreen(() => new Promise(() => {}), [])().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(await Promise.race([hanging, Promise.resolve('still waiting')])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await hanging).toMatchObject({ name: 'ScreenLoadError', hasTimedOut: true });
  });
});

describe('without a network', () => {
  it('no code is requested, as a browser refuses a failed module from then on', async () => {
    store.set(isOfflineAtom, true);
    const load = vi.fn(() => Promise.resolve(() => null));
    await expect(loadPart(load)).rejects.toBeInstanceOf(ScreenLoadError);
    expect(load).not.toHaveBeenCalled();
    store.set(isOfflineAtom, false);
    await expect(loadPart(load)).resolves.toBeInstanceOf(Function);
  });
});

describe('a new build', () => {
  function page({ onLine = true, isNew = true } = {}) {
    const events = new EventTarget();
    const reload = vi.fn();
    meetNewBuild(
      {
        addEventListener: events.addEventListener.bind(events),
        location: { reload } as unknown as Location,
        navigator: { onLine } as Navigator,
      } as unknown as Window,
      () => Promise.resolve(isNew),
    );
    const fail = async () => {
      events.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { reload, fail };
  }
  beforeEach(() => {
    sessionStorage.clear();
    store.set(newVersionAtom, false);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reloads once, and never in a loop', async () => {
    const { reload, fail } = page();
    await fail();
    await fail();
    expect(reload).toHaveBeenCalledOnce();
    expect(store.get(newVersionAtom)).toBe(true);
  });

  it('never reloads over unsaved input: the user is told and chooses', async () => {
    const forget = watchUnsaved({ scope: null, isUnsaved: () => true, onLeave: () => undefined });
    const { reload, fail } = page();
    await fail();
    expect(reload).not.toHaveBeenCalled();
    expect(store.get(newVersionAtom)).toBe(true);
    forget();
  });

  it('does not reload without a network, or without storage to remember having done so', async () => {
    const offline = page({ onLine: false });
    await offline.fail();
    expect(offline.reload).not.toHaveBeenCalled();
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const full = page();
    await full.fail();
    expect(full.reload).not.toHaveBeenCalled();
  });

  it('is not assumed for every failure', async () => {
    const { reload, fail } = page({ isNew: false });
    await fail();
    expect(reload).not.toHaveBeenCalled();
    expect(store.get(newVersionAtom)).toBe(false);
  });

  it('is detected by a missing file, not by a server that does not answer', async () => {
    const error = new TypeError(
      'Failed to fetch dynamically imported module: https://app.example/assets/A-1_x.js',
    );
    const answer = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })));
    vi.stubGlobal('fetch', answer);
    expect(await hasNewBuild(error)).toBe(true);
    expect(answer).toHaveBeenCalledWith('https://app.example/assets/A-1_x.js', expect.anything());
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await hasNewBuild(error)).toBe(false);
  });
});
