import type { Phase } from '@healzy/domain/calorimetry';
import { expect, it } from 'vitest';
import { phaseBorders, withBorder } from './phase-handles.ts';

const phase = (kind: Phase['kind'], startS: number, endS: number): Phase => ({
  kind,
  label: null,
  startS,
  endS,
});
const phases = [phase('RECLINED', 0, 360), phase('SEATED', 360, 600), phase('TREADMILL_4', 660, 900)];

it('has one handle for a border that two phases share, two where there is a pause', () => {
  const borders = phaseBorders(phases, { firstS: -10, lastS: 1000 });
  expect(borders.map(({ id }) => id)).toEqual(['0-start', '0-end', '1-end', '2-start', '2-end']);
});

it('leaves each border between its neighbours, the outer ones within the recording', () => {
  const limits = phaseBorders(phases, { firstS: -10, lastS: 1000 }).map(({ min, max }) => [min, max]);
  expect(limits).toEqual([
    [-10, 359],
    [1, 599],
    [361, 660],
    [600, 899],
    [661, 1000],
  ]);
});

it('moves a shared border for both phases, and never past a neighbour', () => {
  expect(withBorder(phases, '0-end', 300).slice(0, 2)).toEqual([
    phase('RECLINED', 0, 300),
    phase('SEATED', 300, 600),
  ]);
  expect(withBorder(phases, '2-start', 0)[2]).toEqual(phase('TREADMILL_4', 600, 900));
  expect(withBorder(phases, 'elsewhere', 3)).toEqual(phases);
});
