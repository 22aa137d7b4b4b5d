import type { Picture } from '../painting/exportPicture.ts';
import { hexColors } from '../painting/ink.ts';
import { paintSvg } from '../painting/paintSvg.ts';
import { fitText } from './fitText.ts';

/** The picture of a chart with its legend as it stands below it on the page: without it an export could not be read. */
export function pictureWithLegend(svg: SVGSVGElement | null, legend: HTMLElement | null): Picture | null {
  if (!svg) return null;
  const box = svg.getBoundingClientRect();
  const below = legend?.getBoundingClientRect();
  return {
    element: svg,
    width: box.width,
    height: Math.max(box.height, (below?.bottom ?? box.bottom) - box.top),
    paint: (pen, ink) => {
      const colorOf = hexColors();
      paintSvg(svg, pen, ink, colorOf, box);
      for (const swatch of legend?.querySelectorAll('svg') ?? []) paintSvg(swatch, pen, ink, colorOf, box);
      for (const words of legend?.querySelectorAll('[data-legend-text]') ?? []) {
        const place = words.getBoundingClientRect();
        pen.font = `400 12px ${ink.fontFamily}`;
        pen.fillStyle = ink.text;
        pen.textAlign = 'left';
        pen.textBaseline = 'middle';
        const text = fitText(words.textContent ?? '', place.width + 12, 12);
        pen.fillText(text, place.left - box.left, place.top - box.top + place.height / 2);
      }
    },
  };
}
