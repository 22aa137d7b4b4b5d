import type { Picture } from '../painting/exportPicture.ts';
import { hexColors } from '../painting/ink.ts';
import { paintSvg } from '../painting/paintSvg.ts';
import { fitText } from './fitText.ts';

/** A chart's image with its legend as shown below it on the page: without it an export could not be read. */
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
      for (const messages of legend?.querySelectorAll('[data-legend-text]') ?? []) {
        const place = messages.getBoundingClientRect();
        const style = getComputedStyle(messages);
        const size = Number.parseFloat(style.fontSize);
        pen.font = `${style.fontWeight} ${size}px ${ink.fontFamily}`;
        pen.fillStyle = colorOf(style.color);
        pen.textAlign = 'left';
        pen.textBaseline = 'middle';
        const text = fitText(messages.textContent ?? '', place.width + size, size);
        pen.fillText(text, place.left - box.left, place.top - box.top + place.height / 2);
      }
    },
  };
}
