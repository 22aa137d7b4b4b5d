import { todayIn } from '@healzy/domain/shared';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDay } from './useDay.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-02T22:58:30Z') }));
afterEach(() => vi.useRealTimers());

it('is another time once the next day has begun in the zone, and the same until then', () => {
  const { result } = renderHook(() => useDay('Europe/Madrid'));
  const first = result.current;
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(first);
  act(() => vi.advanceTimersByTime(60_000));
  expect(todayIn('Europe/Madrid', result.current)).toBe('2026-03-03');
});

it('is looked at when the page is seen again', () => {
  const { result } = renderHook(() => useDay('Europe/Madrid'));
  vi.setSystemTime(Date.parse('2026-03-04T08:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(todayIn('Europe/Madrid', result.current)).toBe('2026-03-04');
});
