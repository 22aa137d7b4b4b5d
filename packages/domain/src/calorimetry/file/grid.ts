/** A sheet, or a text, as rows of cells. */
export interface Grid {
  /** Name of the sheet; null for a text. */
  name: string | null;
  lines: string[];
  /** null until it is known. */
  delimiter: ',' | ';' | '\t' | null;
}
