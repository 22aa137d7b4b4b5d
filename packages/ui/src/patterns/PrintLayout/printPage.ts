export type Paper = 'a4' | 'letter';

interface PrintPage {
  paper: Paper;
  isLandscape: boolean;
  hasPageNumbers: boolean;
}

/** Width and height of the paper upright, in mm. */
export const paperSize: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

/**
 * What only a style sheet can say about paper. Browsers without boxes in the margin leave the page numbers out.
 *
 * @example pageRule({ paper: 'a4', isLandscape: false, hasPageNumbers: true })
 */
export function pageRule({ paper, isLandscape, hasPageNumbers }: PrintPage): string {
  const [width, height] = paperSize[paper];
  const size = isLandscape ? `${height}mm ${width}mm` : `${width}mm ${height}mm`;
  const number =
    '@bottom-right { content: counter(page) " / " counter(pages); font: 9pt system-ui, sans-serif; color: black; }';
  return `@page { size: ${size}; margin: 16mm; ${hasPageNumbers ? number : ''} }`;
}
