const narrow = /[ijl.,:;'|!()[\]ft \u00a0]/;
const wide = /[mwMW@%—\u2e80-\uffef]/;
const figures = /[0-9A-Z€+<>=]/;

/**
 * The approximate width of a text, in px. Measuring would have to wait for the web font, and every chart would be laid
 * out twice; a generous estimate is enough.
 */
export function roughWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text)
    ems += narrow.test(character) ? 0.34 : wide.test(character) ? 0.92 : figures.test(character) ? 0.66 : 0.6;
  return ems * size;
}

/** The text, truncated with an ellipsis where it does not fit; empty where not even that would fit. */
export function fitText(text: string, width: number, size: number): string {
  // No chart has space for more; do not scan a megabyte of text letter by letter.
  const start = text.length > 400 ? text.slice(0, 400) : text;
  if (start === text && roughWidth(text, size) <= width) return text;
  const characters = [...start];
  let room = width - size;
  let count = 0;
  while (count < characters.length) {
    room -= roughWidth(characters[count] ?? '', size);
    if (room < 0) break;
    count++;
  }
  return count === 0 ? '' : `${characters.slice(0, count).join('').trimEnd()}…`;
}

/** The text broken between words into at most `most` lines, the last one truncated where it does not fit. */
export function wrapText(text: string, width: number, size: number, most = 2): string[] {
  const messages = text.slice(0, 400).split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of messages.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (line && roughWidth(longer, size) > width) {
      if (lines.length === most - 1) {
        line = [line, ...messages.slice(index)].join(' ');
        break;
      }
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((each) => fitText(each, width, size)).filter(Boolean);
}
