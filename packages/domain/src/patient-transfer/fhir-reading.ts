import { PATIENT_FIELD_EXTENSIONS } from '../patients/index.ts';
import { LANGUAGES, type Language } from '../shared/index.ts';
import {
  documentSchema,
  extensionOf,
  idOf,
  observationSchema,
  patientSchema,
  read,
  resourcesOf,
  type BundleReading,
  type FhirPatient,
} from '../shared/fhir/resources.ts';
import { RECORD_SECTIONS, TRANSFER_PARTS } from './record-rows.ts';
import { RECORD_FORMAT, RECORD_VERSION } from './record.ts';

export type { BundleReading } from '../shared/fhir/resources.ts';

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
  const source = {
    ...reading,
    documents: yield* read(documentSchema, resources, 'DocumentReference'),
    observations: yield* read(observationSchema, resources, 'Observation'),
    files: new Map<string, string>(),
  };
  const sections: Record<string, readonly unknown[]> = Object.fromEntries(
    RECORD_SECTIONS.map((section) => [section, []]),
  );
  for (const { fhir } of TRANSFER_PARTS) if (fhir) Object.assign(sections, yield* fhir.read(source));
  const record = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    exportedAt: reading.now,
    specialists: [],
    patient: cardOf(patient, reading),
    sections: sections as ReadBundle['record']['sections'],
  };
  return { record, files: source.files };
}

/** The language that a patient prefers, else the first one, where it is one of ours: `es-ES` is Spanish. */
function languageOf({ communication = [] }: FhirPatient): Language | null {
  const said = communication.find(({ preferred }) => preferred === true) ?? communication[0];
  const [tag] = (said?.language.coding?.[0]?.code ?? '').toLowerCase().split('-');
  return LANGUAGES.find((language) => language === tag) ?? null;
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
    language: languageOf(patient),
    ...extensions,
    timezone: extensions.timezone ?? zone,
  };
}
