import type { CalorimetryResting, MeasuredRestingEnergy, RestingEnergyChange } from '@healzy/api/schema';
import { isUsableResting, type CalorimetrySeries, calorimetryCurves } from '@healzy/domain/calorimetry';
import { acceptsData } from '@healzy/domain/medical-tests';
import { type DocumentOwnerRules, usedBy } from '../../contributions/document-owners.ts';
import type { FinishingReader } from '../../contributions/finishing.ts';
import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';
import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import { VISITS, visitParams, type VisitChangeReader } from '../../contributions/visits.ts';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';
import { requireTestOf } from '../medical-tests/access.ts';
import { testFinal } from '../medical-tests/problems.ts';
import { figuresOf } from './cart-thread.ts';
import { computeFigures } from './computation.ts';
import { outdatedWork } from './handlers.ts';
import { loadTest } from './open-test.ts';
import { fromRecordSamples, packSamples, toRecordSamples, unpackSamples } from './samples.ts';
import { calorimetrySamples, calorimetryTests, packedSamples, findCalorimetry } from './test-rows.ts';

export { readMeasuredResting as measuredResting } from './plan-use.ts';
export { demo } from './demo/fill.ts';

const entry = (at: string, user: string): TimelineSource => ({
  subject: 't.id',
  at: `c.${at}`,
  user: `c.${user}`,
  title: 't.name',
  from: `FROM calorimetry_tests c JOIN medical_tests t ON t.account_id = $1 AND t.id = c.medical_test_id
    WHERE ${ofPatient('c')} AND c.${at} IS NOT NULL`,
});

export const timeline = {
  CALORIMETRY_RECORDED: entry('imported_at', 'imported_by'),
  RESTING_ENERGY_USED: entry('plan_used_at', 'plan_used_by'),
} satisfies TimelineSources;

interface TestRow {
  visit: string;
  testId: string;
  measuredOn: string;
  resting: CalorimetryResting;
  isNew: boolean;
}

const energyOf = ({ measuredOn, resting: { kcalDay, isSteady } }: TestRow): MeasuredRestingEnergy => ({
  kcalDay: Math.round(kcalDay),
  measuredOn,
  isSteady,
});

/** The resting energy of the latest test recorded since, beside the one before; those of phases that nobody saved are none. */
const readRestingEnergyChanges: VisitChangeReader<'RESTING_ENERGY'> = async (context) => {
  // Results of tests are read by specialists alone, as in the test itself.
  if (!context.caller.roles.includes('SPECIALIST')) return new Map();
  const { rows } = await context.sql.query<TestRow>(
    `SELECT v.id AS visit, t.id AS test_id, to_char(c.tested_on, 'YYYY-MM-DD') AS measured_on,
       c.results->'resting' AS resting, v.since IS NULL OR c.imported_at > v.since AS is_new
     FROM ${VISITS} JOIN calorimetry_tests c ON c.account_id = $1 AND c.patient_id = v.patient_id
     JOIN medical_tests t ON t.account_id = c.account_id AND t.id = c.medical_test_id AND t.state <> 'CANCELED'
     WHERE (c.phases->>'isSaved')::boolean AND jsonb_typeof(c.results->'resting') = 'object'
     ORDER BY v.id, c.tested_on DESC, c.imported_at DESC`,
    visitParams(context),
  );
  const found = new Map<string, RestingEnergyChange>();
  for (const { id, since } of context.visits) {
    const tests = rows.filter(({ visit, resting }) => visit === id && isUsableResting(resting));
    const [latest, ...earlier] = tests;
    // One of an older test than what was known is no news of the person.
    if (!latest?.isNew) continue;
    const before = since === null ? earlier[0] : earlier.find(({ isNew }) => !isNew);
    found.set(id, {
      kind: 'RESTING_ENERGY',
      testId: latest.testId,
      now: energyOf(latest),
      before: before === undefined ? null : energyOf(before),
    });
  }
  return found;
};

const recordings = usedBy('TEST_RECORDING', 'calorimetry_tests');

/** Removes carts' files that were uploaded and never imported. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { before }) {
    await recordings.removeUnused(sql, before);
  },
};

export const documentOwners: DocumentOwnerRules = {
  TEST_RECORDING: {
    demand: async (sql, caller, id, wanted) => {
      const { test } = await requireTestOf(sql, caller, { id, type: 'CALORIMETRY' }, wanted);
      if (wanted === 'edit' && !acceptsData(test.state)) throw testFinal();
    },
    isInUse: recordings.isInUse,
    ofPatient: 'SELECT t.id FROM medical_tests t WHERE t.patient_id = $1',
  },
};

/** Who is not known is nobody's prediction. */
const NOBODY = {
  sex: null,
  ageYears: null,
  weightKg: null,
  heightCm: null,
  leanMassKg: null,
  isPregnant: false,
};

export const recordSections: RecordSources = {
  calorimetryTests: {
    table: 'calorimetry_tests',
    of: OF_PATIENT,
    order: 'x.tested_on, x.id',
    // Stored packed, in a table of their own.
    besides: ['samples'],
    async complete(sql, tests) {
      const filled = [];
      for (const row of tests) {
        const series =
          row.documentId === null ? null : unpackSamples(await packedSamples(sql, { id: row.id as string }));
        filled.push({ ...row, samples: series && toRecordSamples(series) });
      }
      return filled;
    },
    // Computed again by the rules of the application that receives the record.
    async writeMore(sql, { id, samples, markers, phases, windows, body, method }, { accountId }) {
      if (samples === null) return;
      const series: CalorimetrySeries = fromRecordSamples(samples, markers);
      const figures = computeFigures(series, {
        phases: phases?.items ?? [],
        windows,
        circumstances: { body: body ?? NOBODY, method },
      });
      await calorimetryTests.update(sql, { id }, { ...figures });
      const curves = calorimetryCurves(series);
      await calorimetrySamples.insert(sql, { testId: id, accountId, data: packSamples(series), curves });
    },
  },
};

export const erasure: ErasureParts = {
  // Packed numbers, without a text: rewriting them would remove nothing.
  anonymous: ['calorimetry_samples'],
};

/**
 * Stores the figures for the body that the record has now: until here they were computed again for each reader, and from
 * here on they stay. Nothing that anyone sees changes, and so neither does the version.
 */
export const finishing: FinishingReader = async (inAccount, of) => {
  const found = await inAccount(async (sql) => {
    const { accountId } = of.caller;
    if ((await findCalorimetry(sql, { accountId, testId: of.id })) === undefined) return null;
    const loaded = await loadTest(sql, of, 'read');
    const work = await outdatedWork(sql, loaded);
    return loaded.row === undefined || work === null ? null : { row: loaded.row, work };
  });
  if (found === null) return null;
  const { row, work } = found;
  const { body } = work.circumstances;
  const figures = await figuresOf(work);
  return async (sql) => {
    // Who changed the test meanwhile had its figures computed for the record as well.
    await calorimetryTests.update(sql, { id: row.id, version: row.version }, { ...figures, body });
  };
};

export const visitChanges = { RESTING_ENERGY: readRestingEnergyChanges };
