/** Below this a number counts as zero while pivoting; what is concluded is verified without it. */
const EPSILON = 1e-9;

/**
 * Whether some x ≥ 0 meets every row Σ a·x ≤ bound: phase one of the simplex method on a dense tableau, with Bland's
 * rule once it has gone on for long, so that it ends.
 *
 * @returns such an x; or multipliers ≥ 0 of the rows that prove there is none (their weighted left side is not
 *   negative, their weighted bound is); null when it did not end
 */
export function farkasMultipliers(
  coefficients: readonly Float64Array[],
  bounds: readonly number[],
): { amounts: Float64Array } | { multipliers: Float64Array } | null {
  const height = coefficients.length;
  const width = coefficients[0]?.length ?? 0;
  // Rows of unlike units are brought to one size; multipliers are brought back at the end.
  const sizes = coefficients.map((row, index) => {
    let largest = Math.abs(bounds[index]!);
    for (const value of row) largest = Math.max(largest, Math.abs(value));
    return largest || 1;
  });
  // Columns: the variables, a slack for each row, and the bound. A row with a negative bound is negated and has an
  // artificial variable, of which only the row in the basis is kept: it never enters again.
  const slack = (row: number) => width + row;
  const last = width + height;
  const basis = new Int32Array(height);
  const tableau = coefficients.map((row, index) => {
    const sign = bounds[index]! < 0 ? -1 : 1;
    const scaled = new Float64Array(last + 1);
    for (let column = 0; column < width; column++) scaled[column] = (sign * row[column]!) / sizes[index]!;
    scaled[slack(index)] = sign;
    scaled[last] = Math.abs(bounds[index]!) / sizes[index]!;
    basis[index] = sign < 0 ? -1 : slack(index);
    return scaled;
  });
  // The objective is the sum of the artificial variables: its row is minus the sum of their rows.
  const objective = new Float64Array(last + 1);
  tableau.forEach((row, index) => {
    if (basis[index]! < 0) for (let column = 0; column <= last; column++) objective[column]! -= row[column]!;
  });

  const patience = 200 + 20 * height;
  for (let step = 0; ; step++) {
    if (step > 10 * patience) return null;
    const entering = enteringColumn(objective, last, step > patience);
    if (entering < 0) break;
    const leaving = leavingRow(tableau, basis, entering, last);
    if (leaving < 0) return null;
    pivot(tableau, objective, leaving, entering, last);
    basis[leaving] = entering;
  }
  if (-objective[last]! > 1e-7) {
    // The reduced cost of a row's slack is the multiplier of that row.
    return {
      multipliers: Float64Array.from(sizes, (size, row) => Math.max(0, objective[slack(row)]!) / size),
    };
  }
  const amounts = new Float64Array(width);
  basis.forEach((column, row) => {
    if (column >= 0 && column < width) amounts[column] = tableau[row]![last]!;
  });
  return { amounts };
}

function enteringColumn(objective: Float64Array, last: number, isLong: boolean): number {
  let best = -1;
  let least = -EPSILON;
  for (let column = 0; column < last; column++) {
    if (objective[column]! >= least) continue;
    best = column;
    if (isLong) break;
    least = objective[column]!;
  }
  return best;
}

function leavingRow(
  tableau: readonly Float64Array[],
  basis: Int32Array,
  entering: number,
  last: number,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  tableau.forEach((row, index) => {
    if (row[entering]! <= EPSILON) return;
    const ratio = row[last]! / row[entering]!;
    const isTie = Math.abs(ratio - least) <= EPSILON;
    if (isTie ? basis[index]! < basis[best]! : ratio < least) {
      best = index;
      least = ratio;
    }
  });
  return best;
}

function pivot(
  tableau: readonly Float64Array[],
  objective: Float64Array,
  leaving: number,
  entering: number,
  last: number,
): void {
  const source = tableau[leaving]!;
  const by = source[entering]!;
  for (let column = 0; column <= last; column++) source[column]! /= by;
  const clear = (row: Float64Array) => {
    const factor = row[entering]!;
    if (factor === 0) return;
    for (let column = 0; column <= last; column++) row[column]! -= factor * source[column]!;
    row[entering] = 0;
  };
  for (const row of tableau) if (row !== source) clear(row);
  clear(objective);
}
