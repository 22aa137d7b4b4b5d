import type { z } from 'zod';
import { OWN } from '../shared/fhir/codes.ts';
import { extensionOf, idOf, instantOf, type FhirDocument } from '../shared/fhir/resources.ts';
import { ownId, withFile, without, type Reference, type Resource } from '../shared/fhir/writing.ts';
import { transferPart, type BundleSource } from '../shared/transfer-part.ts';
import { isContentTypeOf } from './limits.ts';
import { documentRecord } from './record.ts';

/** Files; in FHIR a DocumentReference each. */
export const documentsTransfer = transferPart({
  rows: { documents: documentRecord },
  fhir: {
    *write({ documents }, subject) {
      for (const document of documents)
        yield withFile(document.id, (data) => documentReference(document, subject, data));
    },
    *read(source) {
      yield;
      return {
        documents: source.documents.flatMap((document) =>
          isText(document) ? [] : paperOf(document, source),
        ),
      };
    },
  },
});

/** Whether it is text that another feature keeps, such as a note, rather than a file. */
const isText = (document: FhirDocument): boolean =>
  extensionOf(document, OWN.kind)?.endsWith('_TEXT') === true;

/** What can be filed for a patient: files of a type that the product accepts. */
function paperOf(document: FhirDocument, { newId, now, files }: BundleSource) {
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

function documentReference(
  document: z.infer<typeof documentRecord>,
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
