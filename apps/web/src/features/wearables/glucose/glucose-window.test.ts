import { describe, expect, it } from 'vitest';
import { glucoseWindow, windowLine } from './glucose-window.ts';

const AT = '2026-03-02T13:00:00Z';
const START = Date.parse(AT) / 1000;
const readings = (...minutes: number[]) => ({
  epochSeconds: minutes.map((minute) => START + minute * 60),
  mgdl: minutes.map((minute) => 100 + minute),
});

describe('glucose around a meal', () => {
  it('is from an hour before to three after, both ends included', () => {
    expect(glucoseWindow(readings(-65, -60, 0, 180, 185), AT).minutes).toEqual([-60, 0, 180]);
  });

  it('does not draw a line over missing readings', () => {
    const line = windowLine(glucoseWindow(readings(0, 45, 120), AT), (mgdl) => mgdl);
    expect(line.y).toEqual([100, 145, null, 220]);
  });
});
