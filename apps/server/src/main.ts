import { addFirstAccount } from './features/accounts/first-account.ts';
import { announcement } from './announcement.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { DataFolderError } from './platform/db/data-folder-error.ts';
import { NewerSchemaError } from './platform/db/known-schema.ts';
import { openDatabase } from './platform/db/open.ts';
import { UnsafeDatabaseRoleError } from './platform/db/unsafe-role.ts';
import { fillWithDemoData } from './demo/fill.ts';
import { requireStoredFiles } from './features/documents/lost-files.ts';

/** How long shutdown waits for requests in flight. */
const STOP_WITHIN_MS = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await requireStoredFiles(database, config.dataDir);
  const { server, services, identity } = await createApp({ config, database });
  const hasDemoPeople = config.demoData && (await fillWithDemoData(services));
  const isAdminInvited =
    config.firstAccount !== null && (await addFirstAccount(services, config.firstAccount));

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    server.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server
      .close()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          server.log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  await server.listen({ port: config.port, host: config.host });
  const accounts = await database.asSystem((sql) => sql.query('SELECT 1 FROM accounts LIMIT 1'));
  const { outboxUrl } = identity;
  const hasAccount = accounts.rows.length > 0;
  // For the person at the terminal, not for the log.
  process.stdout.write(announcement(config, { outboxUrl, hasDemoPeople, hasAccount, isAdminInvited }));
}

start().catch((error: unknown) => {
  // These messages say what to do; a stack trace would hide it.
  const isKnown =
    error instanceof ConfigError ||
    error instanceof DataFolderError ||
    error instanceof NewerSchemaError ||
    error instanceof UnsafeDatabaseRoleError;
  const isPortTaken = (error as { code?: unknown }).code === 'EADDRINUSE';
  if (isPortTaken) console.error('The port is in use. Stop the other program or choose another PORT.');
  else console.error(isKnown ? error.message : error);
  process.exit(1);
});
