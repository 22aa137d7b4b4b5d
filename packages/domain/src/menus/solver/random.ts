/** Whole numbers and shares from a seed (mulberry32): same seed, same menu, on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  share(): number;
  /** 0 ≤ n < `below`, whole. */
  below(limit: number): number;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { share, below: (limit) => Math.floor(share() * limit) };
}
