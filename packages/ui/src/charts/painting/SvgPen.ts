import type { Pen } from './Pen.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
const round = (value: number) => String(Math.round(value * 100) / 100);

const anchors: Partial<Record<CanvasTextAlign, string>> = { center: 'middle', right: 'end', end: 'end' };
const baselines: Partial<Record<CanvasTextBaseline, string>> = {
  middle: 'central',
  top: 'hanging',
  bottom: 'text-after-edge',
};

/** A pen that outputs SVG. Pattern fills are passed as `url(#id)` strings whose `<pattern>` is in `definitions`. */
export class SvgPen implements Pen {
  fillStyle: string | CanvasGradient | CanvasPattern = '#000';
  strokeStyle: string | CanvasGradient | CanvasPattern = '#000';
  lineWidth = 1;
  lineJoin: CanvasLineJoin = 'miter';
  lineCap: CanvasLineCap = 'butt';
  globalAlpha = 1;
  font = '12px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  #dashes: number[] = [];
  #path: string[] = [];
  #body: string[] = [];
  #definitions: string[];
  #openGroups = 0;
  #clips = 0;
  #states: { state: Record<string, unknown>; dashes: number[]; openGroups: number }[] = [];

  constructor(definitions: readonly string[] = []) {
    this.#definitions = [...definitions];
  }

  save() {
    const {
      fillStyle,
      strokeStyle,
      lineWidth,
      lineJoin,
      lineCap,
      globalAlpha,
      font,
      textAlign,
      textBaseline,
    } = this;
    const state = {
      fillStyle,
      strokeStyle,
      lineWidth,
      lineJoin,
      lineCap,
      globalAlpha,
      font,
      textAlign,
      textBaseline,
    };
    this.#states.push({ state, dashes: this.#dashes, openGroups: this.#openGroups });
  }
  restore() {
    const last = this.#states.pop();
    if (!last) return;
    Object.assign(this, last.state);
    this.#dashes = last.dashes;
    while (this.#openGroups > last.openGroups) {
      this.#body.push('</g>');
      this.#openGroups--;
    }
  }
  beginPath() {
    this.#path = [];
  }
  closePath() {
    this.#path.push('Z');
  }
  moveTo(x: number, y: number) {
    this.#path.push(`M${round(x)} ${round(y)}`);
  }
  lineTo(x: number, y: number) {
    this.#path.push(`L${round(x)} ${round(y)}`);
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    this.#path.push(`C${[x1, y1, x2, y2, x, y].map(round).join(' ')}`);
  }
  rect(x: number, y: number, width: number, height: number) {
    this.#path.push(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`);
  }
  arc(x: number, y: number, radius: number, from: number, to: number) {
    const sweep = Math.min(to - from, Math.PI * 2 - 1e-4);
    const at = (angle: number) =>
      `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
    const start = `${this.#path.length === 0 ? 'M' : 'L'}${at(from)}`;
    this.#path.push(
      `${start}A${round(radius)} ${round(radius)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${at(from + sweep)}`,
    );
  }
  #opacity() {
    return this.globalAlpha === 1 ? '' : ` opacity="${round(this.globalAlpha)}"`;
  }
  fill() {
    if (this.#path.length === 0) return;
    this.#body.push(
      `<path d="${this.#path.join('')}" fill="${escapeXml(String(this.fillStyle))}"${this.#opacity()}/>`,
    );
  }
  stroke() {
    if (this.#path.length === 0) return;
    const dash = this.#dashes.length > 0 ? ` stroke-dasharray="${this.#dashes.join(' ')}"` : '';
    const ends = `stroke-linejoin="${this.lineJoin}" stroke-linecap="${this.lineCap}"`;
    const stroke = `fill="none" stroke="${escapeXml(String(this.strokeStyle))}" stroke-width="${round(this.lineWidth)}"`;
    this.#body.push(`<path d="${this.#path.join('')}" ${stroke} ${ends}${dash}${this.#opacity()}/>`);
  }
  clip() {
    const id = `clip-${this.#clips++}`;
    this.#definitions.push(`<clipPath id="${id}"><path d="${this.#path.join('')}"/></clipPath>`);
    this.#body.push(`<g clip-path="url(#${id})">`);
    this.#openGroups++;
  }
  fillRect(x: number, y: number, width: number, height: number) {
    const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
    this.#body.push(`<rect ${box} fill="${escapeXml(String(this.fillStyle))}"${this.#opacity()}/>`);
  }
  fillText(text: string, x: number, y: number) {
    const font = /^(?:(\d{3}|bold|normal)\s+)?([\d.]+)px\s+(.*)$/.exec(this.font);
    const weight = font?.[1] ? ` font-weight="${font[1]}"` : '';
    const face = `font-family="${escapeXml(font?.[3] ?? 'sans-serif')}" font-size="${font?.[2] ?? '12'}"${weight}`;
    const anchor = anchors[this.textAlign] ? ` text-anchor="${anchors[this.textAlign]}"` : '';
    const baseline = baselines[this.textBaseline]
      ? ` dominant-baseline="${baselines[this.textBaseline]}"`
      : '';
    const place = `x="${round(x)}" y="${round(y)}" ${face}${anchor}${baseline}`;
    this.#body.push(
      `<text ${place} fill="${escapeXml(String(this.fillStyle))}"${this.#opacity()}>${escapeXml(text)}</text>`,
    );
  }
  setLineDash(dashes: number[]) {
    this.#dashes = dashes;
  }

  /** What was drawn, with its definitions, for use inside another document. */
  fragment(): { definitions: string; body: string } {
    return {
      definitions: this.#definitions.join(''),
      body: this.#body.join('') + '</g>'.repeat(this.#openGroups),
    };
  }

  /** The whole document; `title` becomes its accessible name, `inset` is drawn on top at its position. */
  toSvg(width: number, height: number, title: string, inset?: { x: number; y: number; pen: SvgPen }): string {
    const own = this.fragment();
    const other = inset?.pen.fragment();
    const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escapeXml(title)}</title>`;
    const inner = inset && other ? `<g transform="translate(${inset.x} ${inset.y})">${other.body}</g>` : '';
    return `${head}<defs>${own.definitions}${other?.definitions ?? ''}</defs>${own.body}${inner}</svg>`;
  }
}
