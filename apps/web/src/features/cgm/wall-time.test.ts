import { describe, expect, it } from 'vitest';
import { instantAt, wallTimeOf } from './wall-time.ts';

const MADRID = 'Europe/Madrid';

describe('a time on the clock of a zone', () => {
  it('is an instant, and read back the same', () => {
    expect(instantAt('2026-03-02', '09:05', MADRID)).toBe('2026-03-02T08:05:00.000Z');
    expect(wallTimeOf('2026-03-02T08:05:00.000Z', MADRID)).toEqual({ day: '2026-03-02', time: '09:05' });
  });

  it('is the first of two when the hour occurs twice, and none when it is skipped', () => {
    expect(instantAt('2026-10-25', '02:30', MADRID)).toBe('2026-10-25T00:30:00.000Z');
    expect(instantAt('2026-03-29', '02:30', MADRID)).toBeNull();
  });

  it('is none while it is not complete', () => {
    expect(instantAt('2026-03-02', '', MADRID)).toBeNull();
    expect(instantAt('', '09:00', MADRID)).toBeNull();
  });
});
