import type { PatientDocument } from '@healzy/api/documents';

/** How a document can be previewed: `none` can only be downloaded. */
export type DocumentView = 'pdf' | 'picture' | 'none';

export function viewOf({ contentType }: Pick<PatientDocument, 'contentType'>): DocumentView {
  if (contentType.startsWith('application/pdf')) return 'pdf';
  return contentType.startsWith('image/') ? 'picture' : 'none';
}

/** The owner under which a document is requested. */
export const ownerOf = ({ entityType, entityId }: Pick<PatientDocument, 'entityType' | 'entityId'>) => ({
  entityType,
  entityId,
});

/** Replaces an image whose address could not be had (specification 8.7): invisible, but valid. */
export const EMPTY_PICTURE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%221%22 height=%221%22/%3E';
