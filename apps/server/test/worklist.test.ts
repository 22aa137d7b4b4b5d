import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { insertMedicalTest } from '../src/features/medical-tests/handlers.ts';
import { insertPatient } from '../src/features/patients/patient-writing.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { patientForm, type PersonKey } from './clinics.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface SeededTest {
  type: 'CGM' | 'CALORIMETRY';
  state: 'STARTED' | 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';
  createdAgo: number;
  /** Milliseconds before now of the last reading of each imported file. */
  files: readonly number[];
}

interface SeededPatient {
  state: 'ACTIVE' | 'INACTIVE';
  principal: 'specialist' | 'stranger';
  isObserved: boolean;
  test: SeededTest | null;
}

const professional = (key: PersonKey): string => bed.alba.people[key].professionalId ?? '';
const asAlba = <Row>(text: string, params: unknown[] = []) =>
  bed.database.asAccount({ accountId: bed.alba.accountId }, (sql) => sql.query<Row>(text, params));

const ago = (milliseconds: number): string => new Date(bed.now.value.getTime() - milliseconds).toISOString();

async function addFile(testId: string, lastAgo: number): Promise<void> {
  const { accountId } = bed.alba;
  const documentId = newId();
  await asAlba(
    `INSERT INTO documents (id, account_id, entity_type, entity_id, file_name, content_type, size_bytes)
     VALUES ($1, $2, 'CGM_IMPORT', $3, 'a.csv', 'text/csv', 1)`,
    [documentId, accountId, testId],
  );
  await asAlba(
    `INSERT INTO cgm_imports (id, account_id, medical_test_id, document_id, zone, unit, cadence_minutes, readings,
       first_at, last_at, recognised, report, began_test)
     VALUES ($1, $2, $3, $4, 'UTC', 'mg/dL', 5, 1, $5, $5, '{}', '{}', false)`,
    [newId(), accountId, testId, documentId, ago(lastAgo)],
  );
}

/** Makes these the clinic's only patients; returns the ids of each and of their test. */
async function seed(patients: readonly SeededPatient[]) {
  const { accountId, people } = bed.alba;
  await asAlba('DELETE FROM patients');
  const made: { patientId: string; testId: string | null }[] = [];
  for (const { state, principal, isObserved, test } of patients) {
    const specialists = [
      { professionalId: professional(principal), isPrincipal: true },
      ...(isObserved ? [{ professionalId: professional('observer'), isPrincipal: false }] : []),
    ];
    const form = patientForm(professional(principal), { state, specialists });
    const patientId = await bed.database.asAccount({ accountId }, (sql) =>
      insertPatient(sql, accountId, form),
    );
    const owner = { accountId, patientId, userId: people.specialist.userId };
    const testId =
      test &&
      (await bed.database.asAccount({ accountId }, (sql) =>
        insertMedicalTest(sql, owner, {
          name: 'MCG',
          type: test.type,
          principalId: professional(principal),
          observerIds: [],
          observations: null,
          rangeProfile: 'STANDARD',
        }),
      ));
    if (test && testId) {
      await asAlba(
        'UPDATE medical_tests SET state = $2, created_at = $3, in_progress_at = $4 WHERE id = $1',
        [testId, test.state, ago(test.createdAgo), test.state === 'STARTED' ? null : ago(test.createdAgo)],
      );
      for (const last of test.files) await addFile(testId, last);
    }
    made.push({ patientId, testId });
  }
  return made;
}

interface Line {
  kind: string;
  subjectId: string;
  cause: string;
  since: string | null;
  patient: { id: string };
  reviewedAt: string | null;
}

async function lines(key: PersonKey, review = 'OPEN'): Promise<Line[]> {
  const { body } = await bed.call('listWorklist', {
    as: bed.alba.people[key],
    query: { review, limit: 100 },
  });
  expect(body.total).toBe(body.items.length);
  return body.items as Line[];
}

const review = (key: PersonKey, line: Line, cause = line.cause) =>
  bed.call('reviewWorklistLine', {
    as: bed.alba.people[key],
    path: { kind: line.kind, subjectId: line.subjectId },
    body: { cause },
  });
const undo = (key: PersonKey, line: Line) =>
  bed.call('undoWorklistReview', {
    as: bed.alba.people[key],
    path: { kind: line.kind, subjectId: line.subjectId },
  });

const silent = (change: Partial<SeededPatient> = {}): SeededPatient => ({
  state: 'ACTIVE',
  principal: 'specialist',
  isObserved: true,
  test: { type: 'CGM', state: 'IN_PROGRESS', createdAgo: 9 * DAY, files: [2 * DAY] },
  ...change,
});

const moment = fc.oneof(
  fc.constantFrom(24 * HOUR, 24 * HOUR - 1000, 24 * HOUR + 1000, 7 * DAY, 7 * DAY - 1000, 0, -HOUR),
  fc.integer({ min: 0, max: 20 * 24 }).map((hours) => hours * HOUR),
);
const seededPatient = fc.record({
  state: fc.constantFrom('ACTIVE' as const, 'ACTIVE' as const, 'INACTIVE' as const),
  principal: fc.constantFrom('specialist' as const, 'stranger' as const),
  isObserved: fc.boolean(),
  test: fc.option(
    fc.record({
      type: fc.constantFrom('CGM' as const, 'CGM' as const, 'CALORIMETRY' as const),
      state: fc.constantFrom(
        'STARTED' as const,
        'IN_PROGRESS' as const,
        'IN_PROGRESS' as const,
        'FINISHED' as const,
        'CANCELED' as const,
      ),
      createdAgo: moment.map((time) => Math.max(0, time)),
      files: fc.array(moment, { maxLength: 3 }),
    }),
    { freq: 6 },
  ),
});

/** The lines that a patient should have, by the definitions; since when, in milliseconds before now. */
function expectedOf({ state, test }: SeededPatient): { kind: string; ago: number }[] {
  if (state !== 'ACTIVE' || test === null) return [];
  if (test.state === 'STARTED' && test.createdAgo >= 7 * DAY)
    return [{ kind: 'TEST_NOT_BEGUN', ago: test.createdAgo }];
  if (test.type !== 'CGM' || test.state !== 'IN_PROGRESS') return [];
  const silence = test.files.length === 0 ? test.createdAgo : Math.min(...test.files);
  return silence >= 24 * HOUR ? [{ kind: 'NO_CGM_DATA', ago: silence }] : [];
}

describe('the worklist', () => {
  it('has the lines that the definitions give, for each person theirs, the most urgent first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(seededPatient, { maxLength: 12 }), async (patients) => {
        bed.now.value = new Date(Math.floor(Date.now() / 1000) * 1000);
        const made = await seed(patients);
        const of = (filter: (patient: SeededPatient, kind: string) => boolean) =>
          patients
            .flatMap((patient, index) =>
              expectedOf(patient)
                .filter(({ kind }) => filter(patient, kind))
                .map((line) => ({ kind: line.kind, subjectId: made[index]?.testId, since: ago(line.ago) })),
            )
            .sort(byUrgency);
        const found = async (key: PersonKey) =>
          (await lines(key)).map(({ kind, subjectId, since }) => ({ kind, subjectId, since }));
        expect(await found('admin')).toEqual(of(() => true));
        expect(await found('specialist')).toEqual(of(({ principal }) => principal === 'specialist'));
        expect(await found('observer')).toEqual(of(({ isObserved }) => isObserved));
        expect(await found('receptionist')).toEqual(of((_, kind) => kind === 'TEST_NOT_BEGUN'));
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  function byUrgency(
    a: { kind: string; since: string; subjectId: string | null | undefined },
    b: typeof a,
  ): number {
    const rank = (kind: string) => (kind === 'NO_CGM_DATA' ? 0 : 1);
    return (
      rank(a.kind) - rank(b.kind) ||
      Date.parse(b.since) - Date.parse(a.since) ||
      ((a.subjectId ?? '') < (b.subjectId ?? '') ? -1 : 1)
    );
  }

  it('names a patient whose principal specialist has left, to people who can assign another', async () => {
    const [one] = await seed([silent({ principal: 'stranger', test: null })]);
    const { stranger } = bed.alba.people;
    const roles = (to: string[]) =>
      bed.database.asSystem((sql) =>
        sql.query('UPDATE memberships SET roles = $2 WHERE user_id = $1', [stranger.userId, to]),
      );
    expect(await lines('admin')).toEqual([]);
    await roles(['USER']);
    const found = await lines('admin');
    expect(found).toMatchObject([
      { kind: 'PRINCIPAL_AWAY', subjectId: one?.patientId, since: null, specialist: { name: 'stranger' } },
    ]);
    for (const key of ['receptionist', 'observer', 'specialist'] as const)
      expect(await lines(key)).toEqual([]);
    const [line] = found;
    if (line) expect((await review('admin', line)).status).toBe(204);
    expect(await lines('admin')).toEqual([]);
    expect((await lines('admin', 'REVIEWED')).length).toBe(1);
    await roles(['SPECIALIST']);
    expect(await lines('admin', 'REVIEWED')).toEqual([]);
  });

  it('has the kinds in their order, also past the tenth', async () => {
    await seed([silent({ principal: 'stranger' })]);
    const { stranger } = bed.alba.people;
    const roles = (to: string[]) =>
      bed.database.asSystem((sql) =>
        sql.query('UPDATE memberships SET roles = $2 WHERE user_id = $1', [stranger.userId, to]),
      );
    await roles(['USER']);
    expect((await lines('admin')).map(({ kind }) => kind)).toEqual(['NO_CGM_DATA', 'PRINCIPAL_AWAY']);
    await roles(['SPECIALIST']);
  });

  it('comes page by page, with no line repeated or left out', async () => {
    await seed(Array.from({ length: 7 }, () => silent()));
    const all = (await lines('specialist')).map(({ subjectId }) => subjectId);
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: { items: Line[]; nextCursor: string | null; total: number } } = await bed.call(
        'listWorklist',
        { as: bed.alba.people.specialist, query: { limit: 3, ...(cursor === null ? {} : { cursor }) } },
      );
      expect(body.total).toBe(7);
      paged.push(...body.items.map(({ subjectId }) => subjectId));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(all);
    expect(new Set(paged).size).toBe(7);
  });
});

describe('a review', () => {
  const onlyLine = async (key: PersonKey = 'specialist') => {
    const [line] = await lines(key);
    if (!line) throw new Error('There is no line.');
    return line;
  };

  it('hides the line for this person alone, even when repeated, until it is undone', async () => {
    await seed([silent()]);
    const line = await onlyLine();
    expect((await review('specialist', line)).status).toBe(204);
    const [before] = await lines('specialist', 'REVIEWED');
    bed.now.value = new Date(bed.now.value.getTime() + 5000);
    expect((await review('specialist', line)).status).toBe(204);
    expect(await lines('specialist', 'REVIEWED')).toEqual([before]);
    expect(before).toMatchObject({ ...line, reviewedAt: expect.any(String) });
    expect(await lines('specialist')).toEqual([]);
    expect(await lines('observer')).toEqual([line]);
    expect(await lines('admin')).toEqual([line]);
    for (let times = 0; times < 2; times += 1) expect((await undo('specialist', line)).status).toBe(204);
    expect(await lines('specialist')).toEqual([line]);
    expect(await lines('specialist', 'REVIEWED')).toEqual([]);
  });

  it('applies to its cause: after new data and another silence the line is back', async () => {
    const [made] = await seed([silent()]);
    const line = await onlyLine();
    await review('specialist', line);
    await addFile(made?.testId ?? '', HOUR);
    expect(await lines('specialist')).toEqual([]);
    expect(await lines('specialist', 'REVIEWED')).toEqual([]);
    // A day later, as far as this test's readings go.
    await asAlba(
      `UPDATE cgm_imports SET first_at = first_at - interval '25 hours', last_at = last_at - interval '25 hours'`,
    );
    const back = await onlyLine();
    expect([back.subjectId, back.reviewedAt]).toEqual([line.subjectId, null]);
    expect(back.cause).not.toBe(line.cause);
    // Reviewing an outdated line does not hide what the person has not seen.
    expect(await review('specialist', line)).toMatchObject({
      status: 409,
      body: { code: 'WORKLIST_LINE_CHANGED' },
    });
    expect(await onlyLine()).toEqual(back);
  });

  it('is rejected for a line that is gone, not open, or another account’s', async () => {
    await seed([silent({ isObserved: false })]);
    const line = await onlyLine();
    expect((await review('stranger', line)).body).toMatchObject({ code: 'RECORD_FORBIDDEN' });
    expect((await review('receptionist', line)).body).toMatchObject({ code: 'RECORD_FORBIDDEN' });
    expect((await undo('stranger', line)).body).toMatchObject({ code: 'RECORD_FORBIDDEN' });
    const elsewhere = await bed.call('reviewWorklistLine', {
      as: bed.brisa.people.specialist,
      path: { kind: line.kind, subjectId: line.subjectId },
      body: { cause: line.cause },
    });
    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await asAlba(`UPDATE patients SET state = 'INACTIVE'`);
    expect((await review('specialist', line)).body).toMatchObject({ code: 'WORKLIST_LINE_CHANGED' });
  });

  it('is invisible to everyone else in the database itself, and goes with the patient', async () => {
    await seed([silent()]);
    await review('specialist', await onlyLine());
    const { accountId, people } = bed.alba;
    const seenBy = async (userId: string, account = accountId) =>
      (
        await bed.database.asAccount({ accountId: account, userId }, (sql) =>
          sql.query('SELECT 1 FROM worklist_reviews'),
        )
      ).rows.length;
    expect(await seenBy(people.specialist.userId)).toBe(1);
    expect(await seenBy(people.observer.userId)).toBe(0);
    expect(await seenBy(people.specialist.userId, bed.brisa.accountId)).toBe(0);
    await asAlba('DELETE FROM patients');
    expect(await seenBy(people.specialist.userId)).toBe(0);
  });
});
