import type { CgmFilePart } from './result.ts';

/** The part in which a line is, and its line there. */
export function placeInParts(
  parts: readonly CgmFilePart[] | undefined,
  row: number,
): { row: number; part: string } | null {
  let before = 0;
  for (const { name, rows } of parts ?? []) {
    if (row <= before + rows) return { row: row - before, part: name };
    before += rows;
  }
  return null;
}
