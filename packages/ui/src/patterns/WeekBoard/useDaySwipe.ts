import { useRef, type TouchEvent } from 'react';
import type { WeekBoardDay } from './WeekBoardTypes.ts';

/** How far a finger travels sideways to turn to another day, in px. */
const FAR = 56;

interface DaySwipe {
  days: readonly WeekBoardDay[];
  day: WeekBoardDay | undefined;
  isRightToLeft: boolean;
  isOn: boolean;
  onDay: (id: string) => void;
}

/** Turns to the next or previous day when a finger wipes sideways; wiping up and down scrolls. */
export function useDaySwipe({ days, day, isRightToLeft, isOn, onDay }: DaySwipe) {
  const start = useRef<{ x: number; y: number } | null>(null);
  if (!isOn || !day) return {};
  return {
    onTouchStart: ({ target, touches }: TouchEvent) => {
      const touch = touches[0];
      const isHandle = target instanceof Element && target.closest('[data-sort-handle]') !== null;
      start.current =
        touch && touches.length === 1 && !isHandle ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [along, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(along) < FAR || Math.abs(along) < Math.abs(down) * 2) return;
      const step = along < 0 !== isRightToLeft ? 1 : -1;
      const next = days[days.findIndex(({ id }) => id === day.id) + step];
      if (next) onDay(next.id);
    },
  };
}
