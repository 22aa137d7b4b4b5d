import { createHash } from 'node:crypto';
import { searchKey } from '@healzy/domain/shared';
import { invalid } from './refusals.ts';

/** The position after which a page begins: the value that the list is ordered by, and the id that breaks ties. */
export interface Position {
  value: string;
  id: string;
}

/** Reads a `sort` such as `-surname`. */
export function readSort<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; isDescending: boolean } {
  const isDescending = sort.startsWith('-');
  return { field: (isDescending ? sort.slice(1) : sort) as Field, isDescending };
}

/**
 * Everything that a cursor belongs to; a cursor that comes back with another sort, filter or search is refused, since
 * its position would mean something else.
 */
export function listFingerprint(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12);
}

function writeCursor(fingerprint: string, position: Position): string {
  return Buffer.from(JSON.stringify([fingerprint, position.value, position.id])).toString('base64url');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readCursor(fingerprint: string, cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parsed) && parsed.length === 3 && parsed[0] === fingerprint) {
      const [, value, id] = parsed as unknown[];
      if (typeof value === 'string' && typeof id === 'string' && UUID.test(id) && !value.includes('\0')) {
        return { value, id };
      }
    }
  } catch {
    // Falls through to the refusal: whatever it was, it is no cursor of ours.
  }
  throw invalid([
    { path: '/query/cursor', code: 'CURSOR_INVALID', message: 'This cursor is not of this list.' },
  ]);
}

/**
 * Cuts one page out of `limit + 1` rows.
 *
 * @param positionOf the position of a row, for the next cursor
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  fingerprint: string,
  positionOf: (row: Row) => Position,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasMore ? writeCursor(fingerprint, positionOf(last)) : null };
}

/** The `LIKE` patterns of a search: each word must be found somewhere. */
export function searchPatterns(search: string | undefined): string[] {
  return searchKey(search ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
