/** A stage of exercise with its oxidation of fat. */
export interface FatStage {
  /** Speed in km/h, or any measure that rises from stage to stage. */
  intensity: number;
  fatGMin: number;
}

export interface FatMax {
  /** null with fewer than two stages, or when no stage oxidises fat. */
  intensity: number | null;
  fatGMin: number | null;
  /**
   * Whether a lower and a higher stage oxidise less. At the first or last stage the true maximum may lie outside what was
   * tested.
   */
  isBracketed: boolean;
  /** Where oxidation is within 10 % of the highest (Achten 2002); an end is null where no stage shows it. */
  zone: { low: number | null; high: number | null } | null;
}

const ZONE = 0.9;

/** The stage with the highest oxidation of fat, and the zone around it, interpolated between stages. */
export function fatMax(stages: readonly FatStage[]): FatMax {
  const rising = [...stages].sort((a, b) => a.intensity - b.intensity);
  const peak = rising.reduce<number>(
    (best, { fatGMin }, i) => (best < 0 || fatGMin > rising[best]!.fatGMin ? i : best),
    -1,
  );
  const top = rising[peak];
  if (rising.length < 2 || top === undefined || !(top.fatGMin > 0))
    return { intensity: null, fatGMin: null, isBracketed: false, zone: null };
  const least = top.fatGMin * ZONE;
  /** Where the line between two stages crosses the zone's least value, going from the peak in a direction. */
  const edge = (direction: 1 | -1): number | null => {
    for (let i = peak; rising[i + direction] !== undefined; i += direction) {
      const [inside, outside] = [rising[i]!, rising[i + direction]!];
      if (outside.fatGMin >= least) continue;
      const share = (inside.fatGMin - least) / (inside.fatGMin - outside.fatGMin);
      return inside.intensity + share * (outside.intensity - inside.intensity);
    }
    return null;
  };
  return {
    intensity: top.intensity,
    fatGMin: top.fatGMin,
    isBracketed: peak > 0 && peak < rising.length - 1,
    zone: { low: edge(-1), high: edge(1) },
  };
}
