import { drawings, type PictogramName } from './drawings.ts';
import { area, drawing, stroke } from './Pictogram.css.ts';

/** What a Pictogram shows once the drawings are here. */
export function PictogramDrawing({ name }: { name: PictogramName }) {
  const { fill, line } = drawings[name];
  return (
    <svg className={drawing} viewBox="0 0 48 48" focusable="false">
      <path className={area} d={fill} />
      <path className={stroke} d={line} />
    </svg>
  );
}
