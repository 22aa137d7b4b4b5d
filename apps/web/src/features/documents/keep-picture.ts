import { removeDocument, sendDocument, type DocumentOwner } from '@healzy/api/documents';
import type { ApiScope } from '@healzy/api/runtime';

/**
 * Sends a picture and lets `refer` write down whose it is. When that fails the picture goes again: nothing half done
 * stays.
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
    // Best effort: the first failure is the one to tell, and the server sweeps away what nobody shows.
    await removeDocument(scope, id, owner.entityType).catch(() => undefined);
    throw error;
  }
}
