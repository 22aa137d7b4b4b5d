/** What one formatted text may hold. */
export const RICH_TEXT_LIMITS = {
  characters: 20_000,
  blocks: 1000,
  citations: 100,
  /** Characters of what one citation says. */
  citation: 200,
} as const;
