/**
 * A real server process for `crash.test.ts`: it imports one sensor file of 90 days after another, each into a new
 * test, and says so on standard output until it is killed.
 */
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/open.ts';
import { addCgmTest, addClinic } from './clinics.ts';
import { sensorFile, importSensorFile } from './sensor-files.ts';
import { callerOf } from './api-test-bed.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const app = await createApp({ config, database });
await app.server.ready();
const bytes = sensorFile({ days: 90, from: '2026-01-05', zone: 'Atlantic/Canary', hasGaps: false });
const call = await callerOf(app, database, config);
const say = (line: string) => process.stdout.write(`${line}\n`);

for (;;) {
  const clinic = await addClinic(database, 'Crash');
  const testId = await addCgmTest(database, clinic);
  const bed = { app, call };
  say('importing');
  const answer = await importSensorFile(bed, clinic, { bytes, testId });
  if (answer.status !== 201) throw new Error(`The import answered ${answer.status} ${answer.text}`);
  say(`imported ${String((answer.body as { id: string }).id)}`);
}
