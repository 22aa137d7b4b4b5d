import { LONGEST_BRIDGED_MINUTES } from '../response-area.ts';
import {
  areaFromReferenceBaseline,
  IGLU_MEALS,
  igluMealDifferences,
  mealDifferences,
  MEAL_DECIMALS,
  REFERENCE_MEALS,
  shownResponse,
} from './meal-comparison.ts';
import {
  dailyDifferences,
  episodeDifferences,
  exactDifferences,
  mageDifference,
  ratedSegments,
  relative,
  SUBJECTS,
  type Difference,
} from './reference-comparison.ts';

/** The reference prints ten digits. */
const EQUAL = 1e-9;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
const percent = ({ ours, reference }: Pick<Difference, 'ours' | 'reference'>) => {
  const share = (100 * (ours! - reference!)) / reference!;
  return `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(1)} %`;
};

/** Traces in the order of the page. */
const PAGE_TRACES = Object.keys(SUBJECTS);

/** The cells of one trace: figure → difference. Also used to check a part of the page without the other traces. */
export function exactCells(trace: string): Map<string, string> {
  return new Map(
    exactDifferences(trace).map((difference) => {
      const apart = relative(difference);
      return [difference.name, apart < EQUAL ? '=' : apart.toExponential(0)];
    }),
  );
}

export function mageRow(trace: string): string {
  const difference = mageDifference(trace);
  return row([trace, difference.reference!.toFixed(1), difference.ours!.toFixed(1), percent(difference)]);
}

export function episodeRow(trace: string): string | null {
  const cells = episodeDifferences(trace);
  if (cells.length === 0) return null;
  return row([trace, ...cells.map(({ ours, reference }) => `${ours} / ${reference}`)]);
}

/** One trace's days: how many, how many figures they have in the reference, and the largest difference of one. */
export function dailyRow(trace: string): string {
  const days = dailyDifferences(trace);
  const figures = days.flatMap(({ differences }) => differences);
  const apart = Math.max(...figures.map(relative));
  return row([
    trace,
    String(days.length),
    String(figures.length),
    apart < EQUAL ? '=' : apart.toExponential(0),
  ]);
}

const dash = (value: number | null | undefined, digits: number) => value?.toFixed(digits) ?? '–';

/** A figure of a meal: `=` where all decimals of the reference agree, – where neither has it. */
function mealCell({ ours, reference }: Difference): string {
  if (ours === null && reference === null) return '–';
  if (ours === null || reference === null) return `${dash(ours, 4)} / ${dash(reference, 4)}`;
  const apart = Math.abs(ours - reference);
  return apart <= MEAL_DECIMALS ? '=' : apart.toExponential(0);
}

/** Each figure of the meals, with the meals in the order of the reference. */
export function mealRows(): string[] {
  const meals = REFERENCE_MEALS.map(mealDifferences);
  return meals[0]!.map(({ name }, i) =>
    row([`\`${name}\``, ...meals.map((figures) => mealCell(figures[i]!))]),
  );
}

/** iglu's three figures of its meals: ours and its own. */
export function igluMealRows(): string[] {
  return IGLU_MEALS.map((meal) =>
    row([
      `${meal.id} ${meal.meal}`,
      ...igluMealDifferences(meal).map((figure) =>
        figure.ours === null && figure.reference === null
          ? '–'
          : `${dash(figure.ours, 4)} / ${dash(figure.reference, 4)}`,
      ),
    ]),
  );
}

/** The response that a screen shows of each meal, beside the reference. */
export function shownMealRows(): string[] {
  return REFERENCE_MEALS.map((meal) => {
    const { state, figures } = shownResponse(meal);
    const expected = meal.window_120;
    return row([
      `${meal.id} ${meal.meal}`,
      state,
      `${dash(figures?.baseline, 1)} / ${dash(meal.baseline, 1)}`,
      `${dash(figures?.rise, 1)} / ${dash(expected?.delta, 1)}`,
      `${dash(figures?.area, 0)} / ${dash(expected?.iauc_mgdl_min, 0)}`,
      dash(areaFromReferenceBaseline(meal), 0),
    ]);
  });
}

function exactTable(): string {
  const columns = PAGE_TRACES.map(exactCells);
  const names = [...new Set(columns.flatMap((cells) => [...cells.keys()]))];
  return table(
    ['figure', ...PAGE_TRACES.map((_, i) => String(i + 1))],
    names.map((name) => [`\`${name}\``, ...columns.map((cells) => cells.get(name) ?? '–')]),
  );
}

function segmentTable() {
  const segments = ratedSegments();
  const parted = segments.filter(({ longestGapMinutes }) => longestGapMinutes > LONGEST_BRIDGED_MINUTES);
  const others = segments.filter((segment) => !parted.includes(segment));
  const rows = segments.map(({ trace, from, to, longestGapMinutes, byHand, service, ours }) => [
    trace,
    `${from}–${to}`,
    `${longestGapMinutes.toFixed(0)} min`,
    byHand.toFixed(0),
    ours.toFixed(1),
    percent({ ours, reference: byHand }),
    service.toFixed(1),
  ]);
  return {
    text: table(
      ['trace', 'rows', 'longest gap', 'by hand', 'Healzy', 'difference', 'iglu, first excursion'],
      rows,
    ),
    within: segments.filter(({ ours, byHand }) => Math.abs(ours / byHand - 1) <= 0.1).length,
    all: segments.length,
    traces: new Set(segments.map(({ trace }) => trace)).size,
    parted: parted.length,
    longestOfOthers: Math.max(...others.map(({ longestGapMinutes }) => longestGapMinutes)).toFixed(0),
  };
}

const withHead = (head: readonly string[], rows: readonly (string | null)[]) =>
  [
    row(head),
    row(head.map((_, i) => (i === 0 ? '---' : '--:'))),
    ...rows.filter((line) => line !== null),
  ].join('\n');

/** The text of `docs/reference-values.md`. */
export function referencePage(): string {
  const segments = segmentTable();
  return `# Reference values

How Healzy's glucose figures compare with independent ones, trace by trace. This page is generated by
\`npx tsx scripts/reference-values.ts\` from the comparison that the tests make, and a test fails when it is out of date.
Where the traces come from: [packages/domain/test-data](../packages/domain/test-data/README.md).

The reference is iglu 4.3.0, run in R 4.2.2; \`auc\`, heat map and early mornings come from a second, independent
programme. Formulas are implemented from the papers; \`packages/domain/src/cgm/findings/formulas.ts\` names each.

## Figures that must agree

Relative difference for each figure and trace. \`=\` is less than 1e-9, all ten digits of the reference; – means that the
reference has no value. The tests allow 1e-6.

${PAGE_TRACES.map((name, i) => `${i + 1}. \`${name}\``).join('\n')}

${exactTable()}

- **CONGA** is the sample standard deviation of the differences from n hours earlier (McDonnell 2005). The product shows
  n = 24; 1, 2 and 4 hours are compared here too.
- **AUC** is the mean over days of the trapezoids divided by the hours that they cover. No trapezoid crosses a gap of more
  than 45 minutes, or midnight. iglu's own \`auc()\` mixes the days and differs by up to 5 %, so it is no reference.
- Time-dependent figures use one grid: steps of the cadence from local midnight, linear between readings, nothing across
  gaps of more than 45 minutes. Where cadences differ, every figure weighs by time.

## Days

Each local day alone: number of readings, mean, SD, CV, lowest, highest and the time in each range, of the four exports
without the ranges beside 70–180. \`=\` as above; the tests allow 1e-6.

${withHead(['trace', 'days', 'figures', 'largest difference'], PAGE_TRACES.map(dailyRow))}

Heat map (every hour's mean and count, to 4 decimals), early mornings (to 5) and percentiles by time of day (to 8) are
compared by the tests, where the reference has them, and agree. The rest of what iglu computes (GRADE, M-value, GVP, MAG, PGS and others) is not in the
product.

## Meals

Nine standard meals of three people (Hall 2018): cornflakes (CF), bread with peanut butter (PB) and a bar. The second
programme takes the value at the meal’s own minute as the baseline, g(t₀), and computes on a grid of five minutes. By that
rule \`=\` is every one of its four decimals, which is what the tests demand; – means that neither has a figure, since
readings are missing.

${withHead(['figure', ...REFERENCE_MEALS.map(({ id, meal }) => `${id} ${meal}`)], mealRows())}

iglu’s own three figures (Service 2013, Healzy / iglu) begin at the mean of the hour before the meal: rise, minutes to the
peak, and the share of the rise that is gone an hour after the peak. iglu has them of one person’s meals.

${withHead(['meal', '`deltag`', '`deltat`', '`basereco`'], igluMealRows())}

**What a screen shows differs by definition**, Healzy / reference: its baseline is the mean of the 15 minutes before the
meal ([why](decisions/glucose-figures.md#events-and-meal-responses)), and its peak and area
come from the readings, not from a grid. The last column is its area from the baseline of the reference: what remains
is the grid. A meal is \`MISSING_DATA\` below 70 % of −30 … +180 minutes, also where the reference has its first two hours.

${withHead(['meal', 'state', 'baseline', 'rise', 'area, 120 min', 'area from g(t₀)'], shownMealRows())}

## MAGE of whole traces

No single definition exists. Healzy implements the first-excursion direction (Service 1970) with the turning points of
Fernandes 2022 ([10.1177/19322968211061165](https://doi.org/10.1177/19322968211061165)), parted at gaps of more than
45 minutes where iglu bridges three hours. The tests allow 10 %. The reference is iglu's value for the first excursion,
for the last four traces its default.

${withHead(['trace', 'iglu', 'Healzy', 'difference'], PAGE_TRACES.map(mageRow))}

## MAGE of segments rated by hand

People determined the excursions of these segments by hand (published with iglu). ${segments.within} of ${segments.all}
are within 10 %; the tests demand that most are. In rows 655–942 of \`iglu5_subject2.csv\` the value by hand is that of the
other direction.

Only the ${segments.all} segments of this table are rated, each the readings of one day (or a part of it) of ${segments.traces} traces; a
pair such as 147 by hand and 126.7 is of none of them. The rule of 45 minutes holds there too: it parts the ${segments.parted} segments
whose longest gap is longer; in the others no gap is longer than ${segments.longestOfOthers} minutes.

${segments.text}

## Episodes

Number of episodes, Healzy / iglu: at least 15 minutes beyond the threshold, over after 15 minutes back (Battelino 2023).
iglu counts on its grid, Healzy at the readings: the tests allow a difference of one.

${withHead(['trace', '< 70', '< 54', '< 70 for > 120 min', '> 180', '> 250'], PAGE_TRACES.map(episodeRow))}
`;
}
