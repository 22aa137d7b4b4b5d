/**
 * A real server process for `chat-load.test.ts`. It loads its code, waits for a line on standard input with what the test
 * knows, and listens until it is killed. Its one line on standard output says where, and who writes to whom.
 */
import { createInterface } from 'node:readline';
import type { AddressInfo } from 'node:net';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import { newId } from '../src/platform/db/ids.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { callerOf, tokenMaker } from './api-test-bed.ts';
import { addClinic, addPatient } from './clinics.ts';

/** A chat of the test, and what opens it on either side. */
export interface TestChat {
  patientId: string;
  headers: { 'x-chat-link': string; 'x-chat-device': string };
}

export interface TestChats {
  accountId: string;
  token: string;
  chats: TestChat[];
}

/** What the test asks for: as many new chats, or none. */
export interface Asked {
  newChats: number;
}

export interface Listening {
  url: string;
  made: TestChats | null;
}

const [line] = await new Promise<[string]>((resolve) =>
  createInterface({ input: process.stdin }).once('line', (first) => resolve([first])),
);
const { newChats } = JSON.parse(line) as Asked;
const config = readConfig(process.env);
const database = await openDatabase(config);
const app = await createApp({ config, database });
await app.server.ready();

async function makeChats(): Promise<TestChats> {
  const clinic = await addClinic(database, 'Load');
  const as = clinic.people.specialist;
  const call = await callerOf(app, database, config);
  const chats: TestChat[] = [];
  for (let count = 0; count < newChats; count += 1) {
    const patientId = await addPatient(database, clinic);
    const link = await call('createChatLink', { as, path: { patientId } });
    chats.push({
      patientId,
      headers: { 'x-chat-link': link.body.secret as string, 'x-chat-device': newId() },
    });
  }
  return { accountId: clinic.accountId, token: await (await tokenMaker(database, config))(as), chats };
}

const made = newChats > 0 ? await makeChats() : null;
await app.server.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.server.address() as AddressInfo;
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, made } satisfies Listening)}\n`);
