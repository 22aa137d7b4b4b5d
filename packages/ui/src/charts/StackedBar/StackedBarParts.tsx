import * as styles from '../cartesian/CartesianChart.css.ts';
import { roughWidth } from '../cartesian/fitText.ts';
import { barPath, Patch } from '../cartesian/Patch.tsx';
import { seriesLook, type SeriesLook } from '../cartesian/seriesLook.ts';
import type { StackLayout } from './stackLayout.ts';

interface StackedBarPartsProps {
  id: string;
  layout: Pick<StackLayout, 'rows'>;
  /** A part's figure; omitted where it does not fit. */
  textOf: (row: number, index: number) => string;
  lookOf?: (index: number) => SeriesLook;
}

/** Parts side by side, each with its figure on a plain background where it fits. */
export function StackedBarParts({ id, layout, textOf, lookOf = seriesLook }: StackedBarPartsProps) {
  return layout.rows.map(({ y, height, segments }, row) => (
    <g key={row}>
      {segments.map(({ share, x, width }, index) => {
        if (share <= 0) return null;
        const look = lookOf(index);
        const text = textOf(row, index);
        const plate = roughWidth(text, 12) + 8;
        return (
          <g key={index} data-part={index}>
            <Patch
              id={id}
              d={barPath(x, y, Math.max(1, width), height)}
              tone={look.tone}
              hatch={look.hatch}
            />
            {plate + 8 <= width && height >= 22 && text && (
              <>
                <path
                  className={styles.plate}
                  d={barPath(x + (width - plate) / 2, y + height / 2 - 9, plate, 18)}
                />
                <text
                  className={styles.figure}
                  x={x + width / 2}
                  y={y + height / 2}
                  textAnchor="middle"
                  dominantBaseline="central"
                >
                  {text}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  ));
}
