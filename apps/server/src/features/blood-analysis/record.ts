import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';

export const recordSections: RecordSources = {
  bloodReports: { table: 'blood_reports', of: OF_PATIENT, order: 'x.created_at, x.id' },
  bloodResults: {
    table: 'blood_results',
    of: OF_PATIENT,
    order: 'x.updated_at, x.id',
    rewrite: (row, newIdOf) => ({
      ...row,
      values: row.values.map((value) => ({
        ...value,
        reportId: value.reportId === null ? null : (newIdOf(value.reportId) ?? null),
      })),
    }),
  },
  bloodDiagnoses: {
    table: 'blood_diagnoses',
    of: OF_PATIENT,
    order: 'x.requested_at, x.id',
  },
};
