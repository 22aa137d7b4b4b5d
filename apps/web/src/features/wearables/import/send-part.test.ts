import { ApiError } from '@healzy/api/runtime';
import { describe, expect, it, vi } from 'vitest';
import { sendUntilTaken } from './send-part.ts';

const lost = () => new ApiError('lost', { code: 'UNKNOWN', status: 0, cause: new Error('no network') });
const refused = () => new ApiError('no', { code: 'WEARABLE_PART_KNOWN', status: 409 });

function line() {
  const controller = new AbortController();
  const waits: number[] = [];
  return {
    controller,
    waits,
    onWaiting: vi.fn(),
    whenWanted: vi.fn(() => Promise.resolve()),
    pause: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    signal: controller.signal,
  };
}

describe('sending a part', () => {
  it('tries again by itself, ever later, and tells nobody', async () => {
    const through = line();
    const send = vi.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost()).mockResolvedValue('ok');
    await expect(sendUntilTaken(send, through)).resolves.toBe('ok');
    expect(through.waits).toEqual([1000, 2000]);
    expect(through.onWaiting).not.toHaveBeenCalled();
  });

  it('waits until somebody goes on, with the part that was on its way', async () => {
    const through = line();
    const send = vi.fn();
    for (let tries = 0; tries < 5; tries++) send.mockRejectedValueOnce(lost());
    send.mockResolvedValue('ok');
    await expect(sendUntilTaken(send, through)).resolves.toBe('ok');
    expect(through.onWaiting.mock.calls).toEqual([[true], [false]]);
    expect(through.whenWanted).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledTimes(6);
  });

  it('waits as long as a busy server asks', async () => {
    const through = line();
    const busy = new ApiError('busy', { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 30 });
    await sendUntilTaken(vi.fn().mockRejectedValueOnce(busy).mockResolvedValue(1), through);
    expect(through.waits).toEqual([30_000]);
  });

  it('does not repeat what the server refuses', async () => {
    const send = vi.fn().mockRejectedValue(refused());
    await expect(sendUntilTaken(send, line())).rejects.toMatchObject({ code: 'WEARABLE_PART_KNOWN' });
    expect(send).toHaveBeenCalledOnce();
  });

  it('ends when it is stopped while it waits', async () => {
    const through = line();
    const send = vi.fn().mockRejectedValue(lost());
    through.pause = () => {
      through.controller.abort();
      return Promise.resolve();
    };
    await expect(sendUntilTaken(send, through)).rejects.toMatchObject({ name: 'AbortError' });
    expect(send).toHaveBeenCalledOnce();
  });
});
