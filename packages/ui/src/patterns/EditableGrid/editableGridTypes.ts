export type CellValue = string | number | null;

export interface EditableColumn {
  id: string;
  label: string;
  kind: 'text' | 'number' | 'choice';
  /** Of a number, shown muted after it. */
  unit?: string | undefined;
  /** Decimals shown of a number; typed input is never rounded. */
  maxDecimals?: number | undefined;
  /** Of a choice; the cell's value is an id. */
  options?: readonly { id: string; label: string }[] | undefined;
  isReadOnly?: boolean | undefined;
  /** The sentence with which a value is refused. */
  validate?: ((value: CellValue, rowId: string) => string | undefined) | undefined;
}

export interface EditableRow {
  id: string;
  /** Shown in the first column; names the row. */
  label: string;
  /** By column; what is missing is empty. */
  values: Readonly<Record<string, CellValue>>;
  isReadOnly?: boolean | undefined;
}

export interface CellChange {
  rowId: string;
  columnId: string;
  value: CellValue;
  previous: CellValue;
}

/** What a cell shows instead of its value. */
export interface HeldCell {
  status: 'refused' | 'saving' | 'failed';
  text: string;
  /** What is wrong with it. */
  sentence?: string | undefined;
  /** What is or was being saved. */
  change?: CellChange | undefined;
}
