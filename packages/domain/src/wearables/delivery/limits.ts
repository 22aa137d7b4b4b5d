/** Ours: what a phone or a reader of files can hand over, and when a device counts as silent. */
export const WEARABLE_LIMITS = {
  /** Of one part of an import, and of one call of a device. */
  records: 5000,
  /** Devices of a patient whose token works. */
  devices: 20,
  /** Of one import as it is stored, packed: an export of 5 GB with everything chosen takes a fifth. */
  importBytes: 1024 ** 3,
  /** Imports of a patient that are not complete. */
  openImports: 10,
  /** Imports through one link: whoever has it shall not fill the disk. */
  importsOfLink: 20,
  /** Watches and phones deliver at least every night; two missed ones are no accident. */
  silentAfterHours: 48,
  /** After two weeks nobody waits for it any more. */
  lostAfterDays: 14,
  linkDays: 14,
  /** An import that was not completed by then was abandoned. */
  abandonedAfterHours: 24,
  /** Calls of one device in ten minutes: one a minute, and what it has kept while it was offline. */
  callsInTenMinutes: 300,
} as const;
