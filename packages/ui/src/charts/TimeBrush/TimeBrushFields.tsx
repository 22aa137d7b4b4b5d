import { fromAbsolute, type ZonedDateTime } from '@internationalized/date';
import { useMemo, useRef, useState } from 'react';
import { DateField, DateInput } from 'react-aria-components/DateField';
import { box, field } from '../../components/Field/Field.css.ts';
import { FieldFoot, FieldHead } from '../../components/Field/Field.tsx';
import { DatePart } from '../../components/DateField/DatePart.tsx';
import { alone, listening, segments } from '../../components/DateField/DateField.css.ts';
import { useUnfinishedDay } from '../../components/DateField/useUnfinishedDay.ts';
import type { TimeBrushLabels } from '../../labels/timeCharts.ts';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import { dateParts, fieldSize } from './TimeBrush.css.ts';

interface TimeBrushFieldsProps {
  extent: TimeSpan;
  value: TimeSpan;
  onChange: (span: TimeSpan) => void;
  timeZone: string;
  hasZone: boolean;
  labels: TimeBrushLabels;
}

/** Exact start and end. What makes no span is kept in the fields with its error, and not selected. */
export function TimeBrushFields({
  extent,
  value,
  onChange,
  timeZone,
  hasZone,
  labels,
}: TimeBrushFieldsProps) {
  const [typed, setTyped] = useState<{ at: number; edge: 'from' | 'to'; beside: TimeSpan } | null>(null);
  // Selected by other means meanwhile.
  const kept = typed && typed.beside.from === value.from && typed.beside.to === value.to ? typed : null;
  const errorOf = (span: TimeSpan, edge: 'from' | 'to') =>
    span[edge] < extent.from || span[edge] > extent.to
      ? labels.outside
      : span.to <= span.from
        ? labels.outOfOrder
        : undefined;
  return (['from', 'to'] as const).map((edge) => {
    const own = kept?.edge === edge ? kept.at : value[edge];
    return (
      <BrushField
        key={edge}
        label={labels[edge]}
        at={own}
        timeZone={timeZone}
        hasZone={hasZone}
        error={kept?.edge === edge ? errorOf({ ...value, [edge]: own }, edge) : undefined}
        onChange={(at) => {
          const span = { ...value, [edge]: at };
          const isSpan = errorOf(span, edge) === undefined;
          setTyped(isSpan ? null : { at, edge, beside: value });
          if (isSpan) onChange(span);
        }}
      />
    );
  });
}

interface BrushFieldProps {
  label: string;
  at: number;
  timeZone: string;
  hasZone: boolean;
  error: string | undefined;
  onChange: (epochSeconds: number) => void;
}

/** A moment with its zone: at 02:30 of a day with 25 hours, the arrow keys go from summer to winter time. */
function BrushField({ label, at, timeZone, hasZone, error, onChange }: BrushFieldProps) {
  const around = useRef<HTMLDivElement>(null);
  const { problem, watch } = useUnfinishedDay(around, undefined);
  const message = problem ?? error;
  // The same object for the same moment: React Aria drops incomplete input for a new one.
  const value = useMemo(() => fromAbsolute(at * 1000, timeZone), [at, timeZone]);
  return (
    <DateField<ZonedDateTime>
      ref={around}
      className={`${field} ${fieldSize}`}
      granularity="minute"
      hideTimeZone={!hasZone}
      shouldForceLeadingZeros
      value={value}
      isInvalid={message !== undefined}
      onChange={(next) => next && onChange(Math.floor(next.toDate().getTime() / 1000))}
    >
      <FieldHead label={label} />
      <div role="presentation" className={listening} onBlurCapture={watch.onLeave}>
        <DateInput className={`${box} ${segments} ${alone} ${dateParts}`}>
          {(segment) => <DatePart segment={segment} watch={watch} />}
        </DateInput>
      </div>
      <FieldFoot error={message} />
    </DateField>
  );
}
