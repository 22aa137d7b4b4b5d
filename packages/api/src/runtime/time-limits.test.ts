import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { operation } from './operation.ts';
import { messageLimit, STALLED_MS } from './time-limits.ts';
import { uploadFile } from './upload.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a message that gets no answer has failed after half a minute, and may be sent again', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal(
    'fetch',
    ({ signal }: Request) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as DOMException)),
      ),
  );
  const client = createApiClient({ baseUrl: 'https://healzy.test', getToken: () => 'token' });
  const sent = operation('createChatMessage').call(
    { client, accountId: 'a' },
    { path: { patientId: 'p' }, body: { text: 'Hello' }, idempotencyKey: 'm', signal: messageLimit() },
  );
  const failed = expect(sent).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  await vi.advanceTimersByTimeAsync(0);
  limit.abort(new DOMException('Too slow.', 'TimeoutError'));
  await failed;
  expect(timeout).toHaveBeenCalledWith(30_000);
});

/** A request whose file moves only when a test says so. */
class SlowRequest {
  static last: SlowRequest;
  readonly upload: { onprogress?: (event: object) => void } = {};
  onabort?: () => void;
  onloadend?: () => void;
  onload?: () => void;
  status = 0;
  open() {
    SlowRequest.last = this;
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

it('an upload that stands still fails, and may be tried again; one that crawls does not', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  const outcome = vi.fn();
  void uploadFile('https://healzy.test/f', new Blob(['x']), 'text/plain').then(outcome, outcome);
  for (let loaded = 1; loaded <= 3; loaded++) {
    await vi.advanceTimersByTimeAsync(STALLED_MS - 1);
    SlowRequest.last.upload.onprogress?.({ lengthComputable: true, loaded, total: 10 });
  }
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(STALLED_MS);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiError', status: 0 }));
});

it('an upload that has arrived is not ended afterwards', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
  const outcome = vi.fn();
  void uploadFile('https://healzy.test/f', new Blob(['x']), 'text/plain').then(outcome, outcome);
  SlowRequest.last.status = 204;
  SlowRequest.last.onload?.();
  SlowRequest.last.onloadend?.();
  const abort = vi.spyOn(SlowRequest.last, 'abort');
  await vi.advanceTimersByTimeAsync(2 * STALLED_MS);
  expect(abort).not.toHaveBeenCalled();
  expect(outcome).toHaveBeenCalledWith(undefined);
});
