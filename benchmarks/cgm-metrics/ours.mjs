import { pathToFileURL } from 'node:url';
import { answerOf } from './answer.mjs';
import { series as seriesOf } from './series.mjs';

export async function prepare({ readings, domain }) {
  const { agp, cgmMetrics } = await import(pathToFileURL(domain).href);
  const series = seriesOf(readings);
  return () => {
    const result = { metrics: cgmMetrics(series), agp: agp(series) };
    return () => answerOf(result);
  };
}
