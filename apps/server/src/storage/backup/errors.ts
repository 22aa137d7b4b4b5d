/** A backup or restore that was not carried out, in words for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
