import { expect, it } from 'vitest';
import { medianTrace } from './median-trace.ts';
import { fitting } from './small-picture.ts';

const trace = (value: number, minutes = [-30, -25, -20]) => ({
  minutes,
  mgdl: minutes.map(() => value),
  flags: minutes.map(() => 0),
});

it('has the median of three traces, where three have a reading nearby', () => {
  expect(medianTrace([trace(100), trace(140)])).toBeNull();
  const median = medianTrace([trace(100), trace(140), trace(110, [-30])]);
  expect(median?.minutes).toEqual([-30, -25, -20]);
  expect(median?.mgdl).toEqual([110, 110, 110]);
});

it('makes a photograph fit 2,560 pixels and enlarges none', () => {
  expect(fitting({ width: 8000, height: 6000 })).toEqual({ width: 2560, height: 1920 });
  expect(fitting({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
});
