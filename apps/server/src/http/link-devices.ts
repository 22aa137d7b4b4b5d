import { createHash } from 'node:crypto';
import { tableName, type Sql } from '../db/database.ts';

/**
 * Binds the link `id` of a table with a `device_hash` to the first device that opens it.
 *
 * @returns whether the link is this device's
 */
export async function bindToDevice(sql: Sql, table: string, id: string, device: string): Promise<boolean> {
  const hash = createHash('sha256').update(device).digest('base64url');
  const name = tableName(table);
  await sql.query(`UPDATE ${name} SET device_hash = $2 WHERE id = $1 AND device_hash IS NULL`, [id, hash]);
  // Read afterwards: of two devices that open it at once, the second waits for the first.
  const { rows } = await sql.query<{ deviceHash: string | null }>(
    `SELECT device_hash FROM ${name} WHERE id = $1`,
    [id],
  );
  return rows[0]?.deviceHash === hash;
}
