import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pdfThread } from './thread.ts';

/** A thread whose program does not come back from a picture that it should have refused. */
function makerOf(longestMs?: number) {
  const program = join(mkdtempSync(join(tmpdir(), 'healzy-thread-')), 'maker.mjs');
  writeFileSync(
    program,
    `import { parentPort, threadId } from 'node:worker_threads';
     parentPort.on('message', (text) => {
       if (text === 'ends') throw new Error('out of memory');
       while (text === 'endless');
       parentPort.postMessage({ bytes: new TextEncoder().encode(\`\${text} by \${threadId}\`) });
     });`,
  );
  const make = pdfThread<string>('no-such-program', pathToFileURL(program), longestMs);
  return async (text: string, accountId = 'alba') => new TextDecoder().decode(await make(text, accountId));
}

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
});
