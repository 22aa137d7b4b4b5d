import { isContentTypeOf } from '../documents/index.ts';
import { richTextSchema, type RichText } from '../notes/index.ts';
import { OWN } from './fhir-codes.ts';
import { extensionOf, idOf, instantOf, type BundleReading, type FhirDocument } from './fhir-resources.ts';

/** Whether the document is the text of a note rather than a file. */
export const isNote = (document: FhirDocument): boolean => extensionOf(document, OWN.kind) === 'NOTE_TEXT';

/** What can be filed for a patient: files of a type that the product accepts. */
export function paperOf(document: FhirDocument, { newId, now }: BundleReading, files: Map<string, string>) {
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
      // Filled in by the code that stores the record: it is the patient's own id.
      entityId: id,
      fileName: attachment.title ?? document.description ?? 'file',
      contentType,
      sizeBytes: 0,
      sha256: '',
      version: 1,
      createdBy: null,
      createdAt: instantOf(document.date, now),
      storedAt: now,
      replacedAt: null,
    },
  ];
}

/** A note with its one signed version, and the ids of its files. */
export function noteOf(document: FhirDocument, { newId, now }: BundleReading) {
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

/** Longer than any note, in whatever format. */
const LONGEST_NOTE = 8_000_000;

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
  if (found?.attachment.data === undefined || found.attachment.data.length > LONGEST_NOTE) return null;
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
