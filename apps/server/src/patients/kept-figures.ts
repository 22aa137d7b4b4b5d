import { createHash } from 'node:crypto';

declare module '../services.ts' {
  interface Services {
    /** What was counted last, for as long as the database says that it holds. */
    keptFigures: KeptFigures;
  }
}

/** What is counted, for whom; a name of its own for each type of figures. */
export interface Question<_Figures> {
  name: string;
  parts: readonly unknown[];
}

/** A fingerprint: what somebody typed into a filter is not kept. */
const keyOf = ({ name, parts }: Question<unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([name, ...parts]))
    .digest('base64');

/** Figures of one question, and the database's snapshot in which they were counted. */
interface Kept {
  snapshot: string;
  /** As JSON or a number, as the database has answered them. */
  figures: unknown;
  until: number;
}

const MOST_KEPT = 2_000;
/** Well below the day that the database remembers its writes for. */
const KEPT_FOR_MS = 60_000;

/**
 * Numbers about the patients of accounts, as they were last counted. What is kept holds only together with
 * {@link isUnchanged}, in the statement that would count again: the database itself says whether any transaction that it
 * shows now was not yet to be seen then. Of patients it holds nothing but ids.
 */
export class KeptFigures {
  readonly #kept = new Map<string, Kept>();

  /** @returns what was counted last, null where nothing is kept */
  find<Figures>(question: Question<Figures>): { snapshot: string; figures: Figures } | null {
    const key = keyOf(question);
    const kept = this.#kept.get(key);
    if (kept === undefined) return null;
    if (kept.until < performance.now()) {
      this.#kept.delete(key);
      return null;
    }
    return { snapshot: kept.snapshot, figures: kept.figures as Figures };
  }

  /** Keeps what was counted in a snapshot, by a transaction that has written none of it. */
  keep<Figures>(question: Question<Figures>, snapshot: string, figures: Figures): void {
    const key = keyOf(question);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size === MOST_KEPT) this.#kept.delete(oldest);
    // The latest stands last.
    this.#kept.delete(key);
    this.#kept.set(key, { snapshot, figures, until: performance.now() + KEPT_FOR_MS });
  }
}

/**
 * SQL that is true when nothing that such numbers are counted from was written since a snapshot, which `NULL` says of
 * none. Triggers note each transaction that writes (migration 0030).
 */
export const isUnchanged = (account: string, snapshot: string): string =>
  `(${snapshot}::text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM patient_writes w WHERE w.account_id = ${account}
     AND w.xid >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)::text::bigint
     AND NOT pg_visible_in_snapshot(w.xid::text::xid8, ${snapshot}::text::pg_snapshot)))`;

/** The snapshot of the statement, for keeping what it counts. */
export const SNAPSHOT = 'pg_current_snapshot()::text';
