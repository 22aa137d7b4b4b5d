import { statfsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { damaged, inspectDatabaseFolder } from './database-folder.ts';
import { DatabaseUnavailableError } from './database.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { SyncedFolder, syncedStartParams, type SyncCounts } from './synced-folder.ts';
import { VALUE_PARSERS } from './values.ts';

export interface EngineOptions {
  /** Folder of the database files. Without it the database is in memory (tests). */
  folder?: string;
  /** A dumped database to start from (tests). */
  loadFrom?: Blob;
}

interface Running {
  postgres: PGlite;
  connection: EmbeddedConnection;
  folder: SyncedFolder | undefined;
}

/** With less free space PostgreSQL cannot start a new WAL segment, and would only stop again. */
const ROOM_BYTES = 24 * 1024 * 1024;
/** Delay before a failed start is retried: each attempt blocks the event loop. */
const REST_MS = 1_000;

/**
 * The PostgreSQL inside this process. When a server stops in the middle of its work, as on a disk too full for the next
 * WAL segment, its supervisor restarts it; here the next transaction does. PostgreSQL then recovers from the WAL as
 * after a power cut.
 */
export class EmbeddedEngine {
  readonly syncs: SyncCounts = { log: 0, total: 0 };
  readonly #options: EngineOptions;
  #running: Running | undefined;
  /** PostgreSQL's message when it stopped. */
  #fault: string | undefined;
  #restUntil = 0;

  private constructor(options: EngineOptions) {
    this.#options = options;
  }

  static async start(options: EngineOptions): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options);
    try {
      await engine.#start();
    } catch (error) {
      if (engine.#fault === undefined || options.folder === undefined) throw error;
      throw damaged(options.folder, `PostgreSQL says "${engine.#fault}"`);
    }
    return engine;
  }

  get hasStopped(): boolean {
    return this.#fault !== undefined;
  }

  /** Rows written since the connection's count was reset; zero when the engine has stopped. */
  get changedRows(): number {
    return this.hasStopped ? 0 : (this.#running?.connection.changedRows ?? 0);
  }

  get postgres(): PGlite {
    if (this.#running === undefined) throw this.unavailable();
    return this.#running.postgres;
  }

  /** The connection for the next transaction; restarts an engine that has stopped. */
  async connection(): Promise<EmbeddedConnection> {
    if (this.#fault !== undefined) await this.#startAgain();
    if (this.#running === undefined) throw this.unavailable();
    return this.#running.connection;
  }

  unavailable(cause?: unknown): DatabaseUnavailableError {
    return new DatabaseUnavailableError(`The database has stopped: ${this.#fault ?? 'it is closed'}`, {
      cause,
    });
  }

  async close(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    // An engine that stopped in the middle must write nothing more; the WAL holds what was confirmed.
    if (this.hasStopped) running?.folder?.abandon();
    else await running?.postgres.close();
  }

  async #startAgain(): Promise<void> {
    const began = performance.now();
    if (began < this.#restUntil) throw this.unavailable();
    try {
      this.#abandon();
      this.#requireDatabase();
      await this.#start();
    } catch (error) {
      const ended = performance.now();
      this.#restUntil = ended + Math.max(REST_MS, ended - began);
      this.#fault ??= String(error);
      throw this.unavailable(error);
    }
  }

  async #start(): Promise<void> {
    this.#fault = undefined;
    const { folder: path, loadFrom } = this.#options;
    const folder = path === undefined ? undefined : new SyncedFolder(path, this.syncs);
    const stopped = (fault: string): void => {
      this.#fault ??= fault;
    };
    try {
      const postgres = await PGlite.create({
        parsers: VALUE_PARSERS,
        ...(loadFrom
          ? { loadDataDir: loadFrom, startParams: smallStartParams(PGlite.defaultStartParams) }
          : {}),
        ...(folder ? { fs: folder, startParams: syncedStartParams(PGlite.defaultStartParams) } : {}),
        onStderr: (line) => {
          const fault = faultIn(line);
          if (fault !== undefined) stopped(fault);
          return false;
        },
      });
      const connection = new EmbeddedConnection(postgres, () => {
        if (this.hasStopped) throw this.unavailable();
      });
      await connection.script(`SET timezone = 'UTC'`);
      this.#running = { postgres, connection, folder };
    } catch (error) {
      stopped(String(error));
      folder?.abandon();
      throw error;
    }
  }

  #abandon(): void {
    this.#running?.folder?.abandon();
    this.#running = undefined;
  }

  /** A folder that has disappeared, e.g. with its volume, would be initialized as a new database. */
  #requireDatabase(): void {
    const { folder } = this.#options;
    if (folder === undefined) return;
    try {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize < ROOM_BYTES) throw new Error('the disk is full');
      if (inspectDatabaseFolder(folder) === 'new') throw new Error('its folder is empty');
    } catch (error) {
      this.#fault = (error as Error).message;
      throw error;
    }
  }
}

/** With little memory for pages: PostgreSQL clears all of it when it starts, which took longer than many a test file. */
const smallStartParams = (defaults: readonly string[]): string[] => [
  ...defaults,
  '-c',
  'shared_buffers=16MB',
];

/** PostgreSQL's message when it cannot go on, from one line of its log: `… [42] PANIC:  could not write …`. */
function faultIn(line: string): string | undefined {
  return /^\S+ \S+ \S+ \[\d+\] (?:PANIC|FATAL): +(.+)/.exec(line)?.[1] ?? /^Aborted\(.*/.exec(line)?.[0];
}
