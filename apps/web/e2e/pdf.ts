import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface TreeNode {
  role?: string;
  alt?: string;
  children?: TreeNode[];
}

/** What a program reads in a downloaded PDF file: its title, language, text, tags and the texts of its figures. */
export const readDownloadedPdf = async (download: Download) => readPdf(readFileSync(await download.path()));

/** The same of a page that was printed, with how many sheets it takes. */
export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  const roles = new Set<string>();
  const alts: string[] = [];
  const collect = ({ role, alt, children = [] }: TreeNode) => {
    if (role !== undefined) roles.add(role);
    if (role === 'Figure') alts.push(alt ?? '');
    children.forEach(collect);
  };
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += ` ${items.map((item) => ('str' in item ? item.str : '')).join(' ')}`;
    collect((await page.getStructTree()) as TreeNode);
  }
  const pages = pdf.numPages;
  await loading.destroy();
  return { pages, title, language, text: text.replace(/\s+/gu, ' '), roles, alts };
}
