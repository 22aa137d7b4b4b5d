/**
 * A real server process for `crash.test.ts`. It loads its code, waits for a line on standard input with what the test
 * knows, reports what is stored, repeats unanswered requests, and writes until it is killed. Every line on standard
 * output is JSON.
 */
import { createInterface } from 'node:readline';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { callerOf } from './api-test-bed.ts';
import { addCgmTest, addClinic, addPatient, type Clinic } from './clinics.ts';
import { noteForm } from './note-samples.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';

/** What the test knows when it starts the server. */
export interface Known {
  clinic: Clinic | null;
  /** Titles of notes, which are also their idempotency keys, whose calls were not answered. */
  unanswered: string[];
}

/** What is stored when the server starts, before it writes anything. */
export interface Stored {
  notes: { title: string; isDeleted: boolean }[];
  imports: { id: string | null; announced: number | null; stored: number; state: string }[];
  /** Audit entries about deleted notes, and access log lines about created ones. */
  deletions: number;
  creations: number;
}

export type Said =
  | { clinic: Clinic }
  | { stored: Stored }
  | { sending: string }
  | { created: string }
  | { deleted: string }
  | { importing: true }
  | { imported: string };

const WRITERS = 3;

const bytes = sensorFile({ days: 7, from: '2026-01-05', zone: 'Atlantic/Canary', hasGaps: false });
const print = (said: Said) => process.stdout.write(`${JSON.stringify(said)}\n`);

async function storedIn(database: Database, { accountId }: Clinic): Promise<Stored> {
  // In one statement, and so one snapshot: writes of the killed process may still arrive meanwhile.
  const { rows } = await database.asAccount({ accountId }, (sql) =>
    sql.query<Stored>(
      `SELECT
         (SELECT coalesce(json_agg(json_build_object('title', title, 'isDeleted', deleted_at IS NOT NULL)), '[]')
          FROM notes) AS notes,
         (SELECT coalesce(json_agg(json_build_object('id', i.id, 'announced', i.readings, 'state', t.state,
            'stored', (SELECT coalesce(sum(b.readings), 0) FROM cgm_blocks b WHERE b.import_id = i.id))), '[]')
          FROM medical_tests t LEFT JOIN cgm_imports i ON i.medical_test_id = t.id) AS imports,
         (SELECT count(*)::int FROM audit_log WHERE kind = 'NOTE_DELETED') AS deletions,
         (SELECT count(*)::int FROM patient_access_log WHERE operation = 'createNote') AS creations`,
    ),
  );
  const [stored] = rows;
  if (stored === undefined) throw new Error('Nothing was answered.');
  return stored;
}

async function serve({ clinic: known, unanswered }: Known): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const app = await createApp({ config, database });
  await app.server.ready();
  const call = await callerOf(app, database, config);
  const clinic = known ?? (await addClinic(database, 'Crash'));
  const as = clinic.people.specialist;
  if (known === null) print({ clinic });
  print({ stored: await storedIn(database, clinic) });

  const mustBe = (wanted: number, answer: { status: number; text: string }) => {
    if (answer.status !== wanted) throw new Error(`${answer.status} ${answer.text}`);
  };
  const createNote = async (title: string): Promise<string> => {
    print({ sending: title });
    const answer = await call('createNote', {
      as,
      path: { patientId: clinic.patientId },
      body: noteForm({ title }),
      headers: { 'idempotency-key': title },
    });
    mustBe(201, answer);
    print({ created: title });
    return answer.body.id as string;
  };
  const writeNotes = async (): Promise<void> => {
    for (let count = 1; ; count += 1) {
      const title = newId();
      const id = await createNote(title);
      if (count % 2 === 0) continue;
      mustBe(204, await call('deleteNote', { as, path: { id }, headers: { 'if-match': '"1"' } }));
      print({ deleted: title });
    }
  };
  const importFiles = async (): Promise<void> => {
    for (;;) {
      // One test at a time for each patient.
      const patientId = await addPatient(database, clinic);
      const testId = await addCgmTest(database, { ...clinic, patientId });
      print({ importing: true });
      const answer = await importSensorFile({ app, call }, clinic, { bytes, testId });
      mustBe(201, answer);
      print({ imported: answer.body.id as string });
    }
  };
  for (const title of unanswered) await createNote(title);
  await Promise.all([importFiles(), ...Array.from({ length: WRITERS }, writeNotes)]);
}

const [line] = await new Promise<[string]>((resolve) =>
  createInterface({ input: process.stdin }).once('line', (first) => resolve([first])),
);
await serve(JSON.parse(line) as Known);
