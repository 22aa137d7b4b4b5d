import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csv.ts';

/** Splits cells as a spreadsheet in one language does, honouring quotes or ignoring them. */
function cellsOf(file: string, separator: string, seesQuotes: boolean): string[] {
  const text = file.replace('\uFEFF', '');
  if (!seesQuotes) return text.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator));
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/u;
const sign = fc.constantFrom(...'=+-@\t\r\n,;|"\'a1 ＝', 'cmd', 'ñ');
const cell = fc.array(sign, { maxLength: 10 }).map((signs) => signs.join(''));

describe('a CSV file', () => {
  it('holds no formula, whichever separator a spreadsheet splits by', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('es' as const, 'en' as const),
        async (lines, language) => {
          const file = await csvFile(lines, language);
          for (const separator of [',', ';', '\t', '|']) {
            for (const seesQuotes of [true, false])
              expect(cellsOf(file, separator, seesQuotes).filter((one) => FORMULA.test(one))).toEqual([]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each([
    ['en', 'Ruiz;=1+1', '"Ruiz;\'=1+1"'],
    ['es', 'Ruiz,=1+1', '"Ruiz,\'=1+1"'],
    ['en', ' =1+1', "' =1+1"],
    ['en', 'a\n@x', '"a\n\'@x"'],
    ['en', 'Ana', 'Ana'],
    ['en', 'Calle Mayor, 1', '"Calle Mayor, 1"'],
  ] as const)('%s: %j is written as %j', async (language, text, written) => {
    expect(
      (await csvFile([['x', text]], language)).trimEnd().split(language === 'es' ? /;(.*)/s : /,(.*)/s)[1],
    ).toBe(written);
  });
});
