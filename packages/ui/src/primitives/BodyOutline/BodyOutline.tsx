import { FRAME, frontLines, HEAD, sideLines, type BodyMeasures } from './bodyContour.ts';
import { figure, line } from './BodyOutline.css.ts';

export interface BodyOutlineProps extends BodyMeasures {
  view?: 'front' | 'side';
}

/** The outline of a body, without sex, age or judgement: a drawing beside text that names it. */
export function BodyOutline({ view = 'front', ...measures }: BodyOutlineProps) {
  const lines = view === 'front' ? frontLines(measures) : sideLines(measures);
  return (
    <svg
      className={figure}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle className={line} cx={FRAME.width / 2} cy={HEAD.y} r={HEAD.radius} />
      {lines.map((path) => (
        <path key={path} className={line} d={path} />
      ))}
    </svg>
  );
}
