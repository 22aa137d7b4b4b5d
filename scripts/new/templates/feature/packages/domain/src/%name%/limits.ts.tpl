/** The most characters of each text. */
export const %RECORD%_LIMITS = { title: 200, text: 4000 } as const;
