/** A backup or restore that failed; its message is for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
