import { marksAt } from '../cartesian/placeMark.ts';
import { expect, it } from 'vitest';
import {
  drawnPhases,
  elapsedTicks,
  phaseIndexAt,
  timelineExtent,
  timelineLines,
  timelinePanels,
} from './timelineLayout.ts';

const phase = (id: string, from: number, to: number) => ({ id, name: id, from, to });

it('orders phases, trims overlaps and drops those without a length', () => {
  const drawn = drawnPhases([
    phase('b', 100, 200),
    phase('a', 0, 120),
    phase('none', 50, 50),
    phase('bad', Number.NaN, 3),
    phase('inside', 10, 20),
  ]);
  expect(drawn.map(({ id, from, to }) => [id, from, to])).toEqual([
    ['a', 0, 120],
    ['b', 120, 200],
  ]);
  expect([-1, 0, 119, 120, 200, 201].map((at) => phaseIndexAt(drawn, at))).toEqual([-1, 0, 0, 1, 1, -1]);
});

it('gives each unit a panel and all of them one extent', () => {
  const lines = timelineLines([
    { id: 'o', name: 'O', unit: 'L/min', x: [0, 60], y: [1, null] },
    { id: 'h', name: 'H', unit: 'bpm', x: [0, 90], y: [70, 80] },
    { id: 'c', name: 'C', unit: 'L/min', x: [0, 60], y: [1, 2] },
  ]);
  expect(lines.map(({ panel }) => panel)).toEqual([0, 1, 0]);
  const { panels, height, floor } = timelinePanels(lines, 100, 1);
  expect(panels.map(({ unit }) => unit)).toEqual(['L/min', 'bpm']);
  expect(panels[1]!.top).toBeGreaterThan(panels[0]!.floor);
  expect(height).toBeGreaterThan(floor);
  expect(timelineExtent([phase('a', -5, 30)], lines)).toEqual([-5, 90]);
  expect(timelineExtent([], [])).toEqual([0, 1]);
});

it('ticks whole minutes and never more than fit', () => {
  expect(elapsedTicks([0, 600], 5)).toEqual([0, 120, 240, 360, 480, 600]);
  expect(elapsedTicks([0, 1e6], 6).length).toBeLessThanOrEqual(7);
});

it('finds thresholds and windows at a position', () => {
  const marks = [
    { id: 'vt1', name: 'VT1', at: 100 },
    { id: 'steady', name: 'Steady', from: 200, to: 300 },
    { id: 'bad', name: 'Bad', at: Number.NaN },
  ];
  expect(marksAt(marks, 90, 110).map(({ id }) => id)).toEqual(['vt1']);
  expect(marksAt(marks, 250, 251).map(({ id }) => id)).toEqual(['steady']);
  expect(marksAt(marks, 301, 400)).toEqual([]);
});
