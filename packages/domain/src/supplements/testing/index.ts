import { SUPPLEMENT_LIMITS } from '../limits.ts';

export * from './specified.ts';

/** One change of a valid input, and what is wrong with it: the same for the rules and for the server. */
type Wrong = readonly [what: string, change: object, path: string, code: string];

export const VALID_SUPPLEMENT = {
  name: 'Magnesio de la consulta',
  nameEn: 'The practice’s magnesium',
  internalName: 'Bote azul',
  category: 'MINERALS',
  description: 'Con la cena.',
  descriptionEn: 'With dinner.',
  discountCode: 'CONSULTA10',
  shoppingUrl: 'https://tienda.example/magnesio?de=consulta',
  servingAmount: 1,
  servingUnit: 'UNIT',
  ingredients: [{ code: 'MAGNESIUM', name: null, amount: 150, unit: 'MG' }],
} as const;

const ingredient = (change: object) => ({
  ingredients: [{ ...VALID_SUPPLEMENT.ingredients[0], ...change }],
});

export const WRONG_SUPPLEMENTS: readonly Wrong[] = [
  ['a blank name', { name: ' ' }, 'name', 'REQUIRED'],
  ['a name of two lines', { name: 'a\nb' }, 'name', 'LINE_BREAK'],
  ['too long a name', { name: 'a'.repeat(SUPPLEMENT_LIMITS.name + 1) }, 'name', 'TOO_LONG'],
  ['an unknown category', { category: 'MAGIC' }, 'category', 'OPTION_INVALID'],
  ['a script as its shop', { shoppingUrl: 'javascript:alert(1)' }, 'shoppingUrl', 'HTTPS_LINK_INVALID'],
  [
    'a hidden script as its shop',
    { shoppingUrl: ' JaVaScRiPt:alert(1)' },
    'shoppingUrl',
    'HTTPS_LINK_INVALID',
  ],
  ['data as its shop', { shoppingUrl: 'data:text/html,x' }, 'shoppingUrl', 'HTTPS_LINK_INVALID'],
  [
    'an address without encryption',
    { shoppingUrl: 'http://tienda.example' },
    'shoppingUrl',
    'HTTPS_LINK_INVALID',
  ],
  ['an imitated host', { shoppingUrl: 'https://a@tienda.example' }, 'shoppingUrl', 'HTTPS_LINK_INVALID'],
  ['a code of two lines', { discountCode: 'A\nB' }, 'discountCode', 'LINE_BREAK'],
  ['a serving of nothing', { servingAmount: 0 }, 'servingAmount', 'OUT_OF_RANGE'],
  ['a negative ingredient', ingredient({ amount: -1 }), 'ingredients.0.amount', 'OUT_OF_RANGE'],
  ['bacteria of a mineral', ingredient({ unit: 'BILLION_CFU' }), 'ingredients.0.unit', 'OPTION_INVALID'],
  ['international units of a mineral', ingredient({ unit: 'IU' }), 'ingredients.0.unit', 'OPTION_INVALID'],
  ['something else without a name', ingredient({ code: 'OTHER' }), 'ingredients.0.name', 'REQUIRED'],
  [
    'an ingredient twice',
    { ingredients: [VALID_SUPPLEMENT.ingredients[0], VALID_SUPPLEMENT.ingredients[0]] },
    'ingredients',
    'OPTION_INVALID',
  ],
];

export const VALID_TAKES = {
  supplementId: '6b1f9d52-2a52-4e0b-9a36-6d8a1d0f5a45',
  unit: 'UNIT',
  amountPerTake: 1.5,
  dailyTakes: 2,
  frequency: 'WEEKLY',
  weekdays: [1, 4],
  startDate: '2026-03-02',
  endDate: '2026-05-31',
  observations: 'Con la comida.',
} as const;

export const WRONG_TAKES: readonly Wrong[] = [
  ['an end before the start', { endDate: '2026-03-01' }, 'endDate', 'END_BEFORE_START'],
  ['a start that nobody meant', { startDate: '9999-01-01', endDate: null }, 'startDate', 'OUT_OF_RANGE'],
  ['an end that nobody meant', { endDate: '9999-12-31' }, 'endDate', 'OUT_OF_RANGE'],
  ['a start before anybody lived', { startDate: '1226-03-01' }, 'startDate', 'OUT_OF_RANGE'],
  ['no such day', { startDate: '2026-02-30' }, 'startDate', 'DATE_INVALID'],
  ['an unknown unit', { unit: 'SPOON' }, 'unit', 'OPTION_INVALID'],
  ['an unknown frequency', { frequency: 'HOURLY' }, 'frequency', 'OPTION_INVALID'],
  ['a week without days', { weekdays: [] }, 'weekdays', 'REQUIRED'],
  ['an amount of nothing', { amountPerTake: 0 }, 'amountPerTake', 'OUT_OF_RANGE'],
  ['more than fits', { amountPerTake: 1e308 }, 'amountPerTake', 'OUT_OF_RANGE'],
  ['half a take', { dailyTakes: 1.5 }, 'dailyTakes', 'WHOLE_NUMBER'],
  ['more takes than hours', { dailyTakes: 25 }, 'dailyTakes', 'OUT_OF_RANGE'],
  [
    'too long observations',
    { observations: 'a'.repeat(SUPPLEMENT_LIMITS.observations + 1) },
    'observations',
    'TOO_LONG',
  ],
];
