import type { Config } from '../config.ts';
import type { Database } from './database.ts';

/** Opens the configured database: a PostgreSQL server, or else the embedded one in `dataDir`. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl !== null) {
    const { openPostgresql } = await import('./postgresql.ts');
    return openPostgresql({ url: config.databaseUrl });
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded({ dataDir: config.dataDir });
}
