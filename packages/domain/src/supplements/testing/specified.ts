import type { SpecifiedField } from '../../shared/testing/index.ts';

const NO_OPTION = [
  ['SOMETHING_ELSE', 'OPTION_INVALID'],
  ['', 'REQUIRED', 'OPTION_INVALID'],
  [undefined, 'REQUIRED'],
] as const;
const tooLong = (length: number) => ['a'.repeat(length + 1), 'TOO_LONG'] as const;
const TWO_LINES = ['uno\ndos', 'LINE_BREAK'] as const;
const NO_TEXT = [7, 'REQUIRED', 'FORMAT_INVALID'] as const;

/** A supplement of the catalogue. */
export const SPECIFIED_SUPPLEMENT: readonly SpecifiedField[] = [
  {
    rule: '3 Supplement: name; 5: required',
    field: 'name',
    kept: ['Magnesio', 'a'.repeat(120), '<b>Zn</b> & Co. 🥜'],
    refused: [
      ['', 'REQUIRED'],
      [' \t', 'REQUIRED'],
      [undefined, 'REQUIRED'],
      ['\u200b', 'REQUIRED'],
      NO_TEXT,
      TWO_LINES,
      tooLong(120),
    ],
  },
  {
    rule: '3 Supplement: internalName',
    field: 'internalName',
    kept: ['Bote azul', null],
    refused: [TWO_LINES, tooLong(120), NO_TEXT],
  },
  {
    rule: '3 Supplement: 16 categories',
    field: 'category',
    kept: [
      'VITAMINS',
      'MINERALS',
      'MULTIVITAMINS',
      'OMEGA',
      'PROTEIN',
      'AMINO_ACIDS',
      'CREATINE',
      'CAFFEINE',
      'ELECTROLYTES',
      'PROBIOTICS',
      'FIBRE',
      'COLLAGEN',
      'ANTIOXIDANTS',
      'PLANT_EXTRACTS',
      'SLEEP',
      'OTHER',
    ],
    refused: NO_OPTION,
  },
  {
    rule: '3 Supplement: short description',
    field: 'description',
    kept: ['Con la cena.\nNo en ayunas.', null],
    refused: [tooLong(500), NO_TEXT],
  },
  {
    rule: '3 Supplement: discountCode',
    field: 'discountCode',
    kept: ['CONSULTA10', null],
    refused: [TWO_LINES, tooLong(40), NO_TEXT],
  },
  {
    rule: '3 Supplement: shoppingUrl, which only opens a page',
    field: 'shoppingUrl',
    kept: ['https://tienda.example/magnesio?de=consulta#10', null],
    refused: [
      ['javascript:alert(1)', 'HTTPS_LINK_INVALID'],
      [' JaVaScRiPt:alert(1)', 'HTTPS_LINK_INVALID'],
      ['java\nscript:alert(1)', 'HTTPS_LINK_INVALID'],
      ['data:text/html,<script>alert(1)</script>', 'HTTPS_LINK_INVALID'],
      ['vbscript:msgbox(1)', 'HTTPS_LINK_INVALID'],
      ['file:///etc/passwd', 'HTTPS_LINK_INVALID'],
      ['http://tienda.example', 'HTTPS_LINK_INVALID'],
      ['//tienda.example', 'HTTPS_LINK_INVALID'],
      ['https://a@tienda.example', 'HTTPS_LINK_INVALID'],
      ['https:tienda', 'HTTPS_LINK_INVALID'],
      ['tienda.example', 'HTTPS_LINK_INVALID'],
      [`https://tienda.example/${'a'.repeat(500)}`, 'TOO_LONG'],
    ],
  },
];

const DAYS = [
  ['2026-02-30', 'DATE_INVALID', 'FORMAT_INVALID'],
  ['02/03/2026', 'DATE_INVALID', 'FORMAT_INVALID'],
  ['mañana', 'DATE_INVALID', 'FORMAT_INVALID'],
] as const;

/** What a patient takes. */
export const SPECIFIED_TAKES: readonly SpecifiedField[] = [
  {
    rule: '3 Patient supplement: supplement',
    field: 'supplementId',
    kept: [],
    refused: [
      [undefined, 'REQUIRED'],
      ['', 'REQUIRED', 'FORMAT_INVALID'],
      ['magnesio', 'OPTION_INVALID', 'FORMAT_INVALID'],
    ],
  },
  {
    rule: '3 Patient supplement: unit (UNIT, ML, MG, GR)',
    field: 'unit',
    kept: ['UNIT', 'ML', 'MG', 'GR'],
    refused: NO_OPTION,
  },
  {
    rule: '3 Patient supplement: number of daily takes',
    field: 'dailyTakes',
    kept: [1, 3, 24],
    refused: [
      [0, 'OUT_OF_RANGE'],
      [-1, 'OUT_OF_RANGE'],
      [25, 'OUT_OF_RANGE'],
      [1.5, 'WHOLE_NUMBER', 'FORMAT_INVALID'],
      ['2', 'NUMBER_INVALID', 'FORMAT_INVALID'],
      [undefined, 'REQUIRED'],
    ],
  },
  {
    rule: '3 Patient supplement: the amount of a take, from which the total of the day is computed',
    field: 'amountPerTake',
    kept: [0.001, 1.5, 10_000],
    refused: [
      [0, 'OUT_OF_RANGE'],
      // Which would be nothing in a day.
      [0.0001, 'OUT_OF_RANGE'],
      [-2, 'OUT_OF_RANGE'],
      [10_000.1, 'OUT_OF_RANGE'],
      [1e308, 'OUT_OF_RANGE'],
      ['1,5', 'NUMBER_INVALID', 'FORMAT_INVALID'],
      [undefined, 'REQUIRED'],
    ],
  },
  {
    rule: '3 Patient supplement: frequency',
    field: 'frequency',
    kept: ['DAILY', 'EVERY_OTHER_DAY', 'WEEKLY', 'AS_NEEDED'],
    refused: NO_OPTION,
  },
  {
    rule: 'The chosen days of a weekly frequency',
    field: 'weekdays',
    beside: { frequency: 'WEEKLY' },
    kept: [[1], [1, 2, 3, 4, 5, 6, 7]],
    refused: [
      [[], 'REQUIRED'],
      [undefined, 'REQUIRED'],
    ],
  },
  {
    rule: '3 Patient supplement: start date; 5: required',
    field: 'startDate',
    kept: ['2024-02-29', '2026-05-31'],
    refused: [...DAYS, [undefined, 'REQUIRED'], ['', 'REQUIRED', 'FORMAT_INVALID']],
  },
  {
    rule: '3 Patient supplement: end date, not before the start',
    field: 'endDate',
    kept: ['2026-03-02', '2027-03-02', null],
    refused: [...DAYS, ['2026-03-01', 'END_BEFORE_START'], ['1926-03-02', 'END_BEFORE_START']],
  },
  {
    rule: '3 Patient supplement: observations',
    field: 'observations',
    kept: ['Con la comida.\n<script>alert(1)</script>', null],
    refused: [tooLong(2000), NO_TEXT],
  },
];

/** 3 Patient supplement: total daily amount, of so many takes of an amount. */
export const SPECIFIED_TOTALS = [
  { amountPerTake: 1, dailyTakes: 1, totalDailyAmount: 1 },
  { amountPerTake: 1.5, dailyTakes: 2, totalDailyAmount: 3 },
  // Not 0.30000000000000004.
  { amountPerTake: 0.1, dailyTakes: 3, totalDailyAmount: 0.3 },
  { amountPerTake: 10_000, dailyTakes: 24, totalDailyAmount: 240_000 },
] as const;
