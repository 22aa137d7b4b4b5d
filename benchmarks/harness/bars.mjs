// The targets by benchmark id: a sentence and the check of a finished row. Ratios count; absolute times depend on the
// machine. A check returns `null` when the row lacks the figure it needs.
const ratio = (name) => (row) => {
  const found = Object.entries(row.ratios).find(([key]) => key === name || key.startsWith(`${name} `));
  return found ? found[1] : null;
};
const atMostLimit = (times) => ({
  says: `at most ${times} × the limit`,
  figure: (row) => ratio('limit')(row),
  shown: (value) => `${value} × the limit`,
  isReached: (value) => value <= times,
});
const atMostPeer = (name, says = `not slower than ${name}`) => ({
  says,
  figure: (row) => ratio(name)(row),
  shown: (value) => `${value} × ${name}`,
  isReached: (value) => value <= 1,
});
const below = (most, unit) => ({
  says: `at most ${most} ${unit}`,
  figure: (row) => row.ours.median,
  shown: (value) => `${value} ${unit}`,
  isReached: (value) => value <= most,
});
const extra = (key, says, unit, isReached) => ({
  says,
  figure: (row) => row.details?.[key] ?? null,
  shown: (value) => `${value}${unit}`,
  isReached,
});

const listingBars = [
  extra('share', 'at least 0.7 × the limit on PostgreSQL', ' × the limit', (value) => value >= 0.7),
  extra('embeddedShare', 'at least 0.7 × the limit embedded', ' × the limit', (value) => value >= 0.7),
  extra('p99At200', 'p99 at most 25 ms at 200 a second on PostgreSQL', ' ms', (value) => value <= 25),
  extra('embeddedP99At200', 'p99 at most 25 ms at 200 a second embedded', ' ms', (value) => value <= 25),
];

export const bars = {
  'csv.import': [atMostPeer('udsv', 'not slower than uDSV, typing and checks included')],
  'csv.import.100k': [atMostPeer('udsv', 'not slower than uDSV, typing and checks included')],
  'csv.import.worker': [
    extra('longestMainThreadTask', 'no task over 50 ms on the main thread', ' ms', (value) => value <= 50),
  ],
  'wearables.import': [
    extra('longestMainThreadTask', 'no task over 50 ms on the main thread', ' ms', (value) => value <= 50),
    extra('tabMegabytes', 'at most 300 MB of memory in the tab', ' MB', (value) => value <= 300),
    extra('serverMegabytes', 'at most 300 MB of memory in the server', ' MB', (value) => value <= 300),
    extra(
      'leftBehind',
      'nothing is left after stopping and after undoing',
      ' rows and files',
      (value) => value === 0,
    ),
  ],
  'cgm.metrics': [atMostLimit(1.5)],
  'cgm.90d': [below(3, 'ms')],
  'menu.month': [
    extra('p95', 'p95 at most 100 ms', ' ms', (value) => value <= 100),
    extra('rulesBroken', 'no rule broken', ' rules', (value) => value === 0),
    extra('othersOnRepeat', 'same seed, same menu', ' others', (value) => value === 0),
    extra(
      'worstShareOfOptimum',
      'score within 10 % of the optimum of HiGHS',
      ' of it',
      (value) => value >= 0.9,
    ),
  ],
  'menu.month.dishes': [
    extra('p95', 'p95 at most 150 ms', ' ms', (value) => value <= 150),
    extra('rulesBroken', 'no rule broken', ' rules', (value) => value === 0),
    extra('othersOnRepeat', 'same seed, same menu', ' others', (value) => value === 0),
    extra('odditiesAWeek', 'at most 0.2 oddities a week by the judge', ' a week', (value) => value <= 0.2),
    extra('rawStaples', 'no raw staple', ' raw', (value) => value === 0),
    extra('seasoningsAsDishes', 'no seasoning as a dish', ' of them', (value) => value === 0),
    extra('daysWithoutDishes', 'dishes on every day', ' days without', (value) => value === 0),
  ],
  'menu.keystroke': [below(16, 'ms')],
  'heatmap.draw': [atMostLimit(1.5)],
  'trace.14d': [atMostLimit(1.5), atMostPeer('uplot')],
  'chart.first': [atMostLimit(1.3), atMostPeer('uplot', 'below uPlot')],
  'chart.pan': [atMostLimit(1.3), atMostPeer('uplot')],
  'chart.full': [atMostLimit(1.3), atMostPeer('uplot')],
  'table.first': [below(100, 'ms')],
  'table.sort': [below(20, 'ms')],
  'table.scroll': [below(8, 'ms')],
  'table.heap': [below(20, 'MB')],
  'ui.size': [
    extra(
      'worstRatio',
      'each part at most 1.15 × what it takes from React Aria',
      ' × the worst',
      (value) => value <= 1.15,
    ),
    extra('medianRatio', 'the median part at most 1.15 ×', ' × the median', (value) => value <= 1.15),
  ],
  'web.bytes': [
    below(250, 'KiB'),
    extra('requests', 'at most 14 requests', ' requests', (value) => value <= 14),
    extra('largestRoute', 'each lazy route at most 50 KiB', ' KiB', (value) => value <= 50),
    extra('chartCode', 'CGM chart code at most 25 KiB', ' KiB', (value) => value <= 25),
  ],
  'web.usable': [
    extra(
      'worstCold',
      'cold at most 1.2 × bulletproof-react, in every profile',
      ' × at worst',
      (value) => value <= 1.2,
    ),
    extra(
      'worstWarm',
      'warm at most 1.5 × bulletproof-react, in every profile',
      ' × at worst',
      (value) => value <= 1.5,
    ),
    extra('worstShift', 'no page shifts by more than 0.02', ' at worst', (value) => value <= 0.02),
    extra('canvasTask', 'no task over 200 ms on the canvas at 4×', ' ms', (value) => value <= 200),
  ],
  'web.start': [
    below(5, 'round trips in a row'),
    extra('documents', 'one document', ' documents', (value) => value === 1),
  ],
  'web.lighthouse': [
    extra('lowest', 'at least 90 on every page', ' at worst', (value) => value >= 90),
    extra('worstShift', 'no page shifts by more than 0.02', ' at worst', (value) => value <= 0.02),
  ],
  'web.inp': [extra('p98', 'p98 below 200 ms at 4×', ' ms', (value) => value < 200)],
  'web.open90': [
    below(400, 'ms'),
    extra('again', 'at most 400 ms with code and data at hand', ' ms', (value) => value <= 400),
  ],
  'store.cgm': [below(2048, 'bytes')],
  'start.warm': [below(3, 's')],
  'pdf.report': [below(2000, 'ms')],
  'pdf.report.90d': [below(2000, 'ms')],
  'pdf.plan': [below(2000, 'ms')],
  'server.list': listingBars,
  'server.write': listingBars,
  'server.scope': [
    ...['list', 'filtered', 'dashboard'].flatMap((what) => [
      extra(
        `${what}P99`,
        `${what}: p99 at most 25 ms at 200 a second on PostgreSQL`,
        ' ms',
        (value) => value <= 25,
      ),
      extra(
        `${what}EmbeddedP99`,
        `${what}: p99 at most 25 ms at 50 a second embedded`,
        ' ms',
        (value) => value <= 25,
      ),
    ]),
  ],
  'food.search': [below(30, 'ms')],
  'chat.live': [
    below(300, 'ms'),
    extra('embeddedMedian', 'at most 300 ms embedded', ' ms', (value) => value <= 300),
  ],
  'server.dashboard': [below(25, 'ms'), extra('p99', 'p99 at most 50 ms', ' ms', (value) => value <= 50)],
};

/** `[{ says, shown, reached }]` of a row; `reached` is null when the row does not hold the figure. */
export function verdicts(row) {
  return (bars[row.id] ?? []).map(({ says, figure, shown, isReached }) => {
    const value = figure(row);
    return value === null || value === undefined
      ? { says, shown: 'not measured', reached: null }
      : { says, shown: shown(value), reached: isReached(value) };
  });
}
