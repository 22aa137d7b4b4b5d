import { encode } from 'uqr';

/** Modules of light background on every side, as the standard requires (ISO/IEC 18004, 9.1). */
export const QUIET_ZONE = 4;

export interface QrDrawing {
  /** On one side, without the quiet zone. */
  modules: number;
  /** The dark modules as an SVG path, one module being one unit. */
  path: string;
}

/**
 * Encodes a text with error correction for 15 % dirt and glare. @returns null for empty content, and for more than a
 * code holds
 */
export function drawQrCode(value: string): QrDrawing | null {
  if (value === '') return null;
  let grid: boolean[][];
  try {
    grid = encode(value, { ecc: 'M', boostEcc: true, border: 0 }).data;
  } catch {
    return null;
  }
  // Adjacent modules of a row as one stroke: a tenth of the elements, and no hairlines between them.
  const path = grid.flatMap((row, y) =>
    runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return { modules: grid.length, path: path.join('') };
}

function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.from + last.length === x) last.length += 1;
    else runs.push({ from: x, length: 1 });
  });
  return runs;
}
