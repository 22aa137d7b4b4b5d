import { describe, expect, it } from 'vitest';
import { fullestWindow, glucoseWindow, windowLine } from './glucose-window.ts';

const AT = 1_700_000_000;
const readings = (...minutes: number[]) => ({
  epochSeconds: minutes.map((minute) => AT + minute * 60),
  mgdl: minutes.map((minute) => 100 + minute),
});

describe('glucose around a meal', () => {
  it('is from an hour before to three after, both ends included', () => {
    expect(glucoseWindow(readings(-65, -60, 0, 180, 185), AT).minutes).toEqual([-60, 0, 180]);
  });

  it('is that of the test with the most readings then, and none where no test has any', () => {
    const windows = [readings(600), readings(0, 15), readings(5)].map((each) => glucoseWindow(each, AT));
    expect(fullestWindow(windows)?.minutes).toEqual([0, 15]);
    expect(fullestWindow([glucoseWindow(readings(600), AT)])).toBeNull();
  });

  it('does not draw a line over missing readings', () => {
    const line = windowLine(glucoseWindow(readings(0, 45, 120), AT), (mgdl) => mgdl);
    expect(line.y).toEqual([100, 145, null, 220]);
  });
});
