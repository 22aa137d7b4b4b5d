import { RANGE_LEVELS } from '../RangeLegend/rangeLevels.ts';
import { circleBeziers } from './circleBeziers.ts';
import { HATCH_PERIOD, HATCH_WEIGHT, hatchLines, type HatchKind } from './hatch.ts';
import { hexColors, type Ink } from './ink.ts';
import type { Pen } from './Pen.ts';

const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

/** Walks a path of lines, cubic curves and arcs as d3's shapes write it; only arcs are absolute. */
function tracePath(pen: Pen, d: string, dx: number, dy: number) {
  let x = 0;
  let y = 0;
  for (const [, command = '', list = ''] of d.matchAll(/([MLHVCAZ])([^MLHVCAZ]*)/gi)) {
    const values = (list.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
    const isRelative = command === command.toLowerCase();
    const upper = command.toUpperCase();
    if (upper === 'Z') pen.closePath();
    else if (upper === 'H' || upper === 'V') {
      for (const value of values) {
        if (upper === 'H') x = isRelative ? x + value : value;
        else y = isRelative ? y + value : value;
        pen.lineTo(x + dx, y + dy);
      }
    } else if (upper === 'C') {
      for (let index = 0; index + 5 < values.length; index += 6) {
        const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
        const at = (offset: number) => values[index + offset] ?? 0;
        x = baseX + at(4);
        y = baseY + at(5);
        pen.bezierCurveTo(
          baseX + at(0) + dx,
          baseY + at(1) + dy,
          baseX + at(2) + dx,
          baseY + at(3) + dy,
          x + dx,
          y + dy,
        );
      }
    } else if (upper === 'A') {
      for (let index = 0; index + 6 < values.length; index += 7) {
        const [radius = 0, , , isLarge, isClockwise, endX = 0, endY = 0] = values.slice(index);
        for (const [x1, y1, x2, y2, x3, y3] of circleBeziers(
          x,
          y,
          radius,
          !!isLarge,
          !!isClockwise,
          endX,
          endY,
        ))
          pen.bezierCurveTo(x1 + dx, y1 + dy, x2 + dx, y2 + dy, x3 + dx, y3 + dy);
        [x, y] = [endX, endY];
      }
    } else {
      for (let index = 0; index + 1 < values.length; index += 2) {
        x = (isRelative ? x : 0) + (values[index] ?? 0);
        y = (isRelative ? y : 0) + (values[index + 1] ?? 0);
        if (upper === 'M' && index === 0) pen.moveTo(x + dx, y + dy);
        else pen.lineTo(x + dx, y + dy);
      }
    }
  }
}

const hatchKinds: Readonly<Record<string, HatchKind>> = {
  diagonal: 'diagonal',
  counterDiagonal: 'counterDiagonal',
  dots: 'dots',
  horizontal: 'horizontal',
  grid: 'grid',
};

/** Fills the pen's path with a pattern, line by line: the same on a canvas and in a document. */
function paintHatch(pen: Pen, kind: HatchKind, box: { x: number; y: number; width: number; height: number }) {
  pen.clip();
  pen.beginPath();
  for (let y = Math.floor(box.y / HATCH_PERIOD) * HATCH_PERIOD; y < box.y + box.height; y += HATCH_PERIOD)
    for (let x = Math.floor(box.x / HATCH_PERIOD) * HATCH_PERIOD; x < box.x + box.width; x += HATCH_PERIOD) {
      if (kind === 'dots') {
        pen.moveTo(x + HATCH_PERIOD / 2 + HATCH_WEIGHT, y + HATCH_PERIOD / 2);
        pen.arc(x + HATCH_PERIOD / 2, y + HATCH_PERIOD / 2, HATCH_WEIGHT, 0, Math.PI * 2);
      }
      for (const [x1, y1, x2, y2] of hatchLines(kind)) {
        pen.moveTo(x + x1, y + y1);
        pen.lineTo(x + x2, y + y2);
      }
    }
  pen.lineWidth = HATCH_WEIGHT;
  if (kind === 'dots') pen.fill();
  else pen.stroke();
}

/**
 * Paints an SVG element of the page with a pen: its straight paths, rectangles, lines, circles and texts, as currently
 * styled. A browser can also turn SVG into an image by itself, but only through an address that a strict content
 * security policy blocks.
 */
export function paintSvg(
  svg: SVGSVGElement,
  pen: Pen,
  ink: Ink,
  colorOf: (color: string) => string = (color) => color,
  origin: { left: number; top: number } = svg.getBoundingClientRect(),
) {
  for (const element of svg.querySelectorAll<SVGGraphicsElement>('path, rect, line, circle, text')) {
    if (element.closest('defs, [data-screen-only]')) continue;
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden') continue;
    const matrix = element.getScreenCTM();
    const dx = (matrix?.e ?? 0) - origin.left;
    const dy = (matrix?.f ?? 0) - origin.top;
    const level = RANGE_LEVELS.find((candidate) => candidate === element.getAttribute('data-level'));
    pen.save();
    pen.globalAlpha = Number(style.opacity);
    if (element.tagName === 'text') {
      pen.font = `${style.fontWeight} ${style.fontSize} ${ink.fontFamily}`;
      pen.fillStyle = colorOf(style.fill);
      pen.textAlign =
        style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left';
      pen.textBaseline = style.dominantBaseline === 'central' ? 'middle' : 'alphabetic';
      pen.fillText(element.textContent ?? '', number(element, 'x') + dx, number(element, 'y') + dy);
    } else {
      pen.beginPath();
      if (element.tagName === 'path') tracePath(pen, element.getAttribute('d') ?? '', dx, dy);
      if (element.tagName === 'rect')
        pen.rect(
          number(element, 'x') + dx,
          number(element, 'y') + dy,
          number(element, 'width'),
          number(element, 'height'),
        );
      if (element.tagName === 'circle')
        pen.arc(number(element, 'cx') + dx, number(element, 'cy') + dy, number(element, 'r'), 0, Math.PI * 2);
      if (element.tagName === 'line') {
        pen.moveTo(number(element, 'x1') + dx, number(element, 'y1') + dy);
        pen.lineTo(number(element, 'x2') + dx, number(element, 'y2') + dy);
      }
      const hatch = hatchKinds[element.getAttribute('data-hatch') ?? ''];
      if (hatch) {
        const { x, y, width, height } = element.getBBox();
        pen.fillStyle = ink.page;
        pen.strokeStyle = ink.page;
        paintHatch(pen, hatch, { x: x + dx, y: y + dy, width, height });
      } else if (style.fill !== 'none' && element.tagName !== 'line') {
        pen.fillStyle = level ? ink.rangeFill[level] : colorOf(style.fill);
        pen.fill();
      }
      if (style.stroke !== 'none' && !hatch) {
        pen.lineJoin = 'round';
        pen.strokeStyle = colorOf(style.stroke);
        pen.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
        pen.setLineDash(
          style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat),
        );
        pen.stroke();
      }
    }
    pen.restore();
  }
}

/**
 * The image of an SVG element in the form that {@link ChartFrame} exports.
 */
export function svgPicture(svg: SVGSVGElement | null) {
  if (!svg) return null;
  const { width, height } = svg.getBoundingClientRect();
  return { element: svg, width, height, paint: (pen: Pen, ink: Ink) => paintSvg(svg, pen, ink, hexColors()) };
}
