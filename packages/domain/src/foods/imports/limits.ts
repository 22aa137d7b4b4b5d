/** What an imported table may hold. */
export const FOOD_IMPORT_LIMITS = {
  /** Not counting headings and blank rows. */
  rows: 20_000,
  columns: 120,
  fileBytes: 16 * 1024 * 1024,
  /** Characters of what is sent to be saved: the columns that hold something about foods. */
  tableText: 12_000_000,
  /** Texts of a column of groups that can be given a category. */
  groups: 300,
} as const;
