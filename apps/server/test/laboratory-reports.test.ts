import { deflateSync } from 'node:zlib';
import { readLaboratoryText } from '@healzy/domain/blood-analysis';
import { describe, expect, it } from 'vitest';
import { readPdfText, type PdfText } from '../src/platform/pdf/text/read-pdf-text.ts';
import { generateReport, LAYOUT_NAMES, pdfOf } from './laboratory-reports/generate.ts';
import { measure, type Measured } from './laboratory-reports/measure.ts';

/** Reports of each layout: 63 in all. */
const OF_EACH = 7;

const itemsOf = (text: PdfText) => {
  if (text.kind === 'refused') throw new Error(text.code);
  return text;
};

async function readAll(layout: string): Promise<Measured[]> {
  const all: Measured[] = [];
  for (let seed = 1; seed <= OF_EACH; seed += 1) {
    const report = await generateReport(layout, seed);
    const { items, pages } = itemsOf(await readPdfText(report.bytes));
    const file = readLaboratoryText(items, pages.length);
    for (const found of file.reports.flatMap(({ markers }) => markers)) {
      // Every proposed value is somewhere on a page.
      const { page, x, y, width, height } = found.valueRect;
      const size = pages[page - 1]!;
      expect(x >= 0 && y >= 0 && x + width <= size.width + 1 && y + height <= size.height + 1).toBe(true);
    }
    all.push(measure(report, file));
  }
  return all;
}

describe('generated reports', { timeout: 120_000 }, () => {
  it.each(LAYOUT_NAMES)('in the layout "%s" are read', async (layout) => {
    const all = await readAll(layout);
    const sum = (count: (each: Measured) => number) => all.reduce((total, each) => total + count(each), 0);
    expect(all.flatMap(({ silentlyWrong }) => silentlyWrong)).toEqual([]);
    const missed = all.flatMap((each) => each.missed).join('\n');
    expect(sum(({ right }) => right) / sum(({ expected }) => expected), missed).toBeGreaterThanOrEqual(0.95);
    expect(sum(({ right }) => right) / sum(({ proposed }) => proposed)).toBeGreaterThanOrEqual(0.98);
    // Doubts are for what is doubtful: who is asked about everything looks at nothing.
    expect(sum(({ doubted }) => doubted) / sum(({ proposed }) => proposed)).toBeLessThan(0.1);
  });
});

/** A PDF file of one page whose content is these bytes, packed. */
function pdfWith(content: Buffer, catalog = ''): Uint8Array {
  const packed = deflateSync(content, { level: 1 });
  const objects = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog}>>`),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const starts: number[] = [];
  let length = parts[0]!.length;
  objects.forEach((object, at) => {
    const whole = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    starts.push(length);
    length += whole.length;
    parts.push(whole);
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const TEXT = 'BT /F1 10 Tf 40 800 Td (Glucosa 92 mg/dL 74 - 106) Tj ET\n';
const text = (words: string) => (pdf: Parameters<Parameters<typeof pdfOf>[0]>[0]) =>
  void pdf.text(words, 40, 40);

describe('files that are no reports', { timeout: 120_000 }, () => {
  it('reads a file that is built by hand', async () => {
    const { items } = itemsOf(await readPdfText(pdfWith(Buffer.from(TEXT))));
    expect(items.map(({ text: said }) => said).join(' ')).toContain('Glucosa 92 mg/dL');
  });

  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', 'FILE_EMPTY', () => new Uint8Array()],
    [
      'a renamed picture',
      'FILE_TYPE',
      () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
    ],
    [
      'a page that only begins like one',
      'PDF_DAMAGED',
      () => new TextEncoder().encode('%PDF-1.7\n<html></html>'),
    ],
    [
      'a password',
      'PDF_LOCKED',
      () => pdfOf(text('Glucosa 92 mg/dL'), { userPassword: 'secret', pdfVersion: '1.7ext3' }),
    ],
    [
      '600 pages',
      'PDF_TOO_MANY_PAGES',
      () =>
        pdfOf((pdf) => {
          for (let page = 1; page < 600; page += 1) pdf.addPage();
          pdf.text('Glucosa 92 mg/dL', 40, 40);
        }),
    ],
    [
      'a script',
      'PDF_SCRIPT',
      () => pdfWith(Buffer.from(TEXT), '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> '),
    ],
    ['a scanned page', 'PDF_NO_TEXT', () => pdfOf((pdf) => void pdf.rect(40, 40, 100, 100).fill('black'))],
    [
      '264 MB in one part',
      'PDF_UNPACKED_TOO_LARGE',
      () => pdfWith(Buffer.concat([Buffer.from(TEXT), Buffer.alloc(264 * 2 ** 20, 0x20)])),
    ],
  ])('%s: %s, quickly', async (_what, code, make) => {
    const bytes = await make();
    // The thread and its library are loaded before the clock starts.
    await readPdfText(pdfWith(Buffer.from(TEXT)));
    const before = { at: performance.now(), memory: process.memoryUsage().rss };
    const answer = await readPdfText(bytes);
    expect(answer).toMatchObject({ kind: 'refused', code });
    expect(performance.now() - before.at).toBeLessThan(15_000);
    expect(process.memoryUsage().rss - before.memory).toBeLessThan(300 * 2 ** 20);
  });

  it('reads on after a refused one', async () => {
    await readPdfText(pdfWith(Buffer.concat([Buffer.from(TEXT), Buffer.alloc(30 * 2 ** 20, 0x20)])));
    expect((await readPdfText(pdfWith(Buffer.from(TEXT)))).kind).toBe('ready');
  });
});
