import { DOCUMENT_CONTENT_TYPES, DOCUMENT_EXTENSIONS, MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { sentenceFor } from '../../app/sentences.ts';
import type { DocumentUploads } from './useDocumentUploads.ts';

/** What a drop zone for documents accepts, and why it refuses other files. */
export const documentDrop = (owner: 'PATIENT' | 'NOTE', wrongType: (fileName: string) => string) => ({
  accept: [...DOCUMENT_EXTENSIONS[owner], ...DOCUMENT_CONTENT_TYPES[owner]],
  maxBytes: MAX_UPLOAD_BYTES,
  refusalTexts: { type: wrongType, size: () => sentenceFor('FILE_TOO_LARGE') },
});

/** Uploads as a drop zone lists them. */
export const listedUploads = ({ uploads }: Pick<DocumentUploads, 'uploads'>, sending: string) =>
  uploads.map(({ key, file, state, share, sentence }) => ({
    id: key,
    name: file.name,
    state,
    text: state === 'working' ? sending : sentence,
    progress: share,
  }));
