import { describe, expect, it } from 'vitest';
import { pastedCells, readCell, shownText, typedText } from './editableGridCells.ts';
import { editableGridLabels } from './editableGridLabels.ts';
import type { EditableColumn } from './editableGridTypes.ts';

const amount: EditableColumn = {
  id: 'amount',
  label: 'Amount',
  kind: 'number',
  maxDecimals: 1,
  validate: (value) => (Number(value) > 500 ? 'At most 500 g.' : undefined),
};
const unit: EditableColumn = {
  id: 'unit',
  label: 'Unit',
  kind: 'choice',
  options: [{ id: 'portion', label: 'Ración' }],
};
const read = (text: string, column: EditableColumn, locale = 'es') =>
  readCell(text, column, 'row', locale, editableGridLabels.en);

describe('cells', () => {
  it.each([
    ['1,5', 'es', 1.5],
    ['1.5', 'es', 1.5],
    ['1,5', 'en', 1.5],
    [' 40 ', 'en', 40],
    ['', 'en', null],
  ])('read «%s» in %s as %s', (text, locale, value) => {
    expect(read(text, amount, locale)).toEqual({ value });
  });

  it('refuse what is no number, no option or not valid, in words', () => {
    expect(read('much', amount)).toEqual({ refusal: '“much” is not a number.' });
    expect(read('501', amount)).toEqual({ refusal: 'At most 500 g.' });
    expect(read('cup', unit)).toEqual({ refusal: '“cup” is not an option.' });
  });

  it('find an option by its id, and by its name without its accents', () => {
    expect(read('portion', unit)).toEqual({ value: 'portion' });
    expect(read('RACION ', unit)).toEqual({ value: 'portion' });
  });

  it('show a number rounded, and give it to be typed as it is', () => {
    expect(shownText(1234.56, amount, 'es-ES')).toBe('1.234,6');
    expect(typedText(1234.56, amount, 'es-ES')).toBe('1234,56');
    expect(shownText('portion', unit, 'es')).toBe('Ración');
    expect(shownText(null, amount, 'es')).toBe('');
  });

  it.each([
    ['10\n20\n30\n', [['10'], ['20'], ['30']]],
    ['10\r\n20', [['10'], ['20']]],
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['10\n\n30', [['10'], [''], ['30']]],
    ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
    ['one', [['one']]],
    ['', [['']]],
  ])('take %j apart', (text, expected) => {
    expect(pastedCells(text)).toEqual(expected);
  });
});
