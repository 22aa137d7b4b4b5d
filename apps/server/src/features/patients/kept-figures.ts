import { createHash } from 'node:crypto';

declare module '../../platform/services.ts' {
  interface Services {
    /** Cached counts, valid for as long as the database says so. */
    keptFigures: KeptFigures;
  }
}

/** What is counted, for whom; with a distinct name for each type of figures. */
export interface Question<_Figures> {
  name: string;
  parts: readonly unknown[];
}

/** A fingerprint: what a person typed into a filter is not kept. */
const keyOf = ({ name, parts }: Question<unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([name, ...parts]))
    .digest('base64');

/** The figures of one question, and the database's snapshot in which they were counted. */
interface Kept {
  snapshot: string;
  /** As JSON or a number, as the database returned them. */
  figures: unknown;
  until: number;
}

const MOST_KEPT = 2_000;
/** Well below the day for which the database remembers its writes. */
const KEPT_FOR_MS = 60_000;

/**
 * Caches numbers about an account's patients. They are valid only together with {@link isUnchanged}, in the statement
 * that would count again: the database itself says whether any transaction visible now was not visible then. Of
 * patients, only ids are held.
 */
export class KeptFigures {
  readonly #kept = new Map<string, Kept>();

  /** @returns the last count, null if none is cached */
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

  /** Caches what was counted in a snapshot, by a transaction that has written none of it. */
  keep<Figures>(question: Question<Figures>, snapshot: string, figures: Figures): void {
    const key = keyOf(question);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size === MOST_KEPT) this.#kept.delete(oldest);
    // The most recent comes last.
    this.#kept.delete(key);
    this.#kept.set(key, { snapshot, figures, until: performance.now() + KEPT_FOR_MS });
  }
}

/**
 * SQL that is true when nothing that affects these numbers was written since a snapshot; never for `NULL`. Triggers
 * record each writing transaction (migration 0030).
 */
export const isUnchanged = (account: string, snapshot: string): string =>
  `(${snapshot}::text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM patient_writes w WHERE w.account_id = ${account}
     AND w.xid >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)::text::bigint
     AND NOT pg_visible_in_snapshot(w.xid::text::xid8, ${snapshot}::text::pg_snapshot)))`;

/** The statement's snapshot, under which its count is cached. */
export const SNAPSHOT = 'pg_current_snapshot()::text';
