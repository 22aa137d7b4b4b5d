import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface TreeNode {
  role?: string;
  alt?: string;
  children?: TreeNode[];
}

/** Points from the lower edge of the paper, below which a page has its foot. */
const FOOT = 50;

/** What a program reads in a PDF file, as assistive technology does. */
export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const texts: string[] = [];
  const lines: number[][] = [];
  const nodes: TreeNode[] = [];
  const collect = (node: TreeNode) => {
    if (node.role !== undefined) nodes.push(node);
    node.children?.forEach(collect);
  };
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at);
    const content = await page.getTextContent();
    texts.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
    // The foot of a page says nothing of how full it is.
    const heights = content.items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' && item.transform[5] > FOOT
        ? [Math.round(item.transform[5])]
        : [],
    );
    lines.push([...new Set(heights)].sort((a, b) => b - a));
    const tree = (await page.getStructTree()) as TreeNode | null;
    if (tree) collect(tree);
  }
  const outline = await pdf.getOutline();
  const isMarked = (await pdf.getMarkInfo())?.Marked === true;
  await loading.destroy();
  return {
    title: facts.Title,
    language: facts.Language,
    isMarked,
    pages: texts.length,
    /** Of each page: its text, the heights of its lines from the top, points. */
    pageTexts: texts.map((text) => text.replace(/\s+/gu, ' ')),
    lines,
    /** The whole text, with single plain spaces. */
    text: texts.join(' ').replace(/\s+/gu, ' '),
    roles: new Set(nodes.map(({ role }) => role)),
    countOf: (role: string) => nodes.filter((node) => node.role === role).length,
    alts: nodes.flatMap(({ role, alt }) => (role === 'Figure' ? [alt ?? ''] : [])),
    bookmarks: outline.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]),
  };
}
