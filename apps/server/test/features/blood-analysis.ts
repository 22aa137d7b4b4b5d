import type { FeatureSamples } from '../feature-samples.ts';

const SPECIALIST = ['SPECIALIST'] as const;
const reads = [SPECIALIST, 'refused', 'open'] as const;
const writes = [SPECIALIST, 'refused', 'refused'] as const;

/** The report of each test. */
const reportOf = new Map<string, string>();

/** Results of a laboratory in FHIR: two values, the second with a remark. */
export const fhirFile = (remark: string, sampledOn = '2026-02-03'): string => {
  const observation = (code: string, value: number, high: number, note?: string) => ({
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code }] },
    effectiveDateTime: sampledOn,
    valueQuantity: { value, unit: 'mg/dL' },
    referenceRange: [{ high: { value: high }, text: `< ${high}` }],
    ...(note === undefined ? {} : { note: [{ text: note }] }),
  });
  const entry = [observation('1558-6', 104, 100), observation('2093-3', 187, 200, remark)];
  return JSON.stringify({ resourceType: 'Bundle', entry: entry.map((resource) => ({ resource })) });
};

const paragraph = (text: string) => [
  { type: 'PARAGRAPH' as const, level: 0, spans: [{ text, marks: [], href: null }] },
];

const row = (marker: string, value: number, comment: string | null = null) => ({
  marker,
  value,
  comparator: null,
  unit: 'mg/dL',
  rangeText: null,
  comment,
});

export const samples: FeatureSamples = {
  tables: ['blood_reports', 'blood_results', 'blood_diagnoses'],

  /** A finished test: a report in FHIR, reviewed results with a remark, a diagnosis that says the text. */
  async add(bed, clinic, patientId, text) {
    const as = clinic.people.specialist;
    const ok = <Answer extends { status: number; text: string }>(answer: Answer): Answer => {
      if (answer.status >= 300) throw new Error(`The blood test answered ${answer.text}.`);
      return answer;
    };
    const body = { name: 'Analítica', type: 'BLOOD_ANALYSIS', principalId: as.professionalId };
    const test = ok(await bed.call('createMedicalTest', { as, path: { patientId }, body }));
    const path = { medicalTestId: test.body.id as string };
    const file = { fileName: 'resultados.json', content: fhirFile(text) };
    const report = ok(await bed.call('importBloodFhir', { as, path, body: file }));
    const reportId = report.body.id as string;
    reportOf.set(path.medicalTestId, reportId);
    ok(
      await bed.call('updateBloodResults', {
        as,
        path,
        headers: { 'if-match': '"0"' },
        body: {
          sampledAt: '2026-02-03',
          values: [
            { ...row('glucose_fasting', 104), rangeText: '< 100', reportId, proposalId: '0.0' },
            row('chol_total', 187, text),
          ],
        },
      }),
    );
    ok(await bed.call('generateBloodDiagnosis', { as, path, headers: { 'if-match': '"0"' } }));
    const saved = ok(
      await bed.call('updateBloodDiagnosis', {
        as,
        path,
        headers: { 'if-match': '"2"' },
        body: { text: paragraph(text) },
      }),
    );
    const version = String(saved.body.version);
    ok(await bed.call('finishBloodDiagnosis', { as, path, headers: { 'if-match': `"${version}"` } }));
    return path.medicalTestId;
  },

  calls({ patientId, id }) {
    const path = { medicalTestId: id };
    const report = { ...path, reportId: reportOf.get(id) ?? id };
    const headers = { 'if-match': '"1"' };
    return {
      importBloodReport: { path, body: { documentId: id }, names: true },
      listBloodReports: { path, names: true },
      getBloodReport: { path: report, names: true },
      deleteBloodReport: { path: report, names: true },
      importBloodFhir: { path, body: { fileName: 'a.json', content: fhirFile('–') }, names: true },
      exportBloodFhir: { path, names: true },
      getBloodResults: { path, names: true },
      updateBloodResults: { path, headers, body: { laboratory: 'A' }, names: true },
      listBloodTrends: { path: { patientId }, names: true },
      getBloodDiagnosis: { path, names: true },
      updateBloodDiagnosis: { path, headers, body: { text: paragraph('A') }, names: true },
      generateBloodDiagnosis: { path, headers, names: true },
      finishBloodDiagnosis: { path, headers, names: true },
      exportBloodDiagnosis: { path, names: true },
    };
  },

  access: {
    importBloodReport: writes,
    listBloodReports: reads,
    getBloodReport: reads,
    deleteBloodReport: writes,
    importBloodFhir: writes,
    exportBloodFhir: reads,
    getBloodResults: reads,
    updateBloodResults: writes,
    listBloodTrends: reads,
    getBloodDiagnosis: reads,
    updateBloodDiagnosis: writes,
    generateBloodDiagnosis: writes,
    finishBloodDiagnosis: writes,
    exportBloodDiagnosis: reads,
  },
};
