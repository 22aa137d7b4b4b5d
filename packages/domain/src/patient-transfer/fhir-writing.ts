import { plainTextOf } from '../notes/index.ts';
import { BODY_MAGNITUDE_IDS, type BodyMagnitude } from '../patient-data/index.ts';
import { PATIENT_FIELD_EXTENSIONS } from '../patients/index.ts';
import { LOINC, MAGNITUDE_CODES, OWN, OWN_CODES, OWN_IDS, UCUM } from './fhir-codes.ts';
import type { RecordRow } from './record-rows.ts';
import type { PatientRecord } from './record.ts';

/** One entry of a bundle, whose file is inserted when it is written. */
export interface FhirEntry {
  /** The document whose bytes it contains; null for none. */
  documentId: string | null;
  /** @param data the bytes in base64 */
  write(data: string | null): string;
}

/** A FHIR R4 bundle in the order in which it is written. */
export interface FhirBundleParts {
  head: string;
  entries: Iterable<FhirEntry>;
  tail: string;
}

/**
 * A record as a FHIR R4 collection: Patient, an Observation for each body figure, a DocumentReference for each file and
 * each note.
 */
export function toFhirBundle(record: PatientRecord): FhirBundleParts {
  return {
    head: `{"resourceType":"Bundle","type":"collection","timestamp":${JSON.stringify(record.exportedAt)},"entry":[\n`,
    entries: entriesOf(record),
    tail: '\n]}\n',
  };
}

function* entriesOf(record: PatientRecord): Generator<FhirEntry> {
  const subject = { reference: urn(record.patient.id) };
  yield plain(patientResource(record));
  for (const measurement of record.sections.measurements) {
    for (const magnitude of BODY_MAGNITUDE_IDS) {
      const resource = observation(measurement, magnitude, subject);
      if (resource !== null) yield plain(resource);
    }
  }
  for (const document of record.sections.documents) {
    yield {
      documentId: document.id,
      write: (data) => entry(documentReference(document, subject, data)),
    };
  }
  for (const note of record.sections.notes) yield plain(noteReference(record, note, subject));
}

interface Resource {
  id: string;
  resourceType: string;
}

interface Reference {
  reference: string;
}

const urn = (id: string): string => `urn:uuid:${id}`;
const entry = (resource: Resource): string => JSON.stringify({ fullUrl: urn(resource.id), resource });
const plain = (resource: Resource): FhirEntry => ({ documentId: null, write: () => entry(resource) });
const ownId = (id: string) => ({ system: OWN_IDS, value: id });

function patientResource({ patient }: PatientRecord): Resource {
  const { address, postalCode, city, country, phone } = patient;
  const hasAddress = [address, postalCode, city, country].some((part) => part !== null);
  return without({
    resourceType: 'Patient',
    id: patient.id,
    identifier: [ownId(patient.id)],
    active: patient.state === 'ACTIVE',
    name: [{ use: 'official', family: patient.surname, given: [patient.name] }],
    telecom: [
      { system: 'email', value: patient.email },
      ...(phone === null ? [] : [{ system: 'phone', value: phone }]),
    ],
    gender: patient.sex === 'FEMALE' ? 'female' : 'male',
    birthDate: patient.birthdate,
    address: hasAddress
      ? [without({ line: address === null ? null : [address], postalCode, city, country })]
      : null,
    extension: PATIENT_FIELD_EXTENSIONS.flatMap(([field, url]) => {
      const valueString = patient[field];
      return valueString === null ? [] : [{ url, valueString }];
    }),
  });
}

function observation(
  measurement: RecordRow<'measurements'>,
  magnitude: BodyMagnitude,
  subject: Reference,
): Resource | null {
  const value: unknown = measurement[magnitude as keyof typeof measurement];
  if (typeof value !== 'number') return null;
  const { display, unit, loinc } = MAGNITUDE_CODES[magnitude];
  const own = { system: OWN_CODES, code: magnitude, display };
  return without({
    resourceType: 'Observation',
    id: `${measurement.id}-${magnitude.toLowerCase()}`,
    // Figures that were measured together share one identifier.
    identifier: [ownId(measurement.id)],
    status: 'final',
    category: [
      {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' },
        ],
      },
    ],
    code: {
      coding: loinc === undefined ? [own] : [{ system: LOINC, code: loinc, display }, own],
      text: display,
    },
    subject,
    effectiveDateTime: measurement.measuredOn,
    issued: measurement.createdAt,
    valueQuantity: { value, unit, system: UCUM, code: unit },
    note: measurement.note === null ? null : [{ text: measurement.note }],
    extension: [{ url: OWN.source, valueCode: measurement.source }],
  });
}

function documentReference(
  document: RecordRow<'documents'>,
  subject: Reference,
  data: string | null,
): Resource {
  return without({
    resourceType: 'DocumentReference',
    id: document.id,
    identifier: [ownId(document.id)],
    status: 'current',
    subject,
    date: document.createdAt,
    content: [
      {
        attachment: without({
          contentType: document.contentType,
          title: document.fileName,
          size: document.sizeBytes,
          creation: document.storedAt,
          data,
        }),
      },
    ],
    extension: [{ url: OWN.kind, valueCode: document.entityType }],
  });
}

const base64OfText = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

/** A note in readable form, and in our own format, from which it can be restored unchanged. */
function noteReference(record: PatientRecord, note: RecordRow<'notes'>, subject: Reference): Resource {
  const signed = record.sections.noteVersions.find(
    (one) => one.noteId === note.id && one.version === note.version,
  );
  const related = record.sections.noteDocuments
    .filter((one) => one.noteId === note.id && one.version === note.version)
    .map((one) => ({ reference: urn(one.documentId) }));
  return without({
    resourceType: 'DocumentReference',
    id: note.id,
    identifier: [ownId(note.id)],
    status: 'current',
    type: { text: 'Note' },
    subject,
    date: note.createdAt,
    author: signed === undefined ? null : [{ display: `${signed.authorName} ${signed.authorSurname}` }],
    description: note.title,
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          title: note.title,
          data: base64OfText(plainTextOf(note.message)),
        },
      },
      {
        attachment: {
          contentType: 'application/json',
          title: note.title,
          data: base64OfText(JSON.stringify(note.message)),
        },
      },
    ],
    context: related.length === 0 ? null : { related },
    extension: [
      { url: OWN.kind, valueCode: 'NOTE_TEXT' },
      ...(note.template === null ? [] : [{ url: 'urn:healzy:note-template', valueCode: note.template }]),
    ],
  });
}

/** FHIR has no null: absent values are left out. */
function without<Value extends object>(value: Value): { [Key in keyof Value]: NonNullable<Value[Key]> } {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null)) as {
    [Key in keyof Value]: NonNullable<Value[Key]>;
  };
}
