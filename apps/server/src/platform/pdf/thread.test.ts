import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { pdfThread } from './thread.ts';

/** A thread whose program does not come back from a picture that it should have refused. */
function makerOf(longestMs?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'healzy-thread-'));
  const program = join(folder, 'maker.mjs');
  const ended = join(folder, 'ended');
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs';
     import { parentPort, threadId } from 'node:worker_threads';
     parentPort.on('message', (text) => {
       if (text === 'ends') throw new Error('out of memory');
       while (text === 'endless');
       if (text === 'ends later') setImmediate(() => {
         writeFileSync(${JSON.stringify(ended)}, '');
         throw new Error('out of memory');
       });
       parentPort.postMessage({ bytes: new TextEncoder().encode(\`\${text} by \${threadId}\`) });
     });`,
  );
  const make = pdfThread<string>('no-such-program', pathToFileURL(program), longestMs);
  return Object.assign(
    async (text: string, accountId = 'alba') => new TextDecoder().decode(await make(text, accountId)),
    { hasEnded: () => existsSync(ended) },
  );
}

const threadOf = async (made: Promise<string>) => (await made).split(' by ')[1];

describe('a file that is made beside other requests', () => {
  it('is given up after its time with a clear answer, and its thread is replaced', async () => {
    const make = makerOf(2000);
    const before = await make('first');
    const endless = make('endless');
    const waiting = make('second', 'brisa');
    await expect(endless).rejects.toMatchObject({
      status: 503,
      code: 'FILE_TAKES_TOO_LONG',
      details: { count: 2 },
    });
    const after = await waiting;
    expect(after).toContain('second by');
    expect(after.replace('second', 'first')).not.toBe(before);
  });

  it('fails alone when its thread ends', async () => {
    const make = makerOf();
    await expect(make('ends')).rejects.toThrow('out of memory');
    expect(await make('next')).toContain('next by');
  });

  it('ends nothing else when its thread ends while it waits for the next file', async () => {
    const make = makerOf();
    const before = await threadOf(make('ends later'));
    await vi.waitFor(() => expect(make.hasEnded()).toBe(true));
    await vi.waitFor(async () => expect(await threadOf(make('next'))).not.toBe(before));
  });
});
