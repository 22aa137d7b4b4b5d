import { pathToFileURL } from 'node:url';
import { answerOf } from './answer.mjs';
import { series as seriesOf } from './series.mjs';

export async function prepare({ readings, domain }) {
  const { agp, cgmMetrics, glucoseGrid } = await import(pathToFileURL(domain).href);
  const series = seriesOf(readings);
  return () => {
    const grid = glucoseGrid(series);
    const result = { metrics: cgmMetrics(series, grid), agp: agp(series, grid) };
    return () => answerOf(result);
  };
}
