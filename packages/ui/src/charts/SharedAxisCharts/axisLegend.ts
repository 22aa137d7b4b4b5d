import type { LegendEntry } from '../cartesian/SeriesLegend.tsx';
import type { AxisPlan } from './axisPlan.ts';

/** Lanes at least this high are named beside the row, in px. */
export const NAMED_LANE = 11;

/** The series of rows that have several, and lanes too low for their name; what recurs in every row is named once. */
export function axisLegend({ rows }: AxisPlan): LegendEntry[] {
  const entries = rows.flatMap(({ series, top, floor }): LegendEntry[] =>
    series.flatMap(({ series: each, look }): LegendEntry[] => {
      if (each.kind === 'bands') {
        if ((floor - top) / each.lanes.length >= NAMED_LANE) return [];
        return each.lanes.map(({ name, tone, hatch }) => ({
          id: `lane ${name}`,
          name,
          look: { tone, hatch, dash: undefined, marker: undefined },
          kind: 'area',
        }));
      }
      // Marks have their icons, and the only other series of a row has the row's name.
      if (each.kind === 'marks' || series.filter(({ series: one }) => one.kind !== 'marks').length === 1)
        return [];
      return [
        {
          id: `series ${each.name} ${look.tone}`,
          name: each.name,
          look: { ...look, marker: undefined, hatch: undefined },
          kind: each.kind === 'bars' ? 'area' : 'line',
        },
      ];
    }),
  );
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
