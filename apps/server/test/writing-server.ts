/**
 * A real server process for `database-loss.test.ts`: several callers create patients one after another, and report on
 * standard output how each call ended, until standard input ends.
 */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { callerOf } from './api-test-bed.ts';
import { addClinic, patientForm } from './clinics.ts';

const CALLERS = 5;
/** Delay before a caller that got 503 tries again. */
const PAUSE_MS = 20;

const config = readConfig(process.env);
const database = await openDatabase(config);
const app = await createApp({ config, database });
await app.server.ready();
const call = await callerOf(app, database, config);
const clinic = await addClinic(database, 'Loss');
const { specialist } = clinic.people;
const print = (line: string) => process.stdout.write(`${line}\n`);

let isEnding = false;
process.stdin.on('end', () => {
  isEnding = true;
});
process.stdin.resume();

async function createPatients(): Promise<void> {
  while (!isEnding) {
    const { status, headers, body, text } = await call('createPatient', {
      as: specialist,
      body: patientForm(specialist.professionalId ?? ''),
    });
    if (status === 201) print(`created ${String((body as { id: string }).id)}`);
    else if (status === 503 && headers['retry-after'] === '5') print('unavailable');
    else print(`wrong ${status} ${text}`);
    if (status !== 201) await setTimeout(PAUSE_MS);
  }
}

async function askForHealth(): Promise<void> {
  while (!isEnding) {
    const { statusCode, body } = await app.server.inject('/health');
    if (statusCode !== 200 && statusCode !== 503) print(`wrong ${statusCode} ${body}`);
    await setTimeout(PAUSE_MS);
  }
}

print(`account ${clinic.accountId}`);
await Promise.all([askForHealth(), ...Array.from({ length: CALLERS }, createPatients)]);
print('ended');
// The connections are counted before they are closed.
await once(process, 'SIGTERM');
process.exit(0);
