import type { GlucoseUnit } from '@healzy/domain/shared';
import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';
import { packDays, unpackBlock } from './blocks.ts';
import { cgmBlocks } from './import-rows.ts';
import { refreshSummaries } from './summaries.ts';

const OF_TESTS = 'x.medical_test_id IN (SELECT t.id FROM medical_tests t WHERE t.patient_id = $1)';

export const recordSections: RecordSources = {
  cgmImports: {
    table: 'cgm_imports',
    of: OF_TESTS,
    order: 'x.created_at, x.id',
    // Stored packed, in a table of their own.
    besides: ['readings'],
    derived({ readings: { epochSeconds: at } }) {
      const instant = (second: number | undefined): string => new Date((second ?? 0) * 1000).toISOString();
      return { readings: at.length, firstAt: instant(at[0]), lastAt: instant(at.at(-1)) };
    },
    async complete(sql, imports) {
      const filled = [];
      for (const row of imports) {
        const { rows } = await sql.query<{ data: Uint8Array }>(
          'SELECT data FROM cgm_blocks WHERE import_id = $1 ORDER BY day',
          [row.id],
        );
        const days = rows.map(({ data }) => unpackBlock(data, row.unit as GlucoseUnit));
        filled.push({
          ...row,
          readings: {
            epochSeconds: days.flatMap((day) => [...day.epochSeconds]),
            offsetMinutes: days.flatMap((day) => [...day.offsetMinutes]),
            mgdl: days.flatMap((day) => [...day.mgdl]),
            recorded: days.flatMap((day) => [...day.recorded]),
            flags: days.flatMap((day) => [...day.flags]),
          },
        });
      }
      return filled;
    },
    async writeMore(sql, { id, medicalTestId, readings, unit, zone, cadenceMinutes }, { accountId }) {
      const blocks = packDays({
        epochSeconds: Float64Array.from(readings.epochSeconds),
        offsetMinutes: Int16Array.from(readings.offsetMinutes),
        mgdl: Float64Array.from(readings.mgdl),
        recorded: Float64Array.from(readings.recorded),
        flags: Uint8Array.from(readings.flags),
        unit,
        zone,
        cadenceMinutes,
      });
      for (const block of blocks)
        await cgmBlocks.insert(sql, { ...block, accountId, medicalTestId, importId: id });
      await refreshSummaries(sql, accountId, medicalTestId);
    },
  },
  cgmEvents: { table: 'cgm_events', of: OF_TESTS, order: 'x.starts_at, x.id', derived: () => ({}) },
  cgmSensors: { table: 'cgm_sensors', of: OF_TESTS, order: 'x.placed_at, x.id', derived: () => ({}) },
  cgmRecommendations: {
    table: 'cgm_recommendations',
    of: `${OF_TESTS} AND x.deleted_at IS NULL`,
    order: 'x.medical_test_id, x.position, x.id',
    derived: () => ({}),
  },
  cgmFinalAnalyses: { table: 'cgm_final_analyses', of: OF_PATIENT, order: 'x.updated_at, x.id' },
};

export const erasure: ErasureParts = {
  ids: ['cgm_imports', 'cgm_events', 'cgm_sensors', 'cgm_recommendations'].map(
    (table) => `SELECT x.id FROM ${table} x WHERE ${OF_TESTS}`,
  ),
  // Packed readings, by far the largest table: rewriting it would take longest and remove no text.
  anonymous: ['cgm_blocks', 'cgm_summaries'],
};
