import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { CalendarMoveTexts } from '../../../labels/calendarView.ts';
import type { AxisHour } from '../calendarDays.ts';
import type { CalendarFormat } from '../calendarFormat.ts';
import { note } from '../CalendarView.css.ts';
import { draftTime } from './draftTime.ts';
import type { MoveDraft } from './useCalendarMoves.ts';

export interface MoveStatusProps {
  hintId: string;
  draft: MoveDraft | null;
  wasLeft: boolean;
  axis: readonly AxisHour[];
  format: CalendarFormat;
  texts: CalendarMoveTexts;
}

/** How events are moved, and where one is being moved to: seen, and announced with each step. */
export function MoveStatus({ hintId, draft, wasLeft, axis, format, texts }: MoveStatusProps) {
  const { subject = null, placement, isByKeys = false } = draft ?? {};
  const isMoving = isByKeys && subject !== null && placement !== undefined;
  return (
    <>
      <p id={hintId} className={note} hidden={isMoving}>
        {texts.hint}
      </p>
      <div role="status" className={note}>
        {isMoving && (
          <>
            {texts.moving(
              subject.title,
              `${format.day(placement.day)}, ${draftTime(placement, axis, format)}`,
            )}{' '}
            {texts.keys}
          </>
        )}
        {!isMoving && wasLeft && <VisuallyHidden>{texts.left}</VisuallyHidden>}
      </div>
    </>
  );
}
