export const SURVEY_LIMITS = {
  /** Characters of an answer in free text. */
  text: 2000,
  /** Of every scale, both included. */
  scale: { min: 0, max: 10 },
} as const;

/** How long the link of a survey works. Ours: an answer about a week is worth little a week after it. */
export const SURVEY_LINK_DAYS = 14;

/** Days until an answer is expected when nobody says until when. */
export const SURVEY_DUE_DAYS = 3;
