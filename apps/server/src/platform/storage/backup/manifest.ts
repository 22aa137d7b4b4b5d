import { z } from 'zod';

/** The last entry of an archive: without it, the archive is incomplete. */
export const MANIFEST = 'healzy-backup.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgresql']),
  migrations: z.array(z.object({ hash: z.string(), madeAt: z.number() })).min(1),
  tables: z.record(
    z.string().regex(/^[a-z][a-z0-9_]*$/),
    z.object({ rows: z.number().int(), digest: sha256 }),
  ),
  /** Every other entry, by its name in the archive. */
  entries: z.record(z.string(), sha256),
  /** Files that the database named but that were missing. */
  missingFiles: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Parses a manifest; undefined when it is not one of ours. */
export function readManifest(bytes: Uint8Array): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

export const tableEntry = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const fileEntry = (key: string): string => `files/${key}`;

/** The table whose rows an entry holds, or the file that it is. */
export function readEntryName(name: string): { table: string } | { file: string } | undefined {
  const table = /^tables\/([a-z][a-z0-9_]*)\/\d{6}\.jsonl$/.exec(name)?.[1];
  if (table !== undefined) return { table };
  const file = /^files\/([0-9a-f-]{36}\/[0-9a-f-]{36})$/.exec(name)?.[1];
  return file === undefined ? undefined : { file };
}
