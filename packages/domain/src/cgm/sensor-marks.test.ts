import { describe, expect, it } from 'vitest';
import { sensorMarks } from './sensor-marks.ts';

const sensor = (id: string, placedAt: string, removedAt: string | null) => ({ id, placedAt, removedAt });

describe('sensorMarks', () => {
  it('marks placement and removal in order', () => {
    const marks = sensorMarks([sensor('a', '2026-03-01T09:00:00Z', '2026-03-11T09:00:00Z')]);
    expect(marks.map(({ kind, at }) => [kind, at])).toEqual([
      ['placed', '2026-03-01T09:00:00Z'],
      ['removed', '2026-03-11T09:00:00Z'],
    ]);
  });

  it('marks a removal followed by a placement within the hour as one change', () => {
    const marks = sensorMarks([
      sensor('a', '2026-03-01T09:00:00Z', '2026-03-11T09:00:00Z'),
      sensor('b', '2026-03-11T09:20:00Z', null),
    ]);
    expect(marks.map(({ kind }) => kind)).toEqual(['placed', 'changed']);
    expect(marks[1]?.sensor.id).toBe('b');
  });

  it('keeps both where hours lie between them, and where two are worn', () => {
    const marks = sensorMarks([
      sensor('a', '2026-03-01T09:00:00Z', '2026-03-11T09:00:00Z'),
      sensor('b', '2026-03-11T12:00:00Z', null),
      sensor('c', '2026-03-02T12:00:00Z', null),
    ]);
    expect(marks.map(({ kind }) => kind)).toEqual(['placed', 'placed', 'removed', 'placed']);
  });

  it('lets one removal be replaced once', () => {
    const marks = sensorMarks([
      sensor('a', '2026-03-01T09:00:00Z', '2026-03-11T09:00:00Z'),
      sensor('b', '2026-03-11T09:05:00Z', null),
      sensor('c', '2026-03-11T09:10:00Z', null),
    ]);
    expect(marks.map(({ kind }) => kind)).toEqual(['placed', 'changed', 'placed']);
  });
});
