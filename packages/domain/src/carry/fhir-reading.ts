import { z } from 'zod';
import { isContentTypeOf } from '../documents/index.ts';
import { richTextSchema, type RichText } from '../notes/index.ts';
import { BODY_MAGNITUDE_IDS, type BodyMagnitude } from '../patient-data/index.ts';
import { LOINC, MAGNITUDE_CODES, OWN, OWN_CODES, OWN_IDS, UNIT_FACTORS } from './fhir-codes.ts';
import { RECORD_FORMAT, RECORD_SECTIONS, RECORD_VERSION } from './record.ts';

const extension = z.object({
  url: z.string(),
  valueString: z.string().optional(),
  valueCode: z.string().optional(),
});
const common = {
  id: z.string().optional(),
  identifier: z.array(z.object({ system: z.string().optional(), value: z.string().optional() })).optional(),
  extension: z.array(extension.loose()).optional(),
};

const patientSchema = z.object({
  ...common,
  resourceType: z.literal('Patient'),
  active: z.boolean().optional(),
  name: z.array(z.object({ family: z.string().optional(), given: z.array(z.string()).optional() })).min(1),
  telecom: z.array(z.object({ system: z.string().optional(), value: z.string().optional() })).optional(),
  gender: z.string().optional(),
  birthDate: z.string().optional(),
  address: z
    .array(
      z.object({
        line: z.array(z.string()).optional(),
        postalCode: z.string().optional(),
        city: z.string().optional(),
        country: z.string().optional(),
      }),
    )
    .optional(),
});

const observationSchema = z.object({
  ...common,
  resourceType: z.literal('Observation'),
  code: z.object({
    coding: z.array(z.object({ system: z.string().optional(), code: z.string().optional() })).optional(),
  }),
  effectiveDateTime: z.string().optional(),
  issued: z.string().optional(),
  valueQuantity: z
    .object({ value: z.number().optional(), code: z.string().optional(), unit: z.string().optional() })
    .optional(),
  note: z.array(z.object({ text: z.string() })).optional(),
});

const documentSchema = z.object({
  ...common,
  resourceType: z.literal('DocumentReference'),
  description: z.string().optional(),
  date: z.string().optional(),
  author: z.array(z.object({ display: z.string().optional() })).optional(),
  content: z.array(
    z.object({
      attachment: z.object({
        contentType: z.string().optional(),
        title: z.string().optional(),
        data: z.string().optional(),
      }),
    }),
  ),
  context: z
    .object({ related: z.array(z.object({ reference: z.string().optional() })).optional() })
    .optional(),
});

const bundleSchema = z.object({
  resourceType: z.literal('Bundle'),
  entry: z.array(z.object({ resource: z.looseObject({ resourceType: z.string() }) })).max(500_000),
});

type FhirPatient = z.infer<typeof patientSchema>;
type FhirObservation = z.infer<typeof observationSchema>;
type FhirDocument = z.infer<typeof documentSchema>;

/** A record that is still to be checked by `recordSchema`, and the bytes of its files by the document's id. */
export interface ReadBundle {
  record: unknown;
  /** Base64. */
  files: Map<string, string>;
}

/** What the reading of a bundle needs from outside. */
export interface BundleReading {
  newId: () => string;
  now: string;
  /** The zone of a patient whose bundle names none. */
  zone: string;
  /** Size and SHA-256 of a file. */
  measure: (base64: string) => { sizeBytes: number; sha256: string };
}

/**
 * Reads Patient, Observation and DocumentReference of a FHIR R4 bundle, ours or another product's; null when it is none
 * or does not have exactly one patient. Other resources and figures that we do not know are passed over.
 */
export function fromFhirBundle(json: unknown, reading: BundleReading): ReadBundle | null {
  const bundle = bundleSchema.safeParse(json);
  if (!bundle.success) return null;
  const resources = bundle.data.entry.map(({ resource }) => resource);
  const patients = read(patientSchema, resources, 'Patient');
  const [patient] = patients;
  if (patient === undefined || patients.length !== 1) return null;
  const documents = read(documentSchema, resources, 'DocumentReference');
  const files = new Map<string, string>();
  const papers = documents.filter((one) => !isNote(one)).flatMap((one) => paperOf(one, reading, files));
  const written = documents.filter(isNote).map((one) => noteOf(one, reading));
  const sections = {
    ...Object.fromEntries(RECORD_SECTIONS.map((section) => [section, []])),
    measurements: measurementsOf(read(observationSchema, resources, 'Observation'), reading),
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

function read<Schema extends z.ZodType>(
  schema: Schema,
  resources: readonly { resourceType: string }[],
  type: string,
): z.output<Schema>[] {
  return resources
    .filter((resource) => resource.resourceType === type)
    .flatMap((resource) => {
      const result = schema.safeParse(resource);
      return result.success ? [result.data] : [];
    });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idOf(resource: { id?: string | undefined; identifier?: FhirPatient['identifier'] }): string | null {
  const own = resource.identifier?.find(({ system }) => system === OWN_IDS)?.value;
  return [own, resource.id].find((id) => id !== undefined && UUID.test(id)) ?? null;
}

const extensionOf = (resource: Pick<FhirPatient, 'extension'>, url: string): string | null => {
  const found = resource.extension?.find((one) => one.url === url);
  return found?.valueString ?? found?.valueCode ?? null;
};

const instantOf = (text: string | undefined, fallback: string): string => {
  const at = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? fallback : new Date(at).toISOString();
};

function cardOf(patient: FhirPatient, { newId, now, zone }: BundleReading) {
  const [name] = patient.name;
  const [address] = patient.address ?? [];
  const telecom = (system: string): string | null =>
    patient.telecom?.find((one) => one.system === system)?.value ?? null;
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
    coupon: extensionOf(patient, OWN.coupon),
    timezone: extensionOf(patient, OWN.zone) ?? zone,
  };
}

function magnitudeOf({ code }: FhirObservation): BodyMagnitude | null {
  const codings = code.coding ?? [];
  return (
    BODY_MAGNITUDE_IDS.find((id) =>
      codings.some(
        (one) =>
          (one.system === OWN_CODES && one.code === id) ||
          (one.system === LOINC && one.code !== undefined && one.code === MAGNITUDE_CODES[id].loinc),
      ),
    ) ?? null
  );
}

/** One measuring for all figures of one identifier or, where a product gives none, of one day. */
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

const isNote = (document: FhirDocument): boolean => extensionOf(document, OWN.kind) === 'NOTE_TEXT';

/** What can be filed for a patient: the files of a type that the product takes. */
function paperOf(document: FhirDocument, { newId, now, measure }: BundleReading, files: Map<string, string>) {
  const attachment = document.content[0]?.attachment;
  const contentType = attachment?.contentType ?? '';
  const kind = extensionOf(document, OWN.kind) === 'NOTE' ? 'NOTE' : 'PATIENT';
  if (attachment?.data === undefined || !isContentTypeOf(kind, contentType)) return [];
  const id = idOf(document) ?? newId();
  files.set(id, attachment.data);
  return [
    {
      id,
      entityType: kind,
      // Filled by whoever writes the record: it is the patient's own.
      entityId: id,
      fileName: attachment.title ?? document.description ?? 'file',
      contentType,
      ...measure(attachment.data),
      version: 1,
      createdBy: null,
      createdAt: instantOf(document.date, now),
      storedAt: now,
      replacedAt: null,
    },
  ];
}

function noteOf(document: FhirDocument, { newId, now }: BundleReading) {
  const id = idOf(document) ?? newId();
  const createdAt = instantOf(document.date, now);
  const template = extensionOf(document, 'urn:healzy:note-template');
  const shared = { template, title: document.description ?? '–', message: messageOf(document) };
  const [first = '', ...rest] = (document.author?.[0]?.display ?? '–').split(' ');
  return {
    note: { id, version: 1, ...shared, createdBy: null, createdAt, updatedAt: createdAt },
    version: {
      noteId: id,
      version: 1,
      ...shared,
      authorId: null,
      authorName: first,
      authorSurname: rest.join(' '),
      signedAt: createdAt,
    },
    related: (document.context?.related ?? []).flatMap(({ reference }) =>
      reference === undefined ? [] : [reference.replace(/^urn:uuid:/, '')],
    ),
  };
}

function messageOf(document: FhirDocument): RichText {
  const own = textOf(document, 'application/json');
  if (own !== null) {
    const parsed = richTextSchema.safeParse(parseJson(own));
    if (parsed.success) return parsed.data;
  }
  const text = textOf(document, 'text/plain') ?? '';
  return text.split('\n').map((line) => ({
    type: 'PARAGRAPH',
    level: 0,
    spans: line === '' ? [] : [{ text: line, marks: [], href: null }],
  }));
}

function textOf(document: FhirDocument, type: string): string | null {
  const found = document.content.find(({ attachment }) => attachment.contentType?.startsWith(type));
  if (found?.attachment.data === undefined) return null;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(found.attachment.data), (c) => c.charCodeAt(0)));
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
