import { paintTokens as tokens, toneTokens } from '../../theme/paintTokens.css.ts';
import { depthStep, RANGE_DEPTHS } from '../RangeLegend/rangeDepths.ts';
import { RANGE_LEVELS, type RangeLevel } from '../RangeLegend/rangeLevels.ts';

type Fill = string | CanvasPattern;

/** The theme's colours as a painter needs them, read from the element that contains the chart. */
export interface Ink {
  readonly page: string;
  readonly text: string;
  readonly muted: string;
  readonly axis: string;
  readonly grid: string;
  readonly label: string;
  readonly targetBand: string;
  readonly targetEdge: string;
  readonly fontFamily: string;
  /** Lines and outlines of a level. */
  readonly rangeMark: Readonly<Record<RangeLevel, string>>;
  /** Fill of a level with its pattern. */
  readonly rangeFill: Readonly<Record<RangeLevel, Fill>>;
  readonly missingFill: Fill;
  /** Fill of a level at a depth, with its pattern; made when it is first needed. */
  readonly depthFill: (level: RangeLevel, depth: number | undefined) => Fill;
  /** Colour of a series or category, read when it is first needed. */
  readonly tone: (tone: keyof typeof toneTokens) => string;
}

interface PatternShape {
  readonly period: number;
  readonly kind: 'diagonal' | 'dots' | 'counterDiagonal';
}

const shapes: Readonly<Record<RangeLevel | 'missing', PatternShape | null>> = {
  severeLow: { kind: 'diagonal', period: 5 },
  low: { kind: 'diagonal', period: 10 },
  inRange: null,
  high: { kind: 'dots', period: 8 },
  severeHigh: { kind: 'dots', period: 4 },
  missing: { kind: 'counterDiagonal', period: 8 },
};

/** Reads a token, or resolves a colour that is mixed from some. */
interface Resolve {
  (token: string): string;
  mixed: (token: string, share: number, ground: string) => string;
}
type FillOf = (ground: string, mark: string, shape: PatternShape | null, name: string) => Fill;

function createInk(read: Resolve, fill: FillOf): Ink {
  const tones = new Map<keyof typeof toneTokens, string>();
  const depths = new Map<string, Fill>();
  const byLevel = <Value>(value: (level: RangeLevel) => Value) =>
    Object.fromEntries(RANGE_LEVELS.map((level) => [level, value(level)])) as Record<RangeLevel, Value>;
  return {
    page: read(tokens.page),
    text: read(tokens.text),
    muted: read(tokens.muted),
    axis: read(tokens.axis),
    grid: read(tokens.grid),
    label: read(tokens.label),
    targetBand: read(tokens.targetBand),
    targetEdge: read(tokens.targetEdge),
    fontFamily: read(tokens.fontFamily),
    rangeMark: byLevel((level) => read(tokens.rangeMark[level])),
    rangeFill: byLevel((level) =>
      fill(read(tokens.range[level]), read(tokens.rangeText[level]), shapes[level], level),
    ),
    missingFill: fill(read(tokens.missing), read(tokens.missingMark), shapes.missing, 'missing'),
    depthFill: (level, depth) => {
      const step = depthStep(level, depth);
      const name = `${level}-${step}`;
      const { share = 1, pattern = 'text' } = RANGE_DEPTHS[level][step] ?? {};
      const made =
        depths.get(name) ??
        fill(
          read.mixed(tokens.range[level], share, tokens.page),
          read(tokens[pattern === 'mark' ? 'rangeMark' : 'rangeText'][level]),
          shapes[level],
          name,
        );
      depths.set(name, made);
      return made;
    },
    tone: (tone) => {
      const color = tones.get(tone) ?? read(toneTokens[tone]);
      tones.set(tone, color);
      return color;
    },
  };
}

function reader(element: Element, write: (color: string) => string = (color) => color): Resolve {
  const style = getComputedStyle(element);
  const valueOf = (token: string) => style.getPropertyValue(token.slice(4, -1)).trim();
  return Object.assign(
    (token: string) => (token === tokens.fontFamily ? valueOf(token) : write(valueOf(token))),
    {
      mixed: (token: string, share: number, ground: string) =>
        write(`color-mix(in oklab, ${valueOf(token)} ${share * 100}%, ${valueOf(ground)})`),
    },
  );
}

/** Colours and pattern tiles for a canvas with `scale` device pixels to one CSS pixel. */
export function canvasInk(element: Element, scale: number): Ink {
  return createInk(reader(element), (ground, mark, shape) => {
    if (!shape) return ground;
    const tile = document.createElement('canvas');
    const side = Math.max(2, Math.round(shape.period * scale));
    tile.width = side;
    tile.height = side;
    const pen = tile.getContext('2d');
    if (!pen) return ground;
    pen.fillStyle = ground;
    pen.fillRect(0, 0, side, side);
    pen.strokeStyle = mark;
    pen.fillStyle = mark;
    pen.globalAlpha = shape.kind === 'counterDiagonal' ? 0.4 : 0.6;
    pen.lineWidth = scale;
    if (shape.kind === 'dots') {
      pen.beginPath();
      pen.arc(side / 2, side / 2, 0.9 * scale, 0, Math.PI * 2);
      pen.fill();
    } else {
      // The line is drawn three times, so that the tile's corners join.
      for (const shift of [-side, 0, side]) {
        pen.beginPath();
        pen.moveTo(shift - side, shape.kind === 'diagonal' ? 2 * side : -side);
        pen.lineTo(shift + 2 * side, shape.kind === 'diagonal' ? -side : 2 * side);
        pen.stroke();
      }
    }
    const pattern = pen.createPattern(tile, 'repeat');
    pattern?.setTransform(new DOMMatrix().scale(1 / scale));
    return pattern ?? ground;
  });
}

/** Any CSS colour as sRGB hex, for documents read by programs without `oklch()`. */
function toHex(pen: CanvasRenderingContext2D | null, color: string): string {
  if (!pen) return color;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Converts the page's colours to sRGB hex, each once. */
export function hexColors(): (color: string) => string {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();
  return (color) => {
    const hex = known.get(color) ?? toHex(pen, color);
    known.set(color, hex);
    return hex;
  };
}

/** Colours for an SVG document, with the `<pattern>` definitions that its fills refer to. */
export function svgInk(element: Element): { ink: Ink; definitions: string[] } {
  const definitions: string[] = [];
  const ink = createInk(reader(element, hexColors()), (ground, mark, shape, name) => {
    if (!shape) return ground;
    const { period, kind } = shape;
    const head = `<pattern id="range-${name}" width="${period}" height="${period}" patternUnits="userSpaceOnUse">`;
    const base = `<rect width="${period}" height="${period}" fill="${ground}"/>`;
    const line = (shift: number) =>
      kind === 'diagonal'
        ? `M${shift - period} ${2 * period}L${shift + 2 * period} ${-period}`
        : `M${shift - period} ${-period}L${shift + 2 * period} ${2 * period}`;
    const figure =
      kind === 'dots'
        ? `<circle cx="${period / 2}" cy="${period / 2}" r="0.9" fill="${mark}" opacity="0.6"/>`
        : `<path d="${[-period, 0, period].map(line).join('')}" stroke="${mark}" opacity="${kind === 'diagonal' ? 0.6 : 0.4}"/>`;
    definitions.push(`${head}${base}${figure}</pattern>`);
    return `url(#range-${name})`;
  });
  return { ink, definitions };
}
