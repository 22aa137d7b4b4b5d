import { canvasInk, svgInk, type Ink } from './ink.ts';
import type { Pen } from './Pen.ts';
import { SvgPen } from './SvgPen.ts';

/** A chart's image, without the frame around it. Sizes in CSS px. */
export interface Picture {
  /** The element from which the theme's colours are read. */
  readonly element: Element;
  readonly width: number;
  readonly height: number;
  readonly paint: (pen: Pen, ink: Ink) => void;
}

const MARGIN = 16;
const TITLE = 32;

function paintSheet(pen: Pen, ink: Ink, picture: Picture, title: string) {
  pen.fillStyle = ink.page;
  pen.fillRect(0, 0, picture.width + 2 * MARGIN, picture.height + 2 * MARGIN + TITLE);
  pen.fillStyle = ink.text;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.font = `600 16px ${ink.fontFamily}`;
  pen.fillText(title, MARGIN, MARGIN + TITLE / 2 - 4);
}

/** The image below its title as an SVG document. */
export function pictureToSvg(picture: Picture, title: string): Blob {
  const { ink, definitions } = svgInk(picture.element);
  const sheet = new SvgPen();
  paintSheet(sheet, ink, picture, title);
  const pen = new SvgPen(definitions);
  picture.paint(pen, ink);
  const text = sheet.toSvg(picture.width + 2 * MARGIN, picture.height + 2 * MARGIN + TITLE, title, {
    x: MARGIN,
    y: MARGIN + TITLE,
    pen,
  });
  return new Blob([text], { type: 'image/svg+xml' });
}

/** The image below its title as PNG, `scale` device pixels to one CSS pixel. */
export async function pictureToPng(picture: Picture, title: string, scale = 2): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((picture.width + 2 * MARGIN) * scale);
  canvas.height = Math.round((picture.height + 2 * MARGIN + TITLE) * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to paint on; export the chart as SVG instead.');
  const ink = canvasInk(picture.element, scale);
  pen.scale(scale, scale);
  paintSheet(pen, ink, picture, title);
  pen.translate(MARGIN, MARGIN + TITLE);
  picture.paint(pen, ink);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large to export as PNG.'))),
      'image/png',
    );
  });
}

/** Hands a file to the browser's downloads. */
export function download(blob: Blob, fileName: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click; revoking at once would be too early.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
