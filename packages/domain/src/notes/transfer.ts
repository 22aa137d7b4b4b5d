import type { z } from 'zod';
import { OWN } from '../shared/fhir/codes.ts';
import { extensionOf, idOf, instantOf, type FhirDocument } from '../shared/fhir/resources.ts';
import { ownId, plain, urn, without, type Reference, type Resource } from '../shared/fhir/writing.ts';
import { transferPart, type BundleSource } from '../shared/transfer-part.ts';
import { noteDocumentRecord, noteRecord, noteVersionRecord } from './record.ts';
import { plainTextOf, richTextSchema, type RichText } from '../shared/rich-text.ts';

const KIND = 'NOTE_TEXT';
const TEMPLATE = 'urn:healzy:note-template';

/** Notes and their signed versions; in FHIR a DocumentReference for each note, with its text and its files. */
export const notesTransfer = transferPart({
  rows: { notes: noteRecord, noteVersions: noteVersionRecord, noteDocuments: noteDocumentRecord },
  fhir: {
    *write(sections, subject) {
      for (const note of sections.notes) yield plain(noteReference(sections, note, subject));
    },
    *read(source) {
      const read: ReturnType<typeof noteOf>[] = [];
      for (const document of source.documents) {
        if (extensionOf(document, OWN.kind) !== KIND) continue;
        read.push(noteOf(document, source));
        yield;
      }
      return {
        notes: read.map(({ note }) => note),
        noteVersions: read.map(({ version }) => version),
        noteDocuments: read.flatMap(({ related, note }) =>
          related
            .filter((id) => source.files.has(id))
            .map((documentId, position) => ({ noteId: note.id, version: 1, documentId, position })),
        ),
      };
    },
  },
});

/** A note with its one signed version, and the ids of its files. */
function noteOf(document: FhirDocument, { newId, now }: BundleSource) {
  const id = idOf(document) ?? newId();
  const createdAt = instantOf(document.date, now);
  const template = extensionOf(document, TEMPLATE);
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

const base64OfText = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};

interface Sections {
  readonly noteVersions: readonly z.infer<typeof noteVersionRecord>[];
  readonly noteDocuments: readonly z.infer<typeof noteDocumentRecord>[];
}

/** A note in readable form, and in our own format, from which it can be restored unchanged. */
function noteReference(
  { noteVersions, noteDocuments }: Sections,
  note: z.infer<typeof noteRecord>,
  subject: Reference,
): Resource {
  const signed = noteVersions.find((one) => one.noteId === note.id && one.version === note.version);
  const related = noteDocuments
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
      { url: OWN.kind, valueCode: KIND },
      ...(note.template === null ? [] : [{ url: TEMPLATE, valueCode: note.template }]),
    ],
  });
}
