import { removeDocument, sendDocument, type DocumentOwner } from '@healzy/api/documents';
import type { ApiScope } from '@healzy/api/runtime';

/**
 * Uploads an image and lets `refer` link it to its owner. If that fails, the image is removed again: nothing stays half
 * done.
 */
export async function keepPicture(
  scope: ApiScope,
  owner: DocumentOwner,
  picture: File,
  refer: (documentId: string) => Promise<void>,
): Promise<void> {
  const { id } = await sendDocument(scope, owner, picture, picture.type);
  try {
    await refer(id);
  } catch (error) {
    // Best effort: the first failure is the one to report, and the server cleans up unreferenced files.
    await removeDocument(scope, id, owner.entityType).catch(() => undefined);
    throw error;
  }
}
