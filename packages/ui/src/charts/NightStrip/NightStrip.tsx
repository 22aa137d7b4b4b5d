import { useId } from 'react';
import { PlaceAxis } from '../cartesian/Axes.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { nightStripLabels } from './nightStripLabels.ts';
import type { NightStripProps } from './NightStripProps.ts';
import { clockText, isSpan, stripLayout } from './stripLayout.ts';
import { STRIP_LOOKS } from './stripLooks.ts';
import { stripReader } from './stripReader.tsx';
import { StripRows } from './StripRows.tsx';

export type { ClockSpan, NightStripLabels, NightStripProps, StripNight } from './NightStripProps.ts';

/**
 * Nights one below the other on one clock, from going to bed to getting up: irregular hours are seen before they are
 * read. Nights without a record are hatched, and those under the goal say so in words.
 */
export function NightStrip({ nights, formatDuration, labels: own, ...frame }: NightStripProps) {
  const labels = usePartLabels(nightStripLabels, own);
  const id = useId();
  const stage = useStageWidth();
  const { width } = stage;
  const figures = nights.map(({ bed, seconds, isUnderGoal = false }) =>
    isSpan(bed) && seconds != null ? `${isUnderGoal ? '↓ ' : ''}${formatDuration(seconds)}` : '–',
  );
  const layout = stripLayout(nights, { width, figures });
  const isEmpty = nights.every(({ bed, naps = [] }) => !isSpan(bed) && !naps.some(isSpan));
  const hasNaps = nights.some(({ naps = [] }) => naps.some(isSpan));
  const isAnyMissing = nights.some(({ bed }) => !isSpan(bed));
  const entry = (part: keyof typeof STRIP_LOOKS, name: string) => ({
    id: part,
    name,
    look: STRIP_LOOKS[part],
    kind: 'area' as const,
  });
  const isAnyUnder = nights.some(({ isUnderGoal, bed }) => isUnderGoal && isSpan(bed));
  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={isEmpty ? 120 : layout.height}
      isEmpty={isEmpty}
      reader={stripReader({ nights: isEmpty ? [] : nights, layout, formatDuration, labels })}
      table={() => ({
        columns: [
          { header: labels.nightHeader },
          { header: labels.bedHeader },
          { header: labels.upHeader },
          { header: labels.asleepHeader, align: 'end' },
          { header: labels.napsHeader },
          { header: labels.noteHeader },
        ],
        rowCount: nights.length,
        row: (index) => {
          const night = nights[index];
          if (!night) return [];
          const { name, bed, seconds, isUnderGoal = false, naps = [], note = '' } = night;
          return [
            name,
            isSpan(bed) ? clockText(bed.from) : labels.missing,
            isSpan(bed) ? clockText(bed.to) : '',
            isSpan(bed) && seconds != null ? formatDuration(seconds) : '',
            naps
              .filter(isSpan)
              .map(({ from, to }) => `${clockText(from)}–${clockText(to)}`)
              .join(', '),
            [isSpan(bed) && isUnderGoal ? labels.underGoal : '', note].filter(Boolean).join('; '),
          ];
        },
      })}
      legend={
        isEmpty
          ? undefined
          : {
              label: labels.legend,
              entries: [
                entry('bed', labels.inBed),
                entry('asleep', isAnyUnder ? `${labels.asleep} (↓ ${labels.underGoal})` : labels.asleep),
                ...(hasNaps ? [entry('nap', labels.nap)] : []),
                ...(isAnyMissing ? [entry('missing', labels.missing)] : []),
              ],
            }
      }
    >
      {!isEmpty && (
        <>
          <PlaceAxis box={layout.box} scale={layout.toX} width={width} ticks={layout.ticks} hasLines />
          <StripRows id={id} nights={nights} layout={layout} figures={figures} />
        </>
      )}
    </CartesianChart>
  );
}
