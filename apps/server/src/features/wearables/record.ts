import { randomBytes } from 'node:crypto';
import { domainToRecords, recordsToDomain } from '@healzy/domain/wearables';
import { mergeRecords } from '@healzy/domain/wearables/delivery';
import { OF_PATIENT, type ErasureParts, type RecordSources, type Row } from '../../contributions/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { insertPart, mergeIntoBlocks, unpackRecords } from './blocks.ts';

/** Adds what is stored packed, in a table of its own. */
const withDelivered =
  (owner: 'import_id' | 'device_id') =>
  async (sql: Sql, rows: readonly Row[]): Promise<Row[]> => {
    const filled = [];
    for (const row of rows) {
      const { rows: blocks } = await sql.query<{ data: Uint8Array }>(
        `SELECT data FROM wearable_blocks WHERE ${owner} = $1 ORDER BY day, metric, part`,
        [row.id],
      );
      const delivered = domainToRecords(mergeRecords(blocks.map(({ data }) => unpackRecords(data))));
      filled.push({ ...row, delivered });
    }
    return filled;
  };

export const recordSections: RecordSources = {
  wearableImports: {
    table: 'wearable_imports',
    of: `${OF_PATIENT} AND x.completed_at IS NOT NULL`,
    order: 'x.created_at, x.id',
    besides: ['delivered'],
    complete: withDelivered('import_id'),
    async writeMore(sql, { id: importId, delivered }, { accountId, patientId }) {
      await insertPart(sql, { accountId, patientId, importId, part: 1 }, recordsToDomain(delivered));
    },
  },
  wearableDevices: {
    table: 'wearable_devices',
    of: OF_PATIENT,
    order: 'x.created_at, x.id',
    besides: ['delivered'],
    // The token was issued elsewhere: in this account it delivers nothing.
    derived: (_row, { patientId, now }) => ({
      patientId,
      tokenHash: randomBytes(32).toString('base64url'),
      revokedAt: now.toISOString(),
    }),
    complete: withDelivered('device_id'),
    async writeMore(sql, { id: deviceId, delivered }, { accountId, patientId }) {
      await mergeIntoBlocks(sql, { accountId, patientId, deviceId }, recordsToDomain(delivered));
    },
  },
  wearableSourceOrders: { table: 'wearable_source_orders', of: OF_PATIENT, order: 'x.id' },
};

export const erasure: ErasureParts = {
  ids: [
    `SELECT x.id FROM wearable_imports x WHERE ${OF_PATIENT}`,
    `SELECT x.id FROM wearable_devices x WHERE ${OF_PATIENT}`,
  ],
  addresses: ['SELECT sent_to FROM wearable_links WHERE patient_id = $1'],
};
