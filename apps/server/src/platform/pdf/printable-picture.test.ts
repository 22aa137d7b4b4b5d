import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-reading.ts';
import { webpFile } from '../../../test/webp-samples.ts';
import { writeLetterhead } from './blocks.ts';
import { PdfLayout } from './layout.ts';
import { printablePicture, shrunk } from './printable-picture.ts';

const GREEN = [20, 120, 80, 255] as const;
const CLEAR = [0, 0, 0, 0] as const;

async function pixelsOf(file: Uint8Array) {
  const { width, height, data } = PNG.sync.read(Buffer.from(await printablePicture(file)));
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  return { width, height, at };
}

async function letterOf(logo: Uint8Array) {
  const madeAt = new Date('2026-11-23T08:00:00Z');
  const facts = { title: 'Plan', subject: 'Plan', author: 'Clínica Alba', language: 'es-ES', madeAt };
  const layout = new PdfLayout(facts);
  await writeLetterhead(layout, { name: 'Clínica Alba', logo }, 'Logotipo de Clínica Alba');
  layout.heading(1, 'Plan');
  return readPdf(await layout.finish(() => ({ left: '', right: '' })));
}

describe('a picture for paper', () => {
  it('shows what a WebP file without loss shows, with what is transparent', async () => {
    const file = await webpFile({ width: 30, height: 20, isLossless: true }, (x) => (x < 10 ? CLEAR : GREEN));
    const { width, height, at } = await pixelsOf(file);
    expect([width, height]).toEqual([30, 20]);
    expect(at(12, 19)).toEqual([...GREEN]);
    expect(at(9, 0)[3]).toBe(0);
  });

  it('shows what a WebP photograph shows', async () => {
    const file = await webpFile({ width: 64, height: 64 }, (_x, y) => (y < 32 ? GREEN : [230, 40, 40, 255]));
    const { at } = await pixelsOf(file);
    for (const [channel, value] of GREEN.entries()) expect(at(5, 5)[channel]).toBeCloseTo(value, -1);
    expect(at(5, 60)[0]).toBeGreaterThan(200);
  });

  it('is no larger than a letterhead needs', async () => {
    const file = await webpFile({ width: 1200, height: 21 }, (x) => (x < 600 ? GREEN : CLEAR));
    const { width, height, at } = await pixelsOf(file);
    expect([width, height]).toEqual([600, 11]);
    expect(at(599, 10)[3]).toBe(0);
    expect(at(10, 10)[3]).toBe(255);
  });

  it('keeps the colour of an edge whose other half is transparent', () => {
    const data = new Uint8ClampedArray(1200 * 2 * 4);
    data.set([200, 100, 0, 255], 0);
    expect([...shrunk({ width: 1200, height: 2, data }).data.subarray(0, 4)]).toEqual([200, 100, 0, 64]);
  });

  it('stays as it is when it can be printed as it is', async () => {
    const png = await printablePicture(
      await webpFile({ width: 4, height: 4, isLossless: true }, () => GREEN),
    );
    expect(await printablePicture(png)).toBe(png);
  });
});

describe('the head of a letter', () => {
  it('has the logo of a clinic that keeps it as WebP, as the app does', async () => {
    const letter = await letterOf(await webpFile({ width: 96, height: 96 }, () => GREEN));
    expect(letter.alts).toEqual(['Logotipo de Clínica Alba']);
  });

  it('is the name alone when the file cannot be read', async () => {
    const whole = await webpFile({ width: 96, height: 96 }, (x, y) => [x % 256, y % 256, (x * y) % 256, 255]);
    const letter = await letterOf(whole.fill(0, 20));
    expect(letter.alts).toEqual([]);
    expect(letter.text).toContain('Clínica Alba');
  });
});
