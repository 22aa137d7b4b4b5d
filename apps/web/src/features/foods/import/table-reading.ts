import type { TableDoubt } from '@healzy/domain/foods';
import type {
  FoodGroup,
  FoodImportSettings,
  FoodRowProblem,
  FoodSheet,
  FoodSheetRefused,
  FoodTableGuess,
  ReadFood,
  SheetLayout,
} from '@healzy/domain/foods/imports';

/** To the worker, which keeps the rows of the file that it opened last. */
export type TableOrder =
  | { readonly kind: 'open'; readonly file: File; readonly layout: SheetLayout }
  | {
      readonly kind: 'check';
      readonly number: number;
      readonly settings: FoodImportSettings;
      readonly leavesOutDoubtful: boolean;
    };

/** What a file holds, without its rows. */
export interface OpenedTable extends Pick<FoodSheet, 'sheetName' | 'encoding' | 'delimiter' | 'headings'> {
  readonly rowCount: number;
  /** A few texts of each column. */
  readonly samples: readonly (readonly string[])[];
  readonly guess: FoodTableGuess;
}

/** A food whose figures cannot be, or hardly can be. */
export interface DoubtfulFood extends Readonly<Pick<ReadFood, 'row' | 'name' | 'doubts'>> {
  /** What its macronutrients give; null where they are not all known. */
  readonly kcal: number | null;
}

/** What the rows are with some settings. */
export interface CheckedTable {
  readonly foodCount: number;
  readonly problemCount: number;
  /** The first of them. */
  readonly problems: readonly FoodRowProblem[];
  readonly doubtfulCount: number;
  readonly doubtful: readonly DoubtfulFood[];
  /** Foods whose names suggest what their rows do not state. */
  readonly askedCount: number;
  readonly asked: readonly Readonly<Pick<ReadFood, 'row' | 'name' | 'asked'>>[];
  readonly traces: number;
  readonly tableDoubts: readonly TableDoubt[];
  readonly preview: readonly Readonly<Pick<ReadFood, 'row' | 'food'>>[];
  readonly groups: readonly FoodGroup[];
  /** What is sent to be saved. */
  readonly table: string;
}

/** From the worker. */
export type TableNews =
  | { readonly kind: 'opened'; readonly table: OpenedTable }
  | { readonly kind: 'refused'; readonly refused: FoodSheetRefused }
  | { readonly kind: 'checked'; readonly number: number; readonly check: CheckedTable }
  | { readonly kind: 'fault'; readonly message: string };
