import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { DateFieldStateContext, DateSegment } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { segment as segmentClass } from './DateField.css.ts';
import { unfinishedOf, type Unfinished } from './unfinishedDay.ts';

type State = NonNullable<React.ContextType<typeof DateFieldStateContext>>;

/** What a field of parts hears of what stands in it. */
export interface DatePartsWatch {
  /** Each time that it becomes, or ceases to be, something that is not a value. */
  onUnfinished: (unfinished: Unfinished | null) => void;
  /** The focus left the parts. */
  onLeave: () => void;
}

export interface DatePartProps {
  segment: State['segments'][number];
  onUnfinished: DatePartsWatch['onUnfinished'];
}

/** One part of a day or a time. The first of them tells what all together are. */
export function DatePart({ segment, onUnfinished }: DatePartProps) {
  const day = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const state = day ?? time;
  const isFirst = state?.segments.find(({ isEditable }) => isEditable)?.type === segment.type;
  const unfinished = isFirst ? unfinishedOf(state.segments, day?.calendar) : null;
  const tell = useEffectEvent(() => onUnfinished(unfinished));
  const signature = JSON.stringify(unfinished);
  useEffect(() => {
    if (isFirst) tell();
  }, [isFirst, signature]);
  // Before anything can leave the field: the state is another object after each render.
  useLayoutEffect(() => keepWhatIsTyped(state));
  return <DateSegment segment={segment} className={segmentClass} />;
}

/**
 * React Aria turns 31 February into 29 as soon as the focus leaves. What is typed stays as it is instead, and is refused
 * in words.
 */
function keepWhatIsTyped(state: State | null): void {
  if (state && unfinishedOf(state.segments, state.calendar)) state.confirmPlaceholder = () => undefined;
}
