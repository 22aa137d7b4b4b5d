import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { DateFieldStateContext, DateSegment } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { segment as segmentClass } from './DateField.css.ts';
import { nextPart, partsAsText, type PartsState, type TypedParts } from './typedParts.ts';
import { unfinishedOf, type Unfinished } from './unfinishedDay.ts';

/** What a segmented field learns about its input. */
export interface DatePartsWatch {
  /** Called whenever the input becomes, or stops being, an incomplete value; with its text for drafts. */
  onUnfinished: (unfinished: Unfinished | null, text: string) => void;
  /** Restored input that must be shown; no parts to show the value again. */
  back: { parts: TypedParts | null } | null;
  onShown: () => void;
  /** Focus left the parts. */
  onLeave: () => void;
}

export interface DatePartProps {
  segment: PartsState['segments'][number];
  watch: DatePartsWatch;
}

/** One part of a day or a time. The first one reports what all parts together contain. */
export function DatePart({ segment, watch }: DatePartProps) {
  const day = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const state = day ?? time;
  const isFirst = state?.segments.find(({ isEditable }) => isEditable)?.type === segment.type;
  const unfinished = isFirst ? unfinishedOf(state.segments, day?.calendar) : null;
  const text = unfinished ? partsAsText(state?.segments ?? []) : '';
  const tell = useEffectEvent(() => watch.onUnfinished(unfinished, text));
  const signature = JSON.stringify(unfinished);
  const isShowing = watch.back !== null;
  useEffect(() => {
    if (isFirst && !isShowing) tell();
  }, [isFirst, isShowing, signature, text]);
  // One part per render: React Aria keeps only the last update.
  useEffect(() => {
    if (!isFirst || !watch.back) return;
    const { parts } = watch.back;
    const next = parts && nextPart(state.segments, parts);
    if (!next) {
      if (!parts) state.setValue(state.value);
      watch.onShown();
    } else if (next.value === null) state.clearSegment(next.type);
    else state.setSegment(next.type, next.value);
  });
  // Before anything can leave the field: the state is a new object after each render.
  useLayoutEffect(() => keepWhatIsTyped(state));
  return <DateSegment segment={segment} className={segmentClass} />;
}

/** On blur React Aria turns 31 February into 29. Keeps what was typed instead, and explains the error. */
function keepWhatIsTyped(state: PartsState | null): void {
  if (state && unfinishedOf(state.segments, state.calendar)) state.confirmPlaceholder = () => undefined;
}
