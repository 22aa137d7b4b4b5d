import { noteFormSchema } from '@healzy/domain/notes';
import { may } from '@healzy/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment } from '../src/features/appointments/changes.ts';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { insertNote } from '../src/features/notes/signing.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addCgmTest, addPatient, type Person } from './clinics.ts';
import { noteForm } from './note-samples.ts';
import { nothing, sampleCalls, type Target } from './sample-calls.ts';

let bed: TestBed;

/** Every operation whose address names a patient's record; one of a feature without an area would leave no line. */
const NAMING = CONTRACT_OPERATIONS.filter(({ url }) =>
  /:(patientId|medicalTestId)|(patient|medical-test|note|appointment)\/:id|service\/appointment$/.test(url),
).map(({ id }) => id);

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

/** A new patient for each call, so that one operation cannot remove the next one's record. */
async function aim(): Promise<Target> {
  const patientId = await addPatient(bed.database, bed.alba);
  const testId = await addCgmTest(bed.database, { ...bed.alba, patientId });
  const { accountId, people } = bed.alba;
  const { userId, professionalId } = people.specialist;
  const owner = { accountId, patientId, userId };
  const [noteId, appointmentId] = await bed.database.asAccount(owner, async (sql) => [
    await insertNote(sql, { ...owner, at: new Date() }, noteFormSchema.parse(noteForm())),
    await insertAppointment(sql, owner, {
      professionalId: professionalId ?? '',
      kind: 'FOLLOW_UP',
      mode: 'PHONE',
      startsAt: '2026-03-04T09:00:00Z',
      minutes: 30,
      place: null,
      videoUrl: null,
    }),
  ]);
  const { recordIds, ...none } = nothing(accountId);
  const tests = {
    'blood-analysis': await addCgmTest(bed.database, { ...bed.alba, patientId }, 'BLOOD_ANALYSIS'),
    calorimetry: await addCgmTest(bed.database, { ...bed.alba, patientId }, 'CALORIMETRY'),
  };
  return { ...none, patientId, testId, recordIds: { ...recordIds, ...tests, notes: noteId }, appointmentId };
}

async function linesOf(patientId: string, person: Person) {
  const scope = { accountId: bed.alba.accountId, userId: person.userId };
  const { rows } = await bed.database.asAccount(scope, (sql) =>
    sql.query<{ act: string; operation: string }>(
      'SELECT act, operation FROM patient_access_log WHERE patient_id = $1 AND user_id = $2',
      [patientId, person.userId],
    ),
  );
  return rows;
}

describe('every operation about a patient is logged', () => {
  it('has operations to check', () => {
    expect(NAMING.length).toBeGreaterThan(25);
  });

  it.each(NAMING)('%s leaves a line when it succeeds, and one when it is denied', async (operation) => {
    const { specialist, stranger, admin } = bed.alba.people;
    const target = await aim();
    const sample = sampleCalls(bed.alba, target)[operation];
    const person = may(operation, specialist.roles) ? specialist : admin;
    const refused = await bed.call(operation, { as: stranger, ...sample });
    if (operation === 'restorePatient') {
      // Only deleted records can be restored; this patient has none.
      expect(refused.status).toBe(404);
    } else if (may(operation, stranger.roles)) {
      // An unassigned specialist is denied, whatever it is about, and that is logged.
      expect([refused.status, refused.body?.code]).toEqual([403, 'RECORD_FORBIDDEN']);
      expect(await linesOf(target.patientId, stranger)).toEqual([{ act: 'DENIED', operation }]);
    } else {
      expect([refused.status, refused.body?.code]).toEqual([403, 'ROLE_FORBIDDEN']);
    }
    const answer = await bed.call(operation, { as: person, ...sample });
    const lines = await linesOf(target.patientId, person);
    const isGone = operation === 'erasePatient' && answer.status < 300;
    if (answer.status >= 300) {
      // Not done (the sample names a missing part): then nothing is logged as done.
      expect(lines.filter(({ act }) => act !== 'DENIED')).toEqual([]);
    } else if (!isGone) {
      expect(lines.map((line) => line.operation)).toEqual([operation]);
    }
  });
});
