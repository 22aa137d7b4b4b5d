import { useRef, useState, type PointerEvent } from 'react';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import { useBrushDrag } from '../TimeBrush/useBrushDrag.ts';
import { REACH } from './AxisCursor.tsx';
import { axisScale, type AxisPlan } from './axisPlan.ts';
import { indexAt } from './axisReading.ts';

interface AxisPointerPlace {
  readonly plan: AxisPlan;
  readonly window: TimeSpan;
  readonly width: number;
  readonly stepSeconds: number;
}

interface AxisPointerActions {
  /** A time was dragged across. */
  onSelect: (span: TimeSpan) => void;
  /** The moment under the pointer, or none. */
  onPoint: (moment: number | null) => void;
  /** An event was pressed. */
  onChoose: (markId: string) => void;
  /** A moment of a row's first line was pressed. */
  onChooseTime: ((rowId: string, at: number, seriesId: string) => void) | undefined;
}

/** Reading, selecting and choosing by pointer. The selection is a draft until the pointer is released. */
export function useAxisPointer(
  { plan, window, width, stepSeconds }: AxisPointerPlace,
  { onSelect, onPoint, onChoose, onChooseTime }: AxisPointerActions,
) {
  const [draft, showDraft] = useState<TimeSpan | null>(null);
  // The pointer may be released before the last move has been rendered.
  const drafted = useRef<TimeSpan | null>(null);
  const setDraft = (next: TimeSpan | null) => {
    drafted.current = next;
    showDraft(next);
  };
  const { momentAt, perSecond } = axisScale(plan, window, width || 1);
  const drag = useBrushDrag(null, setDraft, { extent: plan.extent, stepSeconds }, (place) =>
    Math.max(window.from, Math.min(window.to, momentAt(place))),
  );
  const cancel = () => {
    setDraft(null);
    return drag.cancel();
  };
  const chooseAt = (x: number, y: number) => {
    const row = plan.rows.find(({ top, floor }) => y >= top && y <= floor);
    for (const planned of row?.series ?? []) {
      if (planned.series.kind !== 'marks') continue;
      const mark = planned.series.marks[indexAt(planned, momentAt(x), REACH / perSecond)];
      if (mark) return onChoose(mark.id);
    }
    const line = row?.series.find(({ series }) => series.kind === 'line');
    const moment = momentAt(x);
    if (!row || !line || moment < window.from || moment > window.to) return;
    onChooseTime?.(row.row.id, Math.round((moment - line.offset) / 60) * 60, line.series.id);
  };
  return {
    draft,
    cancel,
    handlers: {
      onPointerDown: drag.onPointerDown,
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        drag.onPointerMove(event);
        const at = momentAt(event.clientX - event.currentTarget.getBoundingClientRect().left);
        onPoint(at < window.from || at > window.to ? null : at);
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0) return;
        drag.onPointerUp(event);
        const selected = drafted.current;
        setDraft(null);
        if (selected) return onSelect(selected);
        const box = event.currentTarget.getBoundingClientRect();
        chooseAt(event.clientX - box.left, event.clientY - box.top);
      },
      onPointerCancel: () => {
        cancel();
      },
      onPointerLeave: (event: PointerEvent<HTMLDivElement>) => {
        if (event.pointerType === 'mouse') onPoint(null);
      },
    },
  };
}
