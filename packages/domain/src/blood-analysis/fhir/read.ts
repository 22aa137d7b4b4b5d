import { z } from 'zod';
import { matchName } from '../extraction/names.ts';
import { rangeOfText } from '../extraction/range-text.ts';
import { BLOOD_MARKERS, findMarker, shareOf } from '../markers/markers.ts';
import type { BloodMarker } from '../markers/marker.ts';
import { convertRow, loincOf } from '../markers/convert.ts';
import { parseUnit } from '../markers/units.ts';
import type { BloodDoubt, FileDoubt, LaboratoryRange, ReportPatient } from '../report.ts';
import { comparableRow, isUnlikely, loincOfValue, unitOfValue } from '../results/value.ts';
import { textOfUcum } from './ucum.ts';
import type { FhirRemark } from './write.ts';

/** A value that a file in FHIR states, for a person to confirm. It has no place on a page. */
export interface FhirProposal {
  marker: string;
  label: string;
  value: number;
  valueText: string;
  comparator: '<' | '>' | '<=' | '>=' | null;
  unit: string | null;
  range: LaboratoryRange | null;
  flag: string | null;
  loinc: string | null;
  sampledAt: string | null;
  comments: string[];
  doubts: BloodDoubt[];
  comparable: { value: number; low: number | null; high: number | null; unit: string } | null;
}

/** The observations of one moment. */
export interface FhirSample {
  patient: ReportPatient;
  sampledAt: string | null;
  issued: string | null;
  laboratory: string | null;
  isAmended: boolean;
  proposals: FhirProposal[];
}

export interface FhirReading {
  samples: FhirSample[];
  /** What concerns the file as a whole. */
  doubts: FileDoubt[];
  notTaken: FhirRemark[];
}

const coding = z.object({
  system: z.string().optional(),
  code: z.string().optional(),
  display: z.string().optional(),
});
const concept = z.object({ coding: z.array(coding).optional(), text: z.string().optional() });
const quantity = z.object({
  value: z.number().optional(),
  comparator: z.enum(['<', '>', '<=', '>=']).optional(),
  unit: z.string().optional(),
  code: z.string().optional(),
});
const observation = z.object({
  resourceType: z.literal('Observation'),
  status: z.string().optional(),
  code: concept,
  subject: z.object({ reference: z.string().optional() }).optional(),
  effectiveDateTime: z.string().optional(),
  effectivePeriod: z.object({ start: z.string().optional() }).optional(),
  issued: z.string().optional(),
  performer: z.array(z.object({ display: z.string().optional() })).optional(),
  valueQuantity: quantity.optional(),
  dataAbsentReason: concept.optional(),
  interpretation: z.array(concept).optional(),
  note: z.array(z.object({ text: z.string().optional() })).optional(),
  referenceRange: z
    .array(z.object({ low: quantity.optional(), high: quantity.optional(), text: z.string().optional() }))
    .optional(),
  component: z.array(z.unknown()).optional(),
  hasMember: z.array(z.unknown()).optional(),
});
type Observation = z.infer<typeof observation>;

const patient = z.object({
  resourceType: z.literal('Patient'),
  id: z.string().optional(),
  name: z
    .array(
      z.object({
        text: z.string().optional(),
        family: z.string().optional(),
        given: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  birthDate: z.string().optional(),
  gender: z.string().optional(),
});

const MOST_RESOURCES = 2000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every resource of a file: of a bundle, of a list, or contained in a report; null when there is none. */
function resourcesOf(json: unknown): Record<string, unknown>[] | null {
  const tops = Array.isArray(json)
    ? json
    : isRecord(json) && json.resourceType === 'Bundle'
      ? json.entry
      : [json];
  if (!Array.isArray(tops)) return null;
  const resources = tops.flatMap((each: unknown): Record<string, unknown>[] => {
    const resource = isRecord(each) && isRecord(each.resource) ? each.resource : each;
    if (!isRecord(resource) || typeof resource.resourceType !== 'string') return [];
    const contained = Array.isArray(resource.contained)
      ? resource.contained.filter((one) => isRecord(one))
      : [];
    return [resource, ...contained];
  });
  return resources.length === 0 || resources.length > MOST_RESOURCES ? null : resources;
}

const BY_LOINC = new Map<string, BloodMarker>(
  BLOOD_MARKERS.flatMap((marker) => Object.values(marker.loinc).map((loinc) => [loinc, marker] as const)),
);

const labelOf = ({ code }: Pick<Observation, 'code'>): string =>
  code.text ??
  code.coding?.find(({ display }) => display !== undefined)?.display ??
  code.coding?.[0]?.code ??
  '';

/** By its code, else by a name that is known as a whole. */
function markerOf(one: Observation): { marker: BloodMarker; isByName: boolean } | null {
  for (const { system = '', code = '' } of one.code.coding ?? []) {
    const own = system === 'urn:healzy:blood-marker' ? findMarker(code) : undefined;
    const marker = own ?? (/loinc/iu.test(system) ? BY_LOINC.get(code) : undefined);
    if (marker !== undefined) return { marker, isByName: false };
  }
  const named = matchName(labelOf(one));
  return named === null ? null : { marker: named.marker, isByName: true };
}

const FINAL = ['final', 'amended', 'corrected'];
const AMENDED = ['amended', 'corrected'];

const textOfQuantity = ({ value, unit, code }: z.infer<typeof quantity>): string =>
  [value, unit ?? code].filter((part) => part !== undefined).join(' ');

type Quantity = z.infer<typeof quantity>;

/** The units that a quantity states, as they are printed. */
const unitsOf = ({ unit, code }: Quantity): string[] =>
  [unit, code === undefined ? undefined : textOfUcum(code)].filter((text) => text !== undefined);

/** A limit in the unit of the value; null where it does not convert. One without a unit has that of the value. */
function limitIn(
  marker: string,
  unit: string,
  limit: Quantity,
): { value: number | null; isConverted: boolean } | null {
  const { value } = limit;
  const stated = unitsOf(limit);
  const own = parseUnit(unit);
  const isOwn = (text: string): boolean => {
    const read = parseUnit(text);
    return text === unit || (read !== null && read.kind === own?.kind && read.scale === own.scale);
  };
  if (value === undefined) return { value: null, isConverted: false };
  if (stated.length === 0 || stated.some(isOwn)) return { value, isConverted: false };
  for (const from of stated) {
    const there = convertRow(marker, { value, low: null, high: null }, from, unit);
    if (there !== null) return { value: Number(there.value.toPrecision(4)), isConverted: true };
  }
  return null;
}

function rangeOf(marker: string, unit: string, { referenceRange = [] }: Observation): LaboratoryRange | null {
  const [first] = referenceRange;
  if (first === undefined) return null;
  const [lower, upper] = [first.low ?? {}, first.high ?? {}].map((limit) => limitIn(marker, unit, limit));
  if (lower == null || upper == null) {
    const limits = [first.low, first.high].flatMap((limit) => (limit ? [textOfQuantity(limit)] : []));
    return { text: first.text ?? limits.join(' - '), low: null, high: null, kind: 'NONE' };
  }
  const low = lower.value;
  const high = upper.value;
  const built =
    low !== null && high !== null
      ? `${low} - ${high}`
      : high !== null
        ? `<= ${high}`
        : low !== null
          ? `>= ${low}`
          : '';
  // A text in another unit would be read in that of the value once a person changes the row.
  const text = lower.isConverted || upper.isConverted ? built : (first.text ?? built);
  if (referenceRange.length > 1)
    return {
      text: referenceRange
        .map((range) => range.text ?? textOfQuantity(range.high ?? range.low ?? {}))
        .join('; '),
      low: null,
      high: null,
      kind: 'SEVERAL',
    };
  if (text === '') return null;
  const printed = rangeOfText(marker, unit, text);
  if (low === null && high === null) return printed;
  // Limits beside the words of a class (`Insuficiencia 10 - 30`) are the class's, not those of what is normal.
  if (printed.kind === 'CLASS' || printed.kind === 'SEVERAL') return printed;
  return { text, low, high, kind: low !== null && high !== null ? 'INTERVAL' : 'LIMIT' };
}

/** The day and the minute on the clock that the file states. */
function momentOf(text: string | undefined): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/u.exec(text ?? '');
  if (!match) return null;
  return match[2] === undefined ? match[1]! : `${match[1]}T${match[2]}`;
}

/** Whether the unit as printed, its code, and the code of the analyte say different things: mass and moles have a code each. */
function isUnitContradicted(one: Observation, marker: BloodMarker, texts: readonly string[]): boolean {
  const units = texts.flatMap((text) => unitOfValue(marker.id, text) ?? []);
  const [first, second] = units;
  if (first === undefined) return false;
  if (second !== undefined && (first.kind !== second.kind || Math.abs(first.scale / second.scale - 1) > 1e-9))
    return true;
  const own = loincOf(marker, first);
  const codes = (one.code.coding ?? []).flatMap(({ system = '', code = '' }) =>
    /loinc/iu.test(system) && BY_LOINC.get(code)?.id === marker.id ? [code] : [],
  );
  return own !== null && codes.length > 0 && !codes.includes(own);
}

function proposalOf(one: Observation): FhirProposal | FhirRemark {
  const label = labelOf(one);
  const remark = (reason: FhirRemark['reason'], text = label): FhirRemark => ({
    reason,
    subject: 'Observation',
    text,
  });
  if (one.status !== undefined && !FINAL.includes(one.status))
    return remark('NOT_FINAL', `${label} (${one.status})`);
  if (one.dataAbsentReason !== undefined) return remark('DATA_ABSENT');
  if (one.component !== undefined && one.valueQuantity === undefined) return remark('NESTED');
  const { value, comparator = null, unit, code } = one.valueQuantity ?? {};
  if (value === undefined) return remark('NO_QUANTITY');
  const found = markerOf(one);
  if (found === null)
    return remark('OTHER_RESOURCE', `${label} ${textOfQuantity(one.valueQuantity ?? {})}`.trim());
  const texts = [unit, code === undefined ? undefined : textOfUcum(code)].filter(
    (text) => text !== undefined,
  );
  const isPercent = texts.some((text) => parseUnit(text)?.kind === 'PERCENT');
  const marker = isPercent ? shareOf(found.marker) : found.marker;
  const usable = texts.find((text) => unitOfValue(marker.id, text) !== null);
  const stated = usable ?? texts[0] ?? '';
  const isKnown = unitOfValue(marker.id, stated) !== null;
  const doubts: BloodDoubt[] = [];
  if (texts.length === 0 && !isKnown) doubts.push('UNIT_MISSING');
  else if (!isKnown) doubts.push('UNIT_UNUSUAL');
  if (found.isByName) doubts.push('NAME_QUALIFIED');
  if (isUnitContradicted(one, marker, texts)) doubts.push('UNIT_UNCERTAIN');
  const range = rangeOf(marker.id, stated, one);
  const row = {
    marker: marker.id,
    value,
    comparator,
    unit: stated,
    low: range?.low ?? null,
    high: range?.high ?? null,
  };
  if (isUnlikely(row)) doubts.push('VALUE_IMPLAUSIBLE');
  return {
    marker: marker.id,
    label,
    value,
    valueText: `${comparator ?? ''}${value}`,
    comparator,
    unit: texts.length === 0 ? null : stated,
    range,
    flag: one.interpretation?.[0]?.coding?.[0]?.code ?? one.interpretation?.[0]?.text ?? null,
    loinc: isKnown ? loincOfValue(row) : null,
    sampledAt: momentOf(one.effectiveDateTime ?? one.effectivePeriod?.start),
    comments: (one.note ?? []).flatMap(({ text }) => (text === undefined ? [] : [text])),
    doubts,
    comparable: isKnown ? comparableRow(row) : null,
  };
}

const SEXES: Readonly<Record<string, 'MALE' | 'FEMALE'>> = { male: 'MALE', female: 'FEMALE' };

const NOBODY: ReportPatient = { name: null, number: null, born: null, sex: null, age: null };

/** The last part of `Patient/7`, `#7` or `urn:uuid:7`. */
const idOf = (reference: string): string => reference.split(/[/#:]/u).at(-1) ?? reference;

const subjectOf = ({ subject }: Observation): string | null =>
  subject?.reference === undefined ? null : idOf(subject.reference);

/** Who the results of a subject are about, and whether the file may be about several people. */
class People {
  readonly #patients: { id: string | null; person: ReportPatient }[];
  /** Whether the file names several patients, or has results of several subjects. */
  readonly areSeveral: boolean;

  constructor(resources: readonly Record<string, unknown>[]) {
    this.#patients = resources.flatMap((one) => {
      const read = patient.safeParse(one);
      return read.success ? [{ id: read.data.id ?? null, person: personOf(read.data) }] : [];
    });
    const different = new Set(this.#patients.map(({ person }) => JSON.stringify(person)));
    const subjects = resources.flatMap((one) => {
      const read = observation.safeParse(one);
      return read.success ? (subjectOf(read.data) ?? []) : [];
    });
    this.areSeveral = different.size > 1 || new Set(subjects).size > 1;
  }

  /** Where nothing says which of several patients it is, none is taken. */
  of(subject: string | null): ReportPatient {
    if (!this.areSeveral) return this.#patients[0]?.person ?? NOBODY;
    const own = this.#patients.filter(({ id }) => id !== null && id === subject);
    return own.length === 1 ? own[0]!.person : NOBODY;
  }
}

function personOf(found: z.infer<typeof patient>): ReportPatient {
  const name = found.name?.[0];
  const spelled = name?.text ?? [...(name?.given ?? []), name?.family ?? ''].join(' ').trim();
  return {
    name: spelled === '' ? null : spelled,
    number: null,
    born: momentOf(found.birthDate)?.slice(0, 10) ?? null,
    sex: SEXES[found.gender ?? ''] ?? null,
    age: null,
  };
}

/** A report whose results are elsewhere: each is named, none is there to be read. */
function namedElsewhere(resources: readonly Record<string, unknown>[]): FhirRemark[] {
  if (resources.some(({ resourceType }) => resourceType === 'Observation')) return [];
  return resources
    .flatMap(({ resourceType, result }) =>
      resourceType === 'DiagnosticReport' && Array.isArray(result) ? result : [],
    )
    .map((one: unknown) => ({
      reason: 'DATA_ABSENT',
      subject: 'Observation',
      text: isRecord(one) ? String(one.display ?? one.reference ?? '') : '',
    }));
}

/** Resources that say what a result is about, not a result. */
const BESIDE = [
  'Patient',
  'DiagnosticReport',
  'Specimen',
  'Organization',
  'Practitioner',
  'PractitionerRole',
];

/**
 * Reads laboratory results in FHIR R4: a Bundle, a report with contained observations, a list or a single observation.
 * Nothing is dropped: what gives no value is in `notTaken` with a reason.
 *
 * @returns null when it is none of these
 */
export function readFhirResults(json: unknown): FhirReading | null {
  const resources = resourcesOf(json);
  if (resources === null) return null;
  const people = new People(resources);
  const notTaken = namedElsewhere(resources);
  const samples = new Map<string, FhirSample>();
  for (const resource of resources) {
    const type = String(resource.resourceType);
    if (type !== 'Observation') {
      if (!BESIDE.includes(type)) notTaken.push({ reason: 'OTHER_RESOURCE', subject: type, text: '' });
      continue;
    }
    const read = observation.safeParse(resource);
    if (!read.success) {
      // A sign or a value that is not known here still has its analyte's name.
      const named = observation.pick({ code: true }).safeParse(resource);
      const text = named.success ? labelOf(named.data) : '';
      notTaken.push({ reason: 'NO_QUANTITY', subject: type, text });
      continue;
    }
    // A panel has members, and no value of its own.
    if (read.data.hasMember !== undefined && read.data.valueQuantity === undefined) continue;
    const proposal = proposalOf(read.data);
    if ('reason' in proposal) {
      notTaken.push(proposal);
      continue;
    }
    const day = proposal.sampledAt?.slice(0, 10) ?? '';
    const subject = subjectOf(read.data);
    const key = people.areSeveral ? `${day}|${subject ?? ''}` : day;
    const sample = samples.get(key) ?? {
      patient: people.of(subject),
      sampledAt: proposal.sampledAt,
      issued: momentOf(read.data.issued),
      laboratory: read.data.performer?.[0]?.display?.slice(0, 200) ?? null,
      isAmended: false,
      proposals: [],
    };
    sample.isAmended ||= AMENDED.includes(read.data.status ?? '');
    if (sample.proposals.some(({ marker }) => marker === proposal.marker))
      proposal.doubts.push('MARKER_TWICE');
    sample.proposals.push(proposal);
    samples.set(key, sample);
  }
  return { samples: [...samples.values()], doubts: people.areSeveral ? ['SEVERAL_PEOPLE'] : [], notTaken };
}
