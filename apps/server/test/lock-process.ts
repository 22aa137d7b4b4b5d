/**
 * A process for `folder-lock.test.ts` that locks and releases folders on command, one per line: `take <folder> <when>`,
 * `open <folder> <when>`, `leave`. It ends with its standard input.
 */
import { createInterface } from 'node:readline';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { FolderInUseError, lockFolder } from '../src/platform/db/folder-lock.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
let leave: () => void | Promise<void> = () => undefined;

async function attempt(take: () => Promise<() => void | Promise<void>>): Promise<string> {
  try {
    leave = await take();
    return 'held';
  } catch (error) {
    if (error instanceof FolderInUseError) return 'refused';
    return `failed: ${String(error)}`;
  }
}

async function obey(line: string): Promise<string> {
  const [word = '', folder = '', when = '0'] = line.split(' ');
  if (word === 'leave') {
    await leave();
    leave = () => undefined;
    return 'left';
  }
  // Busy-waits: closer to the common instant than any message arrives.
  while (Date.now() < Number(when));
  if (word === 'take') return attempt(() => lockFolder(folder));
  return attempt(async () => {
    const database = await openEmbedded({ dataDir: folder });
    return () => database.close();
  });
}

// The lock's library is loaded before anything is timed.
print('ready');
for await (const line of createInterface({ input: process.stdin })) print(await obey(line));
process.exit(0);
