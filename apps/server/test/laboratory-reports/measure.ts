import { type LaboratoryFile, type ProposedMarker } from '@healzy/domain/blood-analysis';
import type { ExpectedMarker, GeneratedReport } from './generate.ts';

/** How a report was read. A tuple is right or wrong as a whole. */
export interface Measured {
  expected: number;
  right: number;
  proposed: number;
  doubted: number;
  /** Proposed without a doubt and not what the report says: the worst that can happen. */
  silentlyWrong: string[];
  missed: string[];
}

const squeezed = (text: string | null): string | null =>
  text === null ? null : text.replace(/[\sµμ]/gu, (sign) => (/\s/u.test(sign) ? '' : 'µ'));

const keyOf = (tuple: ExpectedMarker): string =>
  [tuple.marker, tuple.value, tuple.comparator, squeezed(tuple.unit), squeezed(tuple.range), tuple.date].join(
    ' | ',
  );

const tupleOf = (found: ProposedMarker): ExpectedMarker => ({
  marker: found.marker,
  value: found.value,
  comparator: found.comparator,
  unit: found.unit,
  range: found.range?.text ?? null,
  date: found.sampledAt?.slice(0, 10) ?? null,
});

export function measure(report: Pick<GeneratedReport, 'name' | 'markers'>, file: LaboratoryFile): Measured {
  const found = file.reports.flatMap(({ markers }) => markers);
  const wanted = new Set(report.markers.map(keyOf));
  const keys = found.map((each) => keyOf(tupleOf(each)));
  const got = new Set(keys);
  return {
    expected: wanted.size,
    right: keys.filter((key) => wanted.has(key)).length,
    proposed: found.length,
    doubted: found.filter(({ doubts }) => doubts.length > 0).length,
    silentlyWrong: found.flatMap(({ doubts }, at) =>
      doubts.length === 0 && !wanted.has(keys[at]!) ? [`${report.name}: ${keys[at]!}`] : [],
    ),
    missed: [...wanted].filter((key) => !got.has(key)).map((key) => `${report.name}: ${key}`),
  };
}
