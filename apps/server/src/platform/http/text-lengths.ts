/**
 * The contract's limits of a text, in characters. A character is one or two units of a text, so that most texts, however
 * long, need not be gone through.
 */
export const TEXT_LENGTHS: Readonly<
  Record<'minLength' | 'maxLength', (limit: number, text: string) => boolean>
> = {
  minLength: (least, text) =>
    text.length >= 2 * least || (text.length >= least && charactersOf(text) >= least),
  maxLength: (most, text) => text.length <= most || (text.length <= 2 * most && charactersOf(text) <= most),
};

function charactersOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
