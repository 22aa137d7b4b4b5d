import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface SyncedStream {
  node: object;
  nfd?: number;
}

interface NodeFolderModule {
  NODEFS: {
    realPath(node: object): string;
    /** Translates a system error into one that the engine understands. */
    tryFSOperation(work: () => void): void;
    stream_ops: { fsync?: (stream: SyncedStream) => number };
  };
  FS: { streams: (SyncedStream | null | undefined)[] };
}

/** How often the write-ahead log, and any file, was flushed to disk. */
export interface SyncCounts {
  log: number;
  total: number;
}

/**
 * A data folder whose files reach the disk when the database says so. PGlite's own folder has no `fsync`, and starts
 * the database with fsync off; with this folder and `SYNCED_START_PARAMS` PostgreSQL's guarantees hold: the write-ahead
 * log is on disk before a commit is acknowledged, data files before a checkpoint is.
 */
export class SyncedFolder extends NodeFS {
  readonly #syncs: SyncCounts;
  #module: NodeFolderModule | undefined;

  /** @param syncs keeps counting, also over several engines on one folder */
  constructor(folder: string, syncs: SyncCounts = { log: 0, total: 0 }) {
    super(folder);
    this.#syncs = syncs;
  }

  override async init(database: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const prepared = await super.init(database, options);
    const addSync = (module: unknown): void => {
      this.#module = module as NodeFolderModule;
      const { NODEFS } = this.#module;
      NODEFS.stream_ops.fsync = (stream) => {
        const path = NODEFS.realPath(stream.node);
        this.#syncs.total += 1;
        if (path.includes('pg_wal')) this.#syncs.log += 1;
        const handle = stream.nfd ?? openSync(path, 'r');
        try {
          NODEFS.tryFSOperation(() => fsyncSync(handle));
        } finally {
          if (stream.nfd === undefined) closeSync(handle);
        }
        return 0;
      };
    };
    const { emscriptenOpts } = prepared;
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addSync, ...(emscriptenOpts.preRun ?? [])] } };
  }

  /** Closes the files of an engine that has stopped in the middle of its work. The engine must not be called again. */
  abandon(): void {
    const handles = new Set((this.#module?.FS.streams ?? []).map((stream) => stream?.nfd));
    this.#module = undefined;
    for (const handle of handles) if (handle !== undefined) closeSync(handle);
  }
}

/**
 * PGlite's start parameters without `-F` (fsync off). The WAL is synced by `fsync`, because the runtime's `fdatasync`
 * does not reach the file system.
 */
export function syncedStartParams(defaults: readonly string[]): string[] {
  // A recycled segment keeps its old bytes under a new name, and so erased data.
  return [
    ...defaults.filter((parameter) => parameter !== '-F'),
    ...['-c', 'wal_sync_method=fsync'],
    ...['-c', 'wal_recycle=off'],
  ];
}
