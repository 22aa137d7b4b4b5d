import type { LineShape } from '../cartesian/lineShape.ts';
import { markerPath } from '../cartesian/markerPath.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';
import * as tones from '../cartesian/tones.css.ts';

interface LineMarksProps {
  lines: readonly { id: string; look: SeriesLook; shape: LineShape | undefined }[];
}

/** The lines themselves, with their markers; the first one on top. */
export function LineMarks({ lines }: LineMarksProps) {
  return [...lines].reverse().map(
    ({ id, look, shape }) =>
      shape && (
        <g key={id} className={tones.tone[look.tone]} data-series={id}>
          <path className={tones.stroke} d={shape.d} strokeDasharray={look.dash} data-line />
          {[...new Set([...shape.markers, ...shape.alone])].map(([x, y]) => (
            <path
              key={`${x} ${y}`}
              className={tones.marker}
              d={markerPath(look.marker, x, y, 4)}
              data-marker
            />
          ))}
        </g>
      ),
  );
}
