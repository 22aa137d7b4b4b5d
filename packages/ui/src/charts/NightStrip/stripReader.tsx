import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartReader } from '../cartesian/ChartReader.ts';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import type { NightStripLabels, StripNight } from './NightStripProps.ts';
import { clockText, isSpan, type StripLayout } from './stripLayout.ts';
import { STRIP_LOOKS } from './stripLooks.ts';

interface StripReading {
  nights: readonly StripNight[];
  layout: StripLayout;
  formatDuration: (seconds: number) => string;
  labels: NightStripLabels;
}

const spanText = ({ from, to }: { from: number; to: number }) => `${clockText(from)}–${clockText(to)}`;

/** Reads one night after the other, missing ones too. */
export function stripReader({ nights, layout, formatDuration, labels }: StripReading): ChartReader {
  const { box, rowOf, indexAt } = layout;
  const partsOf = (night: StripNight | undefined) => {
    if (!night) return [];
    const { bed, seconds, isUnderGoal, naps = [], note } = night;
    return [
      ...(isSpan(bed)
        ? [
            { key: 'bed', name: labels.inBed, value: spanText(bed), look: STRIP_LOOKS.bed },
            ...(seconds == null
              ? []
              : [
                  {
                    key: 'asleep',
                    name: labels.asleep,
                    value: isUnderGoal
                      ? `${formatDuration(seconds)}, ${labels.underGoal}`
                      : formatDuration(seconds),
                    look: STRIP_LOOKS.asleep,
                  },
                ]),
          ]
        : [{ key: 'missing', name: labels.missing, value: '', look: STRIP_LOOKS.missing }]),
      ...naps.filter(isSpan).map((nap, index) => ({
        key: `nap ${index}`,
        name: labels.nap,
        value: spanText(nap),
        look: STRIP_LOOKS.nap,
      })),
      ...(note ? [{ key: 'note', name: note, value: '', look: null }] : []),
    ];
  };
  return {
    rows: 1,
    countOf: () => nights.length,
    isVertical: true,
    nearest: (_, y) => (nights.length === 0 ? null : { row: 0, index: indexAt(y) }),
    placeOf: ({ index }) => ({ x: (box.left + box.right) / 2, y: rowOf(index).middle }),
    wordsOf: ({ index }) =>
      [
        nights[index]?.name ?? '',
        ...partsOf(nights[index]).map(({ name, value }) => [name, value].filter(Boolean).join(' ')),
      ].join(', '),
    readoutOf: ({ index }) => ({
      heading: nights[index]?.name ?? '',
      lines: partsOf(nights[index]).map(({ key, name, value, look }) => ({
        key,
        name,
        value,
        isStrong: key === 'asleep',
        swatch: look && <SeriesSwatch look={look} kind="area" />,
      })),
    }),
    markOf: ({ index }) => {
      const { y, height } = rowOf(index);
      return (
        <rect
          className={styles.ring}
          x={box.left - 1}
          y={y - 2}
          width={box.right - box.left + 2}
          height={height + 4}
          rx={2}
        />
      );
    },
  };
}
