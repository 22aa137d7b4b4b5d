import { BODY_MAGNITUDE_IDS, type BodyMagnitude } from '../patient-data/index.ts';
import { PATIENT_FIELD_EXTENSIONS } from '../patients/index.ts';
import { LOINC, MAGNITUDE_CODES, OWN, OWN_CODES, UNIT_FACTORS } from './fhir-codes.ts';
import { isNote, noteOf, paperOf } from './fhir-document-reading.ts';
import {
  documentSchema,
  extensionOf,
  idOf,
  instantOf,
  observationSchema,
  patientSchema,
  read,
  resourcesOf,
  type BundleReading,
  type FhirObservation,
  type FhirPatient,
} from './fhir-resources.ts';
import { RECORD_SECTIONS } from './record-rows.ts';
import { RECORD_FORMAT, RECORD_VERSION } from './record.ts';

export type { BundleReading } from './fhir-resources.ts';

/**
 * A record still to be checked by `recordSchema`, and the bytes of its files by the document's id. Their size and hash
 * are added by the code that stores them.
 */
export interface ReadBundle {
  record: { sections: { documents: { id: string; sizeBytes: number; sha256: string }[] } };
  /** Base64. */
  files: Map<string, string>;
}

/**
 * Reads Patient, Observation and DocumentReference of a FHIR R4 bundle, ours or another product's; null when it is not
 * a bundle or does not have exactly one patient. Other resources and unknown observations are skipped. Runs in steps,
 * so that the caller can serve other requests in between.
 */
export function* fhirBundleSteps(
  json: unknown,
  reading: BundleReading,
): Generator<undefined, ReadBundle | null> {
  const resources = resourcesOf(json);
  if (resources === null) return null;
  const patients = yield* read(patientSchema, resources, 'Patient');
  const [patient] = patients;
  if (patient === undefined || patients.length !== 1) return null;
  const documents = yield* read(documentSchema, resources, 'DocumentReference');
  const files = new Map<string, string>();
  const papers = documents.filter((one) => !isNote(one)).flatMap((one) => paperOf(one, reading, files));
  const written: ReturnType<typeof noteOf>[] = [];
  for (const document of documents.filter(isNote)) {
    written.push(noteOf(document, reading));
    yield;
  }
  const observations = yield* read(observationSchema, resources, 'Observation');
  yield;
  const sections = {
    ...Object.fromEntries(RECORD_SECTIONS.map((section) => [section, []])),
    measurements: measurementsOf(observations, reading),
    documents: papers,
    notes: written.map(({ note }) => note),
    noteVersions: written.map(({ version }) => version),
    noteDocuments: written.flatMap(({ related, note }) =>
      related
        .filter((id) => files.has(id))
        .map((documentId, position) => ({ noteId: note.id, version: 1, documentId, position })),
    ),
  };
  const record = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    exportedAt: reading.now,
    specialists: [],
    patient: cardOf(patient, reading),
    sections,
  };
  return { record, files };
}

function cardOf(patient: FhirPatient, { newId, now, zone }: BundleReading) {
  const [name] = patient.name;
  const [address] = patient.address ?? [];
  const telecom = (system: string): string | null =>
    patient.telecom?.find((one) => one.system === system)?.value ?? null;
  const extensions = Object.fromEntries(
    PATIENT_FIELD_EXTENSIONS.map(([field, url]) => [field, extensionOf(patient, url)]),
  );
  return {
    id: idOf(patient) ?? newId(),
    createdAt: now,
    state: patient.active === false ? 'INACTIVE' : 'ACTIVE',
    name: name?.given?.join(' ') ?? '',
    surname: name?.family ?? '',
    email: telecom('email') ?? '',
    phone: telecom('phone'),
    address: address?.line?.join(', ') ?? null,
    postalCode: address?.postalCode ?? null,
    city: address?.city ?? null,
    country: address?.country ?? null,
    birthdate: patient.birthDate ?? '',
    sex: patient.gender === 'female' ? 'FEMALE' : patient.gender === 'male' ? 'MALE' : patient.gender,
    weightKg: null,
    heightCm: null,
    ...extensions,
    timezone: extensions.timezone ?? zone,
  };
}

function magnitudeOf({ code }: FhirObservation): BodyMagnitude | null {
  const codings = code.coding ?? [];
  const isCalled = (id: BodyMagnitude, { system, code: name }: (typeof codings)[number]): boolean => {
    if (name === undefined) return false;
    const { loinc, alsoRead = [] } = MAGNITUDE_CODES[id];
    return system === LOINC ? name === loinc || alsoRead.includes(name) : system === OWN_CODES && name === id;
  };
  return BODY_MAGNITUDE_IDS.find((id) => codings.some((one) => isCalled(id, one))) ?? null;
}

/** One measurement for all figures with one identifier or, where a product gives none, of one day. */
function measurementsOf(observations: readonly FhirObservation[], { newId, now }: BundleReading) {
  const found = new Map<string, Record<string, unknown>>();
  for (const one of observations) {
    const magnitude = magnitudeOf(one);
    const day = one.effectiveDateTime?.slice(0, 10);
    const { value, code, unit } = one.valueQuantity ?? {};
    if (magnitude === null || day === undefined || value === undefined) continue;
    const factor = UNIT_FACTORS[MAGNITUDE_CODES[magnitude].unit][code ?? unit ?? ''];
    if (factor === undefined) continue;
    const id = idOf({ identifier: one.identifier });
    const key = id ?? day;
    const before = found.get(key) ?? {
      id: id ?? newId(),
      version: 1,
      measuredOn: day,
      ...Object.fromEntries(BODY_MAGNITUDE_IDS.map((each) => [each, null])),
      note: one.note?.[0]?.text ?? null,
      source: extensionOf(one, OWN.source) ?? 'STAFF',
      createdBy: null,
      createdAt: instantOf(one.issued, now),
      updatedAt: instantOf(one.issued, now),
    };
    found.set(key, { ...before, [magnitude]: factor === 1 ? value : value * factor });
  }
  return [...found.values()];
}
