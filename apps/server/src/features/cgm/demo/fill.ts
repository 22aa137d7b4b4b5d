import { Readable } from 'node:stream';
import {
  CGM_FLAG_LOW,
  parseCgmFile,
  simulateTrace,
  sliceSeries,
  type CgmSeries,
  type SimulatedEvent,
} from '@healzy/domain/cgm';
import { clockIn, localDateOfDays } from '@healzy/domain/shared';
import { insertEvent } from '../events/event-rows.ts';
import { insertImport } from '../import-rows.ts';
import type { DemoClinic, DemoData } from '../../../contributions/demo.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { NOW } from '../../../platform/db/table.ts';
import { documents, storageKey } from '../../documents/document-rows.ts';
import { insertMedicalTest } from '../../medical-tests/handlers.ts';
import type { Services } from '../../../platform/services.ts';
import { addSensorsAndAdvice, addTemplates } from './advice.ts';
import { addAnalysis } from './analysis.ts';
import { clarityFile } from './sensor-file.ts';
import { demoEvents, dishReader } from './demo-events.ts';
import { DEMO_TESTS, type DemoTest } from './tests.ts';

interface TestOwner {
  accountId: string;
  patientId: string;
  userId: string;
  professionalId: string;
  zone: string;
}

const DAY = 86_400;

/** Writes one demo test with its file, readings and events. The seed determines everything except today's date. */
async function addTest(services: Services, owner: TestOwner, test: DemoTest, seed: number): Promise<void> {
  const now = services.now();
  const began = new Date(now.getTime() - test.beganDaysAgo * DAY * 1000);
  const trace = test.days === 0 ? null : traceOf(owner, test, seed, now);
  const documentId = newId();
  const bytes = trace === null ? null : clarityFile(trace.series);
  const key = storageKey(owner.accountId, documentId);
  const incoming = bytes === null ? null : await services.files.receive(Readable.from([Buffer.from(bytes)]));
  if (incoming) await incoming.keep(key);
  await services.database.asAccount(owner, async (sql) => {
    const id = await insertMedicalTest(sql, owner, {
      name: test.name,
      type: 'CGM',
      principalId: owner.professionalId,
      observerIds: [],
      observations: null,
      rangeProfile: test.rangeProfile,
    });
    if (bytes && trace && incoming) {
      await documents.insert(sql, {
        id: documentId,
        accountId: owner.accountId,
        entityType: 'CGM_IMPORT',
        entityId: id,
        fileName: 'clarity-demo.csv',
        contentType: 'text/csv',
        sizeBytes: bytes.length,
        createdBy: owner.userId,
        state: 'STORED',
        sha256: incoming.sha256,
        storageKey: key,
        storedAt: NOW,
      });
      const file = parseCgmFile(bytes, { zone: owner.zone });
      if (file.kind !== 'ready') throw new Error(`The demo file of "${test.name}" was not understood.`);
      const { accountId, userId } = owner;
      await insertImport(sql, { accountId, medicalTestId: id, documentId, userId, beganTest: true, file });
      await addEvents(sql, owner, id, trace.events);
    }
    const { accountId, userId } = owner;
    await addSensorsAndAdvice(sql, { accountId, medicalTestId: id, userId }, test, { began, now });
    const ended = await setState(sql, id, test, began, now);
    if (test.state === 'FINISHED') await addAnalysis(sql, owner, id, ended);
    else if (test.hasDraftAnalysis) await addAnalysis(sql, owner, id, null);
    await sql.query(
      'UPDATE patients SET last_activity_at = greatest(last_activity_at, $2::timestamptz) WHERE id = $1',
      [owner.patientId, (test.state === 'IN_PROGRESS' ? now : began).toISOString()],
    );
  });
}

function traceOf(owner: TestOwner, test: DemoTest, seed: number, now: Date) {
  const nowEpoch = Math.floor(now.getTime() / 1000);
  const today = clockIn(owner.zone, now).day;
  const { series, events } = simulateTrace(seed, {
    from: localDateOfDays(today - test.beganDaysAgo),
    days: test.days,
    zone: owner.zone,
    kind: test.kind,
    unit: test.unit,
    cadenceMinutes: test.cadenceMinutes,
  });
  // The last day is today, and the sensor has not measured the rest of it yet.
  return {
    series: sliceSeries(withNightAtLow(series, test.nightAtLow), 0, nowEpoch),
    events: events.filter((event) => event.epochSeconds < nowEpoch),
  };
}

/** The hour from 03:00 of a day of the trace, by the clock of its zone, as a sensor writes it below what it can measure. */
function withNightAtLow(series: CgmSeries, day: number | undefined): CgmSeries {
  if (day === undefined) return series;
  const wallOf = (at: number) => (series.epochSeconds[at] ?? 0) + (series.offsetMinutes[at] ?? 0) * 60;
  const from = Math.floor(wallOf(0) / DAY) * DAY + day * DAY + 3 * 3600;
  const isLow = (at: number) => wallOf(at) >= from && wallOf(at) < from + 3600;
  return { ...series, flags: series.flags.map((flags, at) => (isLow(at) ? flags | CGM_FLAG_LOW : flags)) };
}

async function addEvents(
  sql: Sql,
  owner: TestOwner,
  id: string,
  events: readonly SimulatedEvent[],
): Promise<void> {
  const { accountId, userId } = owner;
  const withFoods = await dishReader(sql);
  for (const event of demoEvents(events))
    await insertEvent(sql, { accountId, medicalTestId: id, userId }, withFoods(event));
}

async function setState(sql: Sql, id: string, test: DemoTest, began: Date, now: Date): Promise<Date> {
  const ended = new Date(Math.min(now.getTime(), began.getTime() + Math.max(1, test.days) * DAY * 1000));
  await sql.query(
    `UPDATE medical_tests SET state = $2, created_at = $3, in_progress_at = $4, finished_at = $5, canceled_at = $6
     WHERE id = $1`,
    [
      id,
      test.state,
      began.toISOString(),
      test.days > 0 ? began.toISOString() : null,
      test.state === 'FINISHED' ? ended.toISOString() : null,
      test.state === 'CANCELED' ? ended.toISOString() : null,
    ],
  );
  return ended;
}

/** Adds a clinic's tests. */
async function addTests(clinic: DemoClinic): Promise<void> {
  const { services, accountId, account, lead, patients } = clinic;
  await services.database.asAccount({ accountId, userId: lead.userId }, (sql) => addTemplates(sql, clinic));
  for (const [seed, test] of DEMO_TESTS.entries()) {
    if (test.account !== account.key) continue;
    const patientId = patients[test.patient]?.id;
    if (patientId === undefined) throw new Error(`The demo test "${test.name}" has no patient.`);
    await addTest(services, { accountId, patientId, ...lead, zone: account.timezone }, test, 1000 + seed);
  }
}

export const demo: DemoData = { needs: ['patients'], fill: addTests };
