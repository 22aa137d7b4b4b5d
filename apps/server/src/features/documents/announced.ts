import { documentFormSchema, maxUploadBytes, type DocumentEntityType } from '@healzy/domain/documents';
import { checked } from '../../platform/http/form.ts';

const MIB = 1024 * 1024;

interface Announced {
  entityId: string;
  fileName?: string;
  entityType: DocumentEntityType;
  contentType: string;
}

/** Validates what is said of a file before it is sent. The refusal of a large one names the limit of its kind. */
export const checkedAnnouncement = (file: Announced) =>
  checked(documentFormSchema, file, {
    FILE_TOO_LARGE: `A file of this kind may have ${maxUploadBytes(file.entityType, file.contentType) / MIB} MB at most.`,
  });
