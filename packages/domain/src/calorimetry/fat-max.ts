/** A stage of exercise with its oxidation of fat. */
export interface FatStage {
  /** Speed in km/h, or any measure that rises from stage to stage. */
  intensity: number;
  fatGMin: number;
  /** Beats a minute; null where it was not measured. */
  heartRate?: number | null;
}

export interface FatMax {
  /** null with fewer than two stages, or when no stage oxidises fat. */
  intensity: number | null;
  fatGMin: number | null;
  heartRate: number | null;
  /**
   * Whether a lower and a higher stage oxidise less. At the first or last stage the true maximum may lie outside what was
   * tested.
   */
  isBracketed: boolean;
  /** Where oxidation is within 10 % of the highest (Achten 2002); an end is null where no stage shows it. */
  zone: FatZone | null;
}

/** A zone by speed and by heart rate, both interpolated between stages. */
export interface FatZone {
  low: number | null;
  high: number | null;
  lowHeartRate: number | null;
  highHeartRate: number | null;
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
    return { intensity: null, fatGMin: null, heartRate: null, isBracketed: false, zone: null };
  const least = top.fatGMin * ZONE;
  /** Where the line between two stages crosses the zone's least value, going from the peak in a direction. */
  const edge = (direction: 1 | -1): { intensity: number; heartRate: number | null } | null => {
    for (let i = peak; rising[i + direction] !== undefined; i += direction) {
      const [inside, outside] = [rising[i]!, rising[i + direction]!];
      if (outside.fatGMin >= least) continue;
      const share = (inside.fatGMin - least) / (inside.fatGMin - outside.fatGMin);
      const [near, far] = [inside.heartRate ?? null, outside.heartRate ?? null];
      return {
        intensity: inside.intensity + share * (outside.intensity - inside.intensity),
        heartRate: near === null || far === null ? null : near + share * (far - near),
      };
    }
    return null;
  };
  const [low, high] = [edge(-1), edge(1)];
  return {
    intensity: top.intensity,
    fatGMin: top.fatGMin,
    heartRate: top.heartRate ?? null,
    isBracketed: peak > 0 && peak < rising.length - 1,
    zone: {
      low: low?.intensity ?? null,
      high: high?.intensity ?? null,
      lowHeartRate: low?.heartRate ?? null,
      highHeartRate: high?.heartRate ?? null,
    },
  };
}
