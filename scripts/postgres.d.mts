/** A separate cluster, for tests that stop it. */
export interface PostgresServer {
  /** Connects as its superuser. */
  url: string;
  source: string;
  cluster: string;
  /** Stops it with the signal and waits until it has exited. */
  end(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void>;
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

export function startServer(settings?: readonly string[]): Promise<PostgresServer>;

/**
 * Starts (or connects to) a PostgreSQL and creates an empty database; `url` connects as the ordinary role that owns it.
 * With `syncs: false` it confirms before the disk has it.
 */
export function startPostgres(options?: { syncs?: boolean }): Promise<{
  url: string;
  source: string;
  cluster: string;
  stop(): Promise<void>;
}>;
