import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { PALETTE } from './palette.ts';

const FONTS = {
  body: '400Regular/Inter_400Regular',
  strong: '600SemiBold/Inter_600SemiBold',
  italic: '400Regular_Italic/Inter_400Regular_Italic',
  strongItalic: '600SemiBold_Italic/Inter_600SemiBold_Italic',
} as const;
export type PdfFont = keyof typeof FONTS;

const files = createRequire(import.meta.url);
const fontFile = (name: string) => readFileSync(files.resolve(`@expo-google-fonts/inter/${name}.ttf`));

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type ElementType =
  'Document' | 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'BlockQuote' | 'Figure' | ListTag | TableTag;
type ListTag = 'L' | 'LI' | 'Lbl' | 'LBody';
type TableTag = 'Table' | 'TR' | 'TH' | 'TD';

interface ElementOptions {
  /** The language of its text, where it is not that of the document. */
  lang?: string;
  /** The text that stands for a picture. */
  alt?: string;
  bbox?: [number, number, number, number];
  /** What a header cell heads. */
  scope?: 'Column' | 'Row';
}

export interface TextStyle {
  font?: PdfFont;
  size?: number;
  color?: string;
  /** Space below, points. */
  after?: number;
}

export interface TextRun {
  text: string;
  font?: PdfFont;
  isUnderlined?: boolean;
}

export interface PdfFacts {
  title: string;
  subject: string;
  author: string;
  language: string;
  madeAt: Date;
}

/**
 * Figures of one width: they align in columns, and are not kerned, which programs would read as spaces. Without the
 * contextual forms of the font, of which our texts have none: looking for them takes most of the time of a file.
 */
const FEATURES = { tnum: true, calt: false };

/** A4 in points, with its margins. */
export const PAGE = { left: 48, right: 547.28, width: 499.28, top: 48, bottom: 780 } as const;

/** Of the foot of every page, however it lies. */
const FOOT_HEIGHT = 841.89 - PAGE.bottom;

/**
 * A tagged PDF that is written from top to bottom. What is written within an element is read by assistive technology;
 * `decorate` is for lines and surfaces that mean nothing by themselves.
 */
export class PdfLayout {
  readonly pdf: Pdf;
  readonly bytes: Promise<Uint8Array>;
  #open: Element[] = [];
  #outline: PDFKit.PDFOutline | null = null;

  constructor({ title, subject, author, language, madeAt }: PdfFacts) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margins: { left: PAGE.left, right: PAGE.left, top: PAGE.top, bottom: FOOT_HEIGHT },
      tagged: true,
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      bufferPages: true,
      info: { Title: title, Subject: subject, Author: author, CreationDate: madeAt, ModDate: madeAt },
    });
    for (const [name, file] of Object.entries(FONTS)) {
      this.pdf.registerFont(name, fontFile(file));
      // Features given with a text would switch off the cache of words.
      const { font } = this.pdf.font(name)._font;
      const layout = font.layout.bind(font);
      font.layout = (text) => layout(text, FEATURES);
    }
    const parts: Buffer[] = [];
    this.bytes = new Promise((resolve, reject) => {
      this.pdf.on('data', (part: Buffer) => parts.push(part));
      this.pdf.on('error', reject);
      this.pdf.on('end', () => resolve(Buffer.concat(parts)));
    });
    const root = this.pdf.struct('Document');
    this.pdf.addStructure(root);
    this.#open.push(root);
  }

  get y(): number {
    return this.pdf.y;
  }
  set y(value: number) {
    this.pdf.y = value;
  }

  /** Begins a page unless so much is left of this one. */
  ensure(height: number): boolean {
    if (this.y + height <= PAGE.bottom) return false;
    this.newPage();
    return true;
  }

  /** A page on its side is for a wide table, which keeps itself within it. */
  newPage(layout: 'portrait' | 'landscape' = 'portrait'): void {
    if (layout === 'portrait') this.pdf.addPage();
    else {
      const { left, top } = PAGE;
      this.pdf.addPage({
        size: 'A4',
        layout,
        margins: { left, right: left, top: top - 26, bottom: FOOT_HEIGHT },
      });
    }
    this.y = this.pdf.page.margins.top;
  }

  /** An element around what `work` writes. */
  within(type: ElementType, work: () => void, options: ElementOptions = {}): void {
    const element = this.pdf.struct(type, options);
    this.#open.at(-1)?.add(element);
    this.#open.push(element);
    work();
    this.#open.pop();
    element.end();
  }

  /** An element with content of its own. */
  draw(type: ElementType, work: () => void, options: ElementOptions = {}): void {
    const element = this.pdf.struct(type, options);
    this.#open.at(-1)?.add(element);
    element.add(() => {
      this.pdf.save();
      work();
      this.pdf.restore();
    });
    element.end();
  }

  /** A picture of a given height with the text that stands for it. */
  figure(alt: string, box: { x?: number; width?: number; height: number }, work: () => void): void {
    const x = box.x ?? PAGE.left;
    const bbox: [number, number, number, number] = [
      x,
      this.y,
      x + (box.width ?? PAGE.width),
      this.y + box.height,
    ];
    this.draw('Figure', work, { alt, bbox });
  }

  decorate(work: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf.save();
    work();
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  heading(level: 1 | 2 | 3, text: string): void {
    const size = level === 1 ? 20 : level === 2 ? 13 : 10.5;
    // Never the last line of a page.
    this.ensure(size + 60);
    this.y += level === 1 ? 0 : level === 2 ? 14 : 6;
    this.text(`H${level}`, text, { font: 'strong', size, after: level === 3 ? 2 : 6 });
    if (level === 1) this.#outline = this.pdf.outline.addItem(text, { expanded: true });
    else if (level === 2) (this.#outline ?? this.pdf.outline).addItem(text);
  }

  text(type: ElementType, text: string, style: TextStyle = {}, options: ElementOptions = {}): void {
    this.runs(type, [{ text }], style, options);
  }

  /** Text in several fonts; breaks over pages where it must. */
  runs(
    type: ElementType,
    runs: readonly TextRun[],
    { font = 'body', size = 9.5, color = PALETTE.text, after = 4 }: TextStyle = {},
    { x = PAGE.left, ...options }: ElementOptions & { x?: number } = {},
  ): void {
    const shown = runs.filter(({ text }) => text !== '');
    const width = PAGE.right - x;
    this.ensure(size * 1.4);
    const { y } = this;
    const element = this.pdf.struct(type, options);
    this.#open.at(-1)?.add(element);
    element.add(() => {
      this.pdf.fillColor(color).fontSize(size);
      shown.forEach((run, index) => {
        const more = {
          continued: index < shown.length - 1,
          underline: run.isUnderlined ?? false,
        };
        this.pdf.font(run.font ?? font);
        if (index === 0) this.pdf.text(run.text, x, y, { ...more, width, lineGap: 2 });
        else this.pdf.text(run.text, more);
      });
    });
    element.end();
    this.y += after;
  }

  /** Puts one line of text at a place, without moving on. For text inside figures and tables. */
  label(
    text: string,
    x: number,
    y: number,
    style: TextStyle & { width?: number; align?: 'left' | 'right' | 'center' } = {},
  ): void {
    const { font = 'body', size = 7.5, color = PALETTE.muted, width, align = 'left' } = style;
    const at = this.y;
    const room = width === undefined ? {} : { width, height: size * 1.5, ellipsis: true };
    this.pdf.font(font).fontSize(size).fillColor(color);
    this.pdf.text(text, x, y, { align, lineBreak: width !== undefined, ...room });
    this.y = at;
  }

  widthOf(text: string, font: PdfFont, size: number): number {
    return this.pdf.font(font).fontSize(size).widthOfString(text);
  }

  heightOf(text: string, width: number, font: PdfFont, size: number): number {
    return this.pdf.font(font).fontSize(size).heightOfString(text, { width });
  }

  /** Writes the foot of every page, and ends the file. */
  finish(foot: (page: number, pages: number) => { left: string; right: string }): Promise<Uint8Array> {
    this.#open[0]?.end();
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      // Below the margin, where text would begin another page.
      this.pdf.page.margins.bottom = 0;
      const { left, right } = foot(page + 1, count);
      const { width, height } = this.pdf.page;
      const [y, end] = [height - FOOT_HEIGHT + 22, width - PAGE.left];
      this.pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      this.pdf.save();
      this.pdf.moveTo(PAGE.left, y - 8).lineTo(end, y - 8);
      this.pdf.lineWidth(0.5).strokeColor(PALETTE.border).stroke();
      this.label(left, PAGE.left, y, { width: end - PAGE.left - 110 });
      this.label(right, end - 100, y, { width: 100, align: 'right' });
      this.pdf.restore();
      this.pdf.endMarkedContent();
    }
    this.pdf.end();
    return this.bytes;
  }
}
