/** What the address of the body’s page leads to, when a note cites it. */
export const CITED = { measurement: 'measurement', trend: 'chart' } as const;

const TREND = 'trend-';

/** The view of a citation that cites the chart of a magnitude rather than one value. */
export const trendView = (magnitude: string): string => TREND + magnitude;

export const measurementSearch = (id: string): string =>
  `?${new URLSearchParams({ [CITED.measurement]: id })}`;

/** Null for the view of a value. */
export const trendSearch = (view: string | undefined): string | null =>
  view?.startsWith(TREND) === true
    ? `?${new URLSearchParams({ [CITED.trend]: view.slice(TREND.length) })}`
    : null;
