import { deepStrictEqual } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import { createApp, type App } from '../src/app.ts';
import { readConfig, type Config } from '../src/platform/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import { CONTRACT_OPERATIONS, type OperationId } from '../src/platform/http/contract.ts';
import { addClinic, type Clinic, type Person } from './clinics.ts';
import { problemsOfAnswer } from './response-check.ts';
import { openTestDatabase } from './test-database.ts';

export interface CallOptions {
  /** The caller; `null` sends no token. */
  as: Person | null;
  /** Instead of a token of `as`. */
  token?: string;
  path?: Record<string, string>;
  query?: Record<string, string | number | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Instead of the account of `as`; null sends none. */
  accountId?: string | null;
}

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  /** The parsed body; tests know what they requested. */
  body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- responses are validated against the contract
  text: string;
}

export interface TestBed {
  app: App;
  database: Database;
  config: Config;
  /** Twins: people of one must never see the other. */
  alba: Clinic;
  brisa: Clinic;
  now: { value: Date };
  logs: string[];
  /** Calls an operation and validates its response against the contract. */
  call(operation: OperationId, options: CallOptions): Promise<Answer>;
  tokenFor(person: Person, change?: TokenChange): Promise<string>;
  close(): Promise<void>;
}

export interface TokenChange {
  issuer?: string;
  audience?: string;
  expiresAt?: Date;
  key?: CryptoKey;
  type?: string;
  contexts?: unknown[];
  /** The session of the token. */
  sessionId?: string;
}

/** The whole server with its database, called without a network. */
export async function startTestBed(
  environment: Record<string, string> = {},
  open: () => Promise<Database> = openTestDatabase,
): Promise<TestBed> {
  const empty = await startEmptyBed(environment, open);
  const { app, database, config } = empty;
  return {
    ...empty,
    alba: await addClinic(database, 'Clínica Alba'),
    brisa: await addClinic(database, 'Centro Brisa'),
    tokenFor: await tokenMaker(database, config),
    call: await callerOf(app, database, config),
  };
}

/** The same server over a database without any account. */
export async function startEmptyBed(
  environment: Record<string, string> = {},
  open: () => Promise<Database> = openTestDatabase,
) {
  const database = await open();
  const dataDir = await mkdtemp(join(tmpdir(), 'healzy-files-'));
  const logs: string[] = [];
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://healzy.test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    WEB_DIST: join(import.meta.dirname, 'fixtures', 'web'),
    ...environment,
  });
  const now = { value: new Date() };
  const app = await createApp({
    config,
    database,
    now: () => now.value,
    logTo: { write: (line) => void logs.push(line) },
  });
  await app.server.ready();
  return {
    app,
    database,
    config,
    now,
    logs,
    async close() {
      await app.server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Caller = TestBed['call'];

/** Calls operations of an app; each response is validated against the contract. */
export async function callerOf(app: App, database: Database, config: Config): Promise<Caller> {
  // With an external issuer, each call brings its own token.
  const tokenFor = config.outsideIssuer === null ? await tokenMaker(database, config) : undefined;
  const tokens = new Map<Person, string>();
  return async (operation, options) => {
    let token = options.token;
    if (token === undefined && options.as !== null && tokenFor !== undefined) {
      token = tokens.get(options.as) ?? (await tokenFor(options.as));
      tokens.set(options.as, token);
    }
    const response = await app.server.inject(requestOf(operation, options, token));
    deepStrictEqual(
      problemsOfAnswer(operation, response),
      [],
      `${operation} answered ${response.statusCode}`,
    );
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string | undefined>,
      body: isJson(response.headers['content-type']) ? JSON.parse(response.body) : undefined,
      text: response.body,
    };
  };
}

const isJson = (media: unknown): boolean => typeof media === 'string' && /[/+]json\b/.test(media);

type Injected = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  url: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

/** Bytes are sent as they are. */
const payloadOf = (body: unknown): string | Buffer => (Buffer.isBuffer(body) ? body : JSON.stringify(body));

/** The request of an operation, as the router will see it. */
function requestOf(operation: OperationId, options: CallOptions, token: string | undefined): Injected {
  const found = CONTRACT_OPERATIONS.find(({ id }) => id === operation);
  if (!found) throw new Error(`The contract has no operation ${operation}.`);
  const takesAccount = found.parameters.some((parameter) => parameter.name === 'accountId');
  const account = options.accountId === undefined ? options.as?.accountId : options.accountId;
  const query = Object.fromEntries(
    Object.entries({
      ...options.query,
      ...(takesAccount && account != null ? { accountId: account } : {}),
    }).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
  const url = found.url.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(options.path?.[name] ?? ''),
  );
  return {
    method: found.method,
    url,
    query,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: payloadOf(options.body) }),
  };
}

export async function tokenMaker(database: Database, config: Config) {
  const jwk = await database.asSystem(async (sql) => {
    const { rows } = await sql.query<{ value: { keys: JWK[] } }>(
      `SELECT value FROM server_secrets WHERE name = 'identity.signing-keys'`,
    );
    return rows[0]?.value.keys[0];
  });
  if (!jwk) throw new Error('The identity provider has made no signing key.');
  const ownKey = (await importJWK(jwk, 'ES256')) as CryptoKey;
  return async (person: Person, change: TokenChange = {}): Promise<string> => {
    const { accountId, professionalId, roles } = person;
    return (
      new SignJWT({
        userId: person.userId,
        accountContexts: change.contexts ?? [{ accountId, professionalId, roles }],
        timezone: 'Europe/Madrid',
        language: 'es',
        ...(change.sessionId === undefined ? {} : { sid: change.sessionId }),
      })
        .setProtectedHeader({ alg: 'ES256', kid: jwk.kid ?? '', typ: change.type ?? 'at+jwt' })
        .setSubject(person.userId)
        .setIssuer(change.issuer ?? config.issuer)
        .setAudience(change.audience ?? config.audience)
        .setIssuedAt()
        // Valid at whatever time of today a test sets the server's clock to.
        .setExpirationTime(change.expiresAt ?? new Date(Date.now() + 24 * 3600_000))
        .sign(change.key ?? ownKey)
    );
  };
}
