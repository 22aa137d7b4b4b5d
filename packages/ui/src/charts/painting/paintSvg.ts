import { RANGE_LEVELS } from '../RangeLegend/rangeLevels.ts';
import type { Ink } from './ink.ts';
import type { Pen } from './Pen.ts';

const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

/** Walks a path of lines and cubic curves, absolute or relative, as d3's shapes write it. */
function tracePath(pen: Pen, d: string, dx: number, dy: number) {
  let x = 0;
  let y = 0;
  for (const [, command = '', list = ''] of d.matchAll(/([MLHVCZ])([^MLHVCZ]*)/gi)) {
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

/**
 * Paints an SVG element of the page with a pen: its paths of straight lines, rectangles, lines, circles and texts, as
 * styled now. A browser would also turn SVG into an image by itself, but only through an address that a strict
 * content security policy refuses.
 */
export function paintSvg(
  svg: SVGSVGElement,
  pen: Pen,
  ink: Ink,
  colorOf: (color: string) => string = (color) => color,
) {
  const origin = svg.getBoundingClientRect();
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
      if (style.fill !== 'none' && element.tagName !== 'line') {
        pen.fillStyle = level ? ink.rangeFill[level] : colorOf(style.fill);
        pen.fill();
      }
      if (style.stroke !== 'none') {
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

/** The picture of an SVG element in the form that {@link ChartFrame} exports. */
export function svgPicture(svg: SVGSVGElement | null) {
  if (!svg) return null;
  const { width, height } = svg.getBoundingClientRect();
  return { element: svg, width, height, paint: (pen: Pen, ink: Ink) => paintSvg(svg, pen, ink) };
}
