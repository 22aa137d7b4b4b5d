import type { RangeLabels } from '../RangeLegend/RangeLegend.tsx';
import type { RangeLevel, RangeLimits } from '../RangeLegend/rangeLevels.ts';

export const sampleLimits: RangeLimits = { severeLow: 54, low: 70, high: 180, severeHigh: 250 };

export const sampleRangeLabels: Record<RangeLevel, RangeLabels> = {
  severeLow: { name: 'Very low', bounds: 'below 54 mg/dL' },
  low: { name: 'Low', bounds: '54–69 mg/dL' },
  inRange: { name: 'In range', bounds: '70–180 mg/dL' },
  high: { name: 'High', bounds: '181–250 mg/dL' },
  severeHigh: { name: 'Very high', bounds: 'above 250 mg/dL' },
};

const full = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });

export const sampleTimes = {
  full: (epochSeconds: number) => full.format(epochSeconds * 1000),
  weekday: (epochSeconds: number) => weekday.format(epochSeconds * 1000),
  tick: (epochSeconds: number, kind: 'hour' | 'day') =>
    (kind === 'day' ? day : hour).format(epochSeconds * 1000),
};
