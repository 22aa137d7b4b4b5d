/**
 * The product's own mark, on a 24 grid: an h whose arch is a person's shoulders below their head. One stroke and one
 * filled circle, so that it works in one colour and at 16 px. A clinic's logo takes its place.
 */
export const PRODUCT_MARK = {
  ink: 'M6 3.5v17M6 18v-.5a6.5 6.5 0 0 1 13 0v3',
  inkWidth: 3,
  warm: 'M9.75 5.75a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 0 0-5.5 0z',
} as const;
