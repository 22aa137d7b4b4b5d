import type { CalorimetrySeries } from '@healzy/domain/calorimetry';
import { calorimetryCurves } from '@healzy/domain/calorimetry';
import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';
import { computeFigures } from './computation.ts';
import { fromRecordSamples, packSamples, toRecordSamples, unpackSamples } from './samples.ts';
import { calorimetrySamples, calorimetryTests, packedSamples } from './test-rows.ts';

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
