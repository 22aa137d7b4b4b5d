export interface Span {
  startS: number;
  endS: number;
}

/** Joins spans that touch or overlap; in order of time. */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { startS, endS } of [...spans].sort((a, b) => a.startS - b.startS || a.endS - b.endS)) {
    const last = joined[joined.length - 1];
    if (last && startS <= last.endS) last.endS = Math.max(last.endS, endS);
    else joined.push({ startS, endS });
  }
  return joined;
}

/** The first of joined spans that ends after an instant. */
function firstAfter(joined: readonly Span[], instant: number): number {
  let low = 0;
  let high = joined.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (joined[middle]!.endS <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is left of a span outside of joined ones. */
export function outside({ startS, endS }: Span, joined: readonly Span[]): Span[] {
  const left: Span[] = [];
  let at = startS;
  for (let i = firstAfter(joined, startS); i < joined.length && joined[i]!.startS < endS; i++) {
    if (joined[i]!.startS > at) left.push({ startS: at, endS: joined[i]!.startS });
    at = Math.max(at, joined[i]!.endS);
  }
  if (at < endS) left.push({ startS: at, endS });
  return left;
}

export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { startS, endS }) => sum + endS - startS, 0);
