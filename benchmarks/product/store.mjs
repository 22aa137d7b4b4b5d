// How much disk a day of 288 readings takes, including indexes and PostgreSQL's own overhead.
import { PGlite } from '@electric-sql/pglite';
import { join } from 'node:path';
import { demoFolder } from '../harness/product.mjs';
import { spread } from '../harness/statistics.mjs';

const DAY = 288;
const one = (value) => ({ spread: spread([value]), runs: 1 });

export const storeCgm = {
  id: 'store.cgm',
  unit: 'bytes',
  work: 'disk for one day of 288 readings as the demo clinics’ imports were stored, indexes included; the limit is two bytes a reading',
  async measure() {
    const folder = await demoFolder();
    const stored = await PGlite.create({ dataDir: join(folder, 'database') });
    const { rows } = await stored.query(
      `SELECT pg_total_relation_size('cgm_blocks') AS bytes, sum(readings) AS readings, count(*) AS blocks,
              sum(octet_length(data)) AS packed FROM cgm_blocks`,
    );
    await stored.close();
    const { bytes, readings, blocks, packed } = Object.fromEntries(
      Object.entries(rows[0]).map(([name, value]) => [name, Number(value)]),
    );
    return {
      ours: one((bytes / readings) * DAY),
      limit: one(2 * DAY),
      peers: { 'a row for each reading': one(await rowForEach(100 * DAY)) },
      details: {
        readings,
        blocks,
        packedBytesPerDay: Math.round((packed / readings) * DAY),
      },
    };
  },
};

/** The same readings in the obvious table, one row each. */
async function rowForEach(readings) {
  const database = await PGlite.create();
  await database.exec(`
    CREATE TABLE readings (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id uuid NOT NULL,
      medical_test_id uuid NOT NULL,
      at timestamptz NOT NULL,
      offset_minutes smallint NOT NULL,
      mgdl double precision NOT NULL,
      recorded double precision NOT NULL,
      flags smallint NOT NULL
    );
    CREATE INDEX ON readings (account_id, medical_test_id, at);
    INSERT INTO readings (account_id, medical_test_id, at, offset_minutes, mgdl, recorded, flags)
      SELECT '00000000-0000-7000-8000-000000000000', '00000000-0000-7000-8000-000000000001', to_timestamp(1700000000 + 300 * n), 60,
             100 + n % 80, 100 + n % 80, 0
      FROM generate_series(1, ${readings}) AS n;
  `);
  const { rows } = await database.query(`SELECT pg_total_relation_size('readings') AS bytes`);
  await database.close();
  return (Number(rows[0].bytes) / readings) * DAY;
}
