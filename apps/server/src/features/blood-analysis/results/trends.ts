import { comparableRow, positionOf, rowIn, type BloodValueRecord } from '@healzy/domain/blood-analysis';
import { BLOOD_MARKERS, groupOf } from '@healzy/domain/blood-analysis/markers';
import type { BloodTrend, BloodTrendPoint } from '@healzy/api/schema';
import { handler } from '../../../platform/http/calls.ts';

import { requireClinical } from '../../../shared/patient-access/clinical.ts';

interface SavedRow {
  medicalTestId: string;
  sampledAt: string;
  laboratory: string | null;
  values: BloodValueRecord[];
}

const MOST_TESTS = 50;

/** The unit of the latest result; where an older one does not convert to it, it is not drawn. */
function trendOf(marker: string, found: readonly (SavedRow & { value: BloodValueRecord })[]): BloodTrend {
  const last = found.at(-1)!.value;
  const unit =
    comparableRow(last) === null
      ? last.unit
      : (BLOOD_MARKERS.find(({ id }) => id === marker)?.unit ?? last.unit);
  return {
    marker,
    group: groupOf(marker),
    unit,
    points: found.map(({ value, medicalTestId, sampledAt, laboratory }): BloodTrendPoint => ({
      medicalTestId,
      sampledAt,
      laboratory,
      stated: {
        value: value.value,
        comparator: value.comparator,
        unit: value.unit,
        rangeText: value.rangeText,
        position: positionOf(value),
      },
      drawn: rowIn(value, unit),
    })),
  };
}

export const listBloodTrends = handler('listBloodTrends', async ({ caller, path }, sql) => {
  await requireClinical(sql, caller, path.patientId, 'read');
  const { rows } = await sql.query<SavedRow>(
    `SELECT b.medical_test_id, b.sampled_at, b.laboratory, b.values FROM blood_results b
     JOIN medical_tests t ON t.account_id = b.account_id AND t.id = b.medical_test_id AND t.state <> 'CANCELED'
     WHERE b.account_id = $1 AND b.patient_id = $2 AND b.sampled_at IS NOT NULL
     ORDER BY b.sampled_at DESC, b.id LIMIT ${MOST_TESTS}`,
    [caller.accountId, path.patientId],
  );
  const tests = rows.toReversed();
  const items = BLOOD_MARKERS.flatMap(({ id }) => {
    const found = tests.flatMap((row) =>
      row.values.filter(({ marker }) => marker === id).map((value) => ({ ...row, value })),
    );
    return found.length === 0 ? [] : [trendOf(id, found)];
  });
  return { status: 200, body: { items } };
});
