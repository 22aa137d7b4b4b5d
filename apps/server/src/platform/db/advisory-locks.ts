/** PostgreSQL's advisory locks are plain numbers: those of this product, in one place, so that no two are the same. */
export const ADVISORY_LOCKS = {
  migration: 7_326_001,
  demo: 7_326_002,
  firstAccount: 7_326_003,
  removal: 7_326_004,
} as const;
