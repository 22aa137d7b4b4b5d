import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from './storyPage.ts';

/** What a story expects on paper: `parameters: { prints: … }`. */
export interface Prints {
  readonly pages: number;
  /** Texts on every page. */
  readonly onEvery: readonly string[];
  /** Texts on no page. */
  readonly never: readonly string[];
  /** Size of a page in points. */
  readonly width?: number;
  readonly height?: number;
}

/** A PDF breaks words wherever it moves: they are compared without spaces. */
const bare = (text: string) => text.replaceAll(/\s+/g, '');

/** Prints a story to PDF and says what differs from what it expects. */
export async function printFaults(page: Page, { pages, onEvery, never, width, height }: Prints) {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const faults: string[] = [];
  if (document.numPages !== pages) faults.push(`prints ${document.numPages} pages instead of ${pages}`);
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const { items } = await sheet.getTextContent();
    const text = bare(items.map((item) => ('str' in item ? item.str : '')).join(''));
    for (const each of onEvery)
      if (!text.includes(bare(each))) faults.push(`page ${number} lacks “${each}”: ${text.slice(0, 200)}`);
    for (const each of never) if (text.includes(bare(each))) faults.push(`page ${number} contains “${each}”`);
    const box = sheet.getViewport({ scale: 1 });
    if (width !== undefined && Math.abs(box.width - width) > 1) faults.push(`is ${box.width} pt wide`);
    if (height !== undefined && Math.abs(box.height - height) > 1) faults.push(`is ${box.height} pt high`);
  }
  await task.destroy();
  return faults;
}
