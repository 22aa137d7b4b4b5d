/** Half of a surrogate pair means no character, and no database keeps U+0000. */
const UNSTORABLE = /\0|\p{Cs}/u;

/** Characters that are not seen: of no width, marks of direction, control and format characters, blanks of any kind. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/gu;

const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;

/** Whether a text can be stored and comes back as it was. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Whether anything of a text can be seen. */
export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, '') !== '';
}

/** Whether a text goes on in another line. */
export function hasLineBreak(text: string): boolean {
  return LINE_BREAK.test(text);
}
