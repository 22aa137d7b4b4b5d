import { isNumber } from '../cartesian/numberAxis.ts';
import type { LineShape } from '../cartesian/lineShape.ts';
import { markerPath } from '../cartesian/markerPath.ts';
import * as tones from '../cartesian/tones.css.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import { trendLooks } from './trendLooks.ts';
import type { TrendData } from './trendReader.tsx';
import type { TrendState } from './trendReference.ts';

interface TrendMarksProps {
  data: TrendData;
  /** Values not connected to a line. */
  alone: LineShape['alone'];
  stateOf: (index: number) => TrendState;
  toX: LinearScale;
  toY: LinearScale;
  /** Where values are too dense for a mark each, only those outside the range and isolated ones keep theirs. */
  isCrowded: boolean;
}

/** A mark for each value: a circle, or a triangle pointing to the side on which it is outside. */
export function TrendMarks({ data, alone, stateOf, toX, toY, isCrowded }: TrendMarksProps) {
  const places = new Set(alone.map(([x]) => x));
  return Array.from(data.values, (value, index) => {
    const state = stateOf(index);
    const isOutside = state === 'above' || state === 'below';
    const [x, y] = [toX(data.x[index] ?? Number.NaN), toY(value)];
    if (!isNumber(x) || !isNumber(y)) return null;
    if (isCrowded && !isOutside && !places.has(x)) return null;
    return (
      <g key={index} className={tones.tone[trendLooks[state].tone]}>
        <path
          className={tones.marker}
          d={markerPath(trendLooks[state].marker, x, y, isOutside ? 5.5 : 4)}
          data-state={state}
        />
      </g>
    );
  });
}
