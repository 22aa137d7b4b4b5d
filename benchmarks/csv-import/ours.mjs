import { pathToFileURL } from 'node:url';
import { clarityFile } from '../data/clarity-file.mjs';
import { answerOf } from './answer.mjs';

export async function prepare({ readings, device, domain }) {
  const { parseCgmFile } = await import(pathToFileURL(domain).href);
  const bytes = clarityFile(readings, device);
  return () => {
    const result = parseCgmFile(bytes, { zone: 'Europe/Madrid' });
    if (result.kind !== 'ready') throw new Error(`The file was not read: ${JSON.stringify(result)}`);
    const { series, report } = result;
    const skipped = report.skipped
      .filter(({ reason }) => reason !== 'HEADING')
      .reduce((sum, { count }) => sum + count, 0);
    return () => answerOf(series.epochSeconds, series.mgdl, report.count, skipped);
  };
}
