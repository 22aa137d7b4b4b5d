import { bloodMarker } from '../markers/markers.ts';
import type { UnreadReason } from '../report.ts';
import { positionOf } from '../results/position.ts';
import type { BloodValueRecord } from '../results/schemas.ts';
import { loincOfValue } from '../results/value.ts';
import { ucumOf, UCUM } from './ucum.ts';

const LOINC = 'http://loinc.org';
const OWN_MARKERS = 'urn:healzy:blood-marker';
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';
const ABSENT = 'http://terminology.hl7.org/CodeSystem/data-absent-reason';
const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';

/** Something that is not carried over between a file and the results. */
export interface FhirRemark {
  reason:
    | 'OTHER_RESOURCE'
    | 'NOT_FINAL'
    | 'NO_QUANTITY'
    | 'DATA_ABSENT'
    | 'NESTED'
    | 'OTHER_PERSON'
    | 'NO_LOINC'
    | 'NO_UCUM'
    | 'FASTING'
    | 'DOUBTS_AND_PLACES'
    | 'FLAG';
  subject: string | null;
  text: string;
}

/** The results of a test with what FHIR says beside them. */
export interface FhirResults {
  id: string;
  name: string;
  language: 'es' | 'en';
  patient: {
    id: string;
    name: string;
    surname: string;
    birthdate: string | null;
    sex: 'MALE' | 'FEMALE' | null;
  };

  sampledAt: string;
  laboratory: string | null;
  isFasting: boolean | null;
  issuedAt: string;
  isFinal: boolean;
  values: readonly BloodValueRecord[];
  /** What the laboratory has not answered. */
  absent: readonly { marker: string; reason: UnreadReason }[];
}

const MOST_ID = 64;
/**
 * The id of an observation: FHIR allows 64 letters, digits, dashes and points. A test's id takes 37 of them, and no two analytes
 * share the beginning of their names that is left.
 */
const observationId = (test: string, marker: string): string =>
  `${test}-${marker.replaceAll('_', '-')}`.slice(0, MOST_ID);
/** How an entry of the bundle is referred to: by the address that it has there. */
const addressOf = (id: unknown): string => `urn:healzy:observation:${String(id)}`;

/** FHIR has no null: what is not known is left out. */
const without = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined));

function codeOf(marker: string, loinc: string | null, language: 'es' | 'en') {
  const { es, en } = bloodMarker(marker);
  const own = { system: OWN_MARKERS, code: marker, display: en };
  return {
    coding: loinc === null ? [own] : [{ system: LOINC, code: loinc, display: en }, own],
    text: language === 'es' ? es : en,
  };
}

const POSITIONS = { BELOW: ['L', 'Low'], ABOVE: ['H', 'High'], WITHIN: ['N', 'Normal'] } as const;

function interpretationOf(value: BloodValueRecord) {
  const position = positionOf(value);
  if (position === 'UNKNOWN') return null;
  const [code, display] = POSITIONS[position];
  return [{ coding: [{ system: INTERPRETATION, code, display }] }];
}

function quantity(value: number, unit: string, comparator: BloodValueRecord['comparator'] = null) {
  const code = ucumOf(unit);
  return without({
    value,
    comparator,
    unit: unit === '' ? null : unit,
    ...(code === null ? {} : { system: UCUM, code }),
  });
}

function rangeOf({ rangeText, low, high, unit, rangeKind }: BloodValueRecord) {
  if (rangeText === null) return null;
  // The limits of a class (`Insuficiencia 10 - 30`) would be read as those of what is normal.
  if (rangeKind !== 'INTERVAL' && rangeKind !== 'LIMIT') return [{ text: rangeText }];
  const sides = {
    low: low === null ? null : quantity(low, unit),
    high: high === null ? null : quantity(high, unit),
  };
  return [without({ ...sides, text: rangeText })];
}

/**
 * Results as a FHIR R4 Bundle: the patient, a DiagnosticReport and an Observation for each value, the laboratory's range
 * verbatim. What was not answered is an Observation with the reason.
 *
 * @returns the bundle, and what of the results FHIR has no place or no code for
 */
export function fhirOfResults(results: FhirResults): { bundle: object; notSaid: FhirRemark[] } {
  const { language, sampledAt, values } = results;
  const subject = { reference: `urn:uuid:${results.patient.id}` };
  const notSaid: FhirRemark[] = [];
  const common = {
    resourceType: 'Observation',
    category: [{ coding: [{ system: CATEGORY, code: 'laboratory', display: 'Laboratory' }] }],
    subject,
    effectiveDateTime: sampledAt,
  };
  const performer = results.laboratory === null ? null : [{ display: results.laboratory }];
  const observations = values.map((value) => {
    const loinc = loincOfValue(value);
    const about = { subject: value.marker, text: value.unit };
    if (loinc === null) notSaid.push({ reason: 'NO_LOINC', ...about });
    if (ucumOf(value.unit) === null) notSaid.push({ reason: 'NO_UCUM', ...about });
    if (value.flag !== null) notSaid.push({ reason: 'FLAG', subject: value.marker, text: value.flag });
    return without({
      ...common,
      id: observationId(results.id, value.marker),
      status: results.isFinal ? 'final' : 'preliminary',
      code: codeOf(value.marker, loinc, language),
      performer,
      valueQuantity: quantity(value.value, value.unit, value.comparator),
      interpretation: interpretationOf(value),
      note: value.comment === null ? null : [{ text: value.comment }],
      referenceRange: rangeOf(value),
    });
  });
  const known = new Set(values.map(({ marker }) => marker));
  const absent = results.absent
    .filter(({ marker }) => !known.has(marker))
    .map(({ marker, reason }) =>
      without({
        ...common,
        id: observationId(results.id, marker),
        status: reason === 'PENDING' ? 'registered' : 'cancelled',
        code: codeOf(marker, null, language),
        dataAbsentReason: {
          coding: [{ system: ABSENT, code: reason === 'PENDING' ? 'temp-unknown' : 'not-performed' }],
        },
      }),
    );
  if (results.isFasting !== null)
    notSaid.push({ reason: 'FASTING', subject: null, text: String(results.isFasting) });
  if (values.some(({ reportId }) => reportId !== null))
    notSaid.push({ reason: 'DOUBTS_AND_PLACES', subject: null, text: '' });
  const all = [...observations, ...absent];
  const { id, name, surname, birthdate, sex } = results.patient;
  const patient = without({
    resourceType: 'Patient',
    id,
    name: [{ family: surname, given: [name] }],
    birthDate: birthdate,
    gender: sex === null ? null : sex.toLowerCase(),
  });
  const report = without({
    resourceType: 'DiagnosticReport',
    id: results.id,
    status: results.isFinal ? 'final' : 'preliminary',
    category: [
      {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB', display: 'Laboratory' },
        ],
      },
    ],
    code: { coding: [{ system: LOINC, code: '11502-2', display: 'Laboratory report' }], text: results.name },
    subject,
    effectiveDateTime: sampledAt,
    issued: results.issuedAt,
    performer,
    result: all.map((observation) => ({ reference: addressOf(observation.id) })),
  });
  const entry = [patient, report, ...all].map((resource) => ({
    fullUrl:
      resource.resourceType === 'Patient' || resource.resourceType === 'DiagnosticReport'
        ? `urn:uuid:${String(resource.id)}`
        : addressOf(resource.id),
    resource,
  }));
  const bundle = { resourceType: 'Bundle', type: 'collection', timestamp: results.issuedAt, entry };
  return { bundle, notSaid };
}
