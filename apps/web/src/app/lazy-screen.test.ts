import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, lazyScreen, ScreenLoadError, within } from './lazy-screen.ts';
import { reloadOnceForNewBuild } from './new-build.ts';

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

  it('is asked for again when it did not come, and shown when it does', async () => {
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

  it('that hangs is given up after 120 seconds in all, and says that it was the time', async () => {
    vi.useFakeTimers();
    const hanging = lazyScreen(() => new Promise(() => {}), [])().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(await Promise.race([hanging, Promise.resolve('still waiting')])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await hanging).toMatchObject({ name: 'ScreenLoadError', hasTimedOut: true });
  });
});

describe('a new build', () => {
  function page(onLine = true) {
    const events = new EventTarget();
    const reload = vi.fn();
    reloadOnceForNewBuild({
      addEventListener: events.addEventListener.bind(events),
      location: { reload } as unknown as Location,
      navigator: { onLine } as Navigator,
    } as unknown as Window);
    return { reload, fail: () => events.dispatchEvent(new Event('vite:preloadError', { cancelable: true })) };
  }
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('reloads once, and does not go round in circles', () => {
    const { reload, fail } = page();
    fail();
    fail();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is no reason to reload without a network, or without a memory of having done so', () => {
    const offline = page(false);
    offline.fail();
    expect(offline.reload).not.toHaveBeenCalled();
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const full = page();
    full.fail();
    expect(full.reload).not.toHaveBeenCalled();
  });
});
