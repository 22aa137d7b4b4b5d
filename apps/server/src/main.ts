import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { openDatabase } from './db/open.ts';
import { UnsafeDatabaseRoleError } from './db/unsafe-role.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, fillWithDemoData } from './demo/fill.ts';
import type { Identity } from './identity/index.ts';

/** Longest wait for answers under way when the server is asked to stop. */
const STOP_WITHIN_MS = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const { server, services, identity } = await createApp({ config, database });
  if (config.demoData) await fillWithDemoData(services);

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
  announce(config, identity);
}

function announce(config: Config, identity: Identity): void {
  const lines = [`\nHealzy is ready at ${config.publicUrl}`, `API reference: ${config.publicUrl}/reference`];
  if (config.databaseUrl === null) {
    lines.push(
      `Embedded PostgreSQL in ${config.dataDir}: for one process on one machine. DATABASE_URL names a server instead.`,
    );
  }
  if (config.demoData && config.outsideIssuer === null) {
    lines.push('', `Demo log-ins (password ${DEMO_PASSWORD}):`);
    for (const { email, note } of DEMO_LOGINS) lines.push(`  ${email.padEnd(38)} ${note}`);
  }
  if (identity.outboxUrl !== null) {
    lines.push('', `Invitations and password resets (without SMTP_URL): ${identity.outboxUrl}`);
  }
  // For the person at the terminal, not for the log.
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

start().catch((error: unknown) => {
  // These say what to do; a stack would hide it.
  const isKnown =
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof UnsafeDatabaseRoleError;
  const isPortTaken = (error as { code?: unknown }).code === 'EADDRINUSE';
  if (isPortTaken) console.error('The port is in use. Stop the other program or choose another PORT.');
  else console.error(isKnown ? error.message : error);
  process.exit(1);
});
