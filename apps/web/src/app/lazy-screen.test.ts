import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ScreenLoadError, within } from './lazy-screen.ts';
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

  it('reloads once for a new build, and does not go round in circles', () => {
    const events = new EventTarget();
    const reload = vi.fn();
    const page = {
      addEventListener: events.addEventListener.bind(events),
      location: { reload } as unknown as Location,
      sessionStorage,
    };
    sessionStorage.clear();
    reloadOnceForNewBuild(page as unknown as Window);
    events.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    events.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
