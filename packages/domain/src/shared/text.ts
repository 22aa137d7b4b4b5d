/** A lone surrogate is not a character, and no database stores U+0000. */
const UNSTORABLE = /\0|\p{Cs}/u;

/** Invisible characters: zero-width, direction marks, control and format characters, all kinds of blanks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/gu;

const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;

/** Whether a text can be stored and read back unchanged. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Whether a text has any visible character. */
export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, '') !== '';
}

/** Whether a text has more than one line. */
export function hasLineBreak(text: string): boolean {
  return LINE_BREAK.test(text);
}
