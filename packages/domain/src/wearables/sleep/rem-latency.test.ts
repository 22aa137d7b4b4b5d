import { describe, expect, it } from 'vitest';
import { figuresOfTimeline, figuresOfTotals, whyNoRemLatency, type SleepState } from '../index.ts';

const MINUTE = 60;
/** A night of stretches in minutes, one after another, from lying down. */
const night = (...stretches: readonly (readonly [SleepState, number])[]) => {
  let at = 0;
  const timeline = stretches.map(([state, minutes]) => {
    const startS = at;
    at += minutes * MINUTE;
    return { state, startS, endS: at };
  });
  return { timeline, figures: figuresOfTimeline({ startS: 0, endS: at }, timeline) };
};

describe('the latency of REM', () => {
  it('runs from the first sleep, not from lying down', () => {
    const known = night(['AWAKE', 20], ['LIGHT', 70], ['REM', 15], ['LIGHT', 60]);
    expect(known.figures).toMatchObject({ remLatencyS: 70 * MINUTE, latencyS: 20 * MINUTE });
    expect(whyNoRemLatency(known)).toBeNull();
  });

  it('counts waking in between, and is 0 where REM comes first', () => {
    expect(night(['LIGHT', 30], ['AWAKE', 10], ['REM', 15]).figures.remLatencyS).toBe(40 * MINUTE);
    const atOnce = night(['REM', 15], ['LIGHT', 60]);
    expect(atOnce.figures.remLatencyS).toBe(0);
    expect(whyNoRemLatency(atOnce)).toBeNull();
  });

  it('is unknown where sleep without stages, which may be REM, comes before it', () => {
    const partly = night(['LIGHT', 30], ['ASLEEP', 45], ['REM', 15]);
    expect(partly.figures.remLatencyS).toBeNull();
    expect(whyNoRemLatency(partly)).toBe('PARTLY_STAGED');
  });

  it('stays known where sleep without stages comes after it', () => {
    const later = night(['LIGHT', 60], ['REM', 15], ['ASLEEP', 45]);
    expect(later.figures.remLatencyS).toBe(60 * MINUTE);
    expect(whyNoRemLatency(later)).toBeNull();
  });

  it('is unknown without REM, without stages and without times, each with its reason', () => {
    expect(whyNoRemLatency(night(['LIGHT', 60], ['DEEP', 60]))).toBe('NO_REM');
    expect(whyNoRemLatency(night(['ASLEEP', 400]))).toBe('NO_STAGES');
    expect(whyNoRemLatency(night(['AWAKE', 400]))).toBe('NO_STAGES');
    const figures = figuresOfTotals({ startS: 0, endS: 28_800 }, { REM: 3600, LIGHT: 18_000 });
    expect(whyNoRemLatency({ figures, timeline: [] })).toBe('NO_TIMES');
  });
});
