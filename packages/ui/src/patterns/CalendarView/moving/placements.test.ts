import { describe, expect, it } from 'vitest';
import { clockAt, placedByKey, placedByPointer } from './placements.ts';

const room = { days: ['2026-03-04', '2026-03-05'], hours: 24, isRightToLeft: false };
const held = { day: '2026-03-04', from: 9, length: 0.5 };
const press = (key: string, now = held, shiftKey = false) => placedByKey(now, { key, shiftKey }, room);
const spot = (at: number, day = '2026-03-04') => ({ day, at });

describe('keys', () => {
  it('move by a quarter and by a day, and Shift moves the end alone', () => {
    expect(press('ArrowDown')).toEqual({ ...held, from: 9.25 });
    expect(press('ArrowUp')).toEqual({ ...held, from: 8.75 });
    expect(press('ArrowRight')).toEqual({ ...held, day: '2026-03-05' });
    expect(press('ArrowDown', held, true)).toEqual({ ...held, length: 0.75 });
    expect(press('ArrowUp', held, true)).toEqual({ ...held, length: 0.25 });
    expect(press('Home')).toBeNull();
  });

  it('lead out of no day and of no shown week, and leave a quarter', () => {
    expect(press('ArrowLeft')).toEqual(held);
    expect(press('ArrowUp', { ...held, from: 0 })).toMatchObject({ from: 0 });
    expect(press('ArrowDown', { ...held, from: 23.5 })).toMatchObject({ from: 23.5, length: 0.5 });
    expect(press('ArrowDown', { ...held, from: 23.5 }, true)).toMatchObject({ from: 23.5, length: 0.5 });
    expect(press('ArrowUp', { ...held, length: 0.25 }, true)).toMatchObject({ length: 0.25 });
  });

  it('go the other way from right to left', () => {
    const turned = { ...room, isRightToLeft: true };
    expect(placedByKey(held, { key: 'ArrowLeft', shiftKey: false }, turned)?.day).toBe('2026-03-05');
  });
});

describe('a pointer', () => {
  it('moves what it holds to the nearest quarter of another day', () => {
    expect(placedByPointer(held, false, [spot(9.1), spot(11.2, '2026-03-05')], room)).toEqual({
      day: '2026-03-05',
      from: 11,
      length: 0.5,
    });
  });

  it('stretches the end, never before a quarter or past midnight', () => {
    expect(placedByPointer(held, true, [spot(9.5), spot(10.3)], room)).toEqual({ ...held, length: 1.25 });
    expect(placedByPointer(held, true, [spot(9.5), spot(7)], room)).toEqual({ ...held, length: 0.25 });
    expect(placedByPointer(held, true, [spot(9.5), spot(30)], room)).toEqual({ ...held, length: 15 });
  });

  it('draws a new one over the quarters that it touches, upwards too', () => {
    const drawn = { day: '2026-03-04', from: 9, length: 0.75 };
    expect(placedByPointer(null, false, [spot(9.1), spot(9.6)], room)).toEqual(drawn);
    expect(placedByPointer(null, false, [spot(9.6), spot(9.1)], room)).toEqual(drawn);
  });
});

it('tells the clock of the axis', () => {
  const axis = Array.from({ length: 24 }, (_, hour) => ({ hour, isSecond: false }));
  expect(clockAt(9.25, axis)).toEqual({ hour: 9, minute: 15 });
  expect(clockAt(24, axis)).toEqual({ hour: 0, minute: 0 });
});
