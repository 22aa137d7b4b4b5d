/** A cart's file in the product's own columns: the phases of the protocol, each at its own level. */
export function cartFile(stages: readonly { phase: string; minutes: number; vo2: number; speed: number }[]) {
  const rows = ['time_s,phase,vo2_ml_min,vco2_ml_min,hr_bpm,speed_kmh'];
  let second = 0;
  for (const { phase, minutes, vo2, speed } of stages) {
    for (const end = second + minutes * 60; second < end;) {
      second += 10;
      // A body at rest varies a little.
      const now = Math.round(vo2 * (1 + 0.01 * Math.sin(second)));
      rows.push(`${second},${phase},${now},${Math.round(now * 0.82)},${60 + Math.round(vo2 / 20)},${speed}`);
    }
  }
  return {
    name: 'calorimetria.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${rows.join('\n')}\n`),
  };
}
