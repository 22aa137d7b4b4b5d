import {
  bloodFindings,
  bloodIndices,
  readLaboratoryText,
  type BloodSubject,
  type ConfirmedValue,
  type LaboratoryReport,
} from '../packages/domain/src/blood-analysis/index.ts';
import { readPdfText } from '../apps/server/src/platform/pdf/text/read-pdf-text.ts';

/** Limits of waist in Europe, where the person's own are not given. */
const WAIST_LIMITS = { male: 94, female: 80 };

const rounded = (value: number): number => Number(value.toPrecision(12));

/** Values as a person would confirm them: what is in doubt is left out until somebody has looked. */
const confirmed = ({ markers }: LaboratoryReport): ConfirmedValue[] =>
  markers.flatMap(({ marker, comparator, doubts, comparable }) =>
    doubts.length > 0 || comparable === null
      ? []
      : [{ marker, comparator, value: comparable.value, low: comparable.low, high: comparable.high }],
  );

function described(report: LaboratoryReport, given: BloodSubject): object {
  const { patient } = report;
  const subject = { ...given, age: given.age ?? patient.age, sex: given.sex ?? patient.sex };
  const values = confirmed(report);
  const indices = bloodIndices(values, subject);
  const facts = { ...subject, waist: null, systolic: null, diastolic: null, waistLimits: WAIST_LIMITS };
  return {
    ...report,
    markers: report.markers.map((marker) => ({
      ...marker,
      comparable: marker.comparable && { ...marker.comparable, value: rounded(marker.comparable.value) },
    })),
    indices,
    ...bloodFindings(values, indices, facts),
  };
}

/** What a laboratory's PDF contains and what is computed from it. Indices and findings use values without a doubt alone. */
export async function describeLaboratoryPdf(bytes: Uint8Array, subject: BloodSubject): Promise<object> {
  const text = await readPdfText(bytes);
  if (text.kind === 'refused')
    return { recognised: null, reports: null, code: text.code, details: text.details };
  const { reports, ...recognised } = readLaboratoryText(text.items, text.pages.length);
  return {
    recognised: { kind: 'LABORATORY_REPORT', pages: text.pages.length, ...recognised },
    reports: reports.map((report) => described(report, subject)),
    code: null,
  };
}
