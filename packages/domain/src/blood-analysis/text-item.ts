/** A place on a page: points from its upper left corner, as the page is shown. Pages are counted from 1. */
export interface PageRect {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of text as the file draws it: a letter, a word, a cell or a whole line. */
export interface TextItem extends PageRect {
  text: string;
  /** Whether it is written along the page; what is turned (a stamp at the side) belongs to no row. */
  turned?: boolean;
}

const CHAR_WIDTH = 5;
const LINE_HEIGHT = 12;
const FONT_HEIGHT = 8;

/** Plain text as items, each line in letters of one width: what a person pasted, or another program extracted. */
export function textItems(text: string): TextItem[] {
  return text.split('\f').flatMap((page, at) =>
    page.split(/\r\n|\r|\n/u).flatMap((line, row) => {
      const whole = line.replace(/\t/gu, '    ').trimEnd();
      if (whole === '') return [];
      const width = whole.length * CHAR_WIDTH;
      return [{ text: whole, page: at + 1, x: 40, y: 40 + row * LINE_HEIGHT, width, height: FONT_HEIGHT }];
    }),
  );
}
