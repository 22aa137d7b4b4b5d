import { expect, it } from 'vitest';
import { countedPieces } from './household.ts';
import { halvesText, householdWords } from './household-text.ts';

it.each([
  [1, '1 taza', '1 cup', '1 taza', '1 cup'],
  [2, '1 taza', '1 cup', '2 tazas', '2 cups'],
  [0.5, '1 taza', '1 cup', 'media taza', 'half a cup'],
  [0.5, '1 filete', '1 fillet', 'medio filete', 'half a fillet'],
  [1.5, '1 cucharada', '1 tablespoon', '1 cucharada y media', '1½ tablespoons'],
  [2.5, '1 filete', '1 fillet', '2 filetes y medio', '2½ fillets'],
  [2, '1 pieza mediana', '1 medium piece', '2 piezas medianas', '2 medium pieces'],
  [1.5, '1 pieza mediana', '1 medium piece', '1½ piezas medianas', '1½ medium pieces'],
  [3, '1 rebanada o loncha', '1 slice', '3 rebanadas o lonchas', '3 slices'],
  [2, '1 taza en rodajas', '1 cup, sliced', '2 tazas en rodajas', '2 cups, sliced'],
  [2, '1 taza de piezas enteras', '1 cup, whole', '2 tazas de piezas enteras', '2 cups, whole'],
  [2, '1 taza rallada', '1 cup, shredded', '2 tazas ralladas', '2 cups, shredded'],
  [4, '1 hoja', '1 leaf', '4 hojas', '4 leaves'],
  [2, 'unidad mediana', 'medium one', '2 unidades medianas', '2 medium ones'],
  [2, 'nuez', 'box (small)', '2 nueces', '2 boxes (small)'],
  [2, 'porción', 'half loaf', '2 porciones', '2 half loaves'],
  [0.5, 'ración', 'egg', 'media ración', 'half an egg'],
  [1.5, '2 galletas', '2 biscuits', '1,5 × 2 galletas', '1.5 × 2 biscuits'],
] as const)('says %s of a measure as a person does: %s', (count, nameEs, nameEn, es, en) => {
  expect(householdWords({ count, nameEs, nameEn }, 'es')).toBe(es);
  expect(householdWords({ count, nameEs, nameEn }, 'en')).toBe(en);
});

it('says a measure that has a name in one language only in that language', () => {
  expect(householdWords({ count: 2, nameEs: 'taza', nameEn: null }, 'en')).toBe('2 tazas');
});

it.each([
  [2, 2, '2'],
  [0.5, 0.5, '½'],
  [1.5, 1.5, '1½'],
  [1.98, 2, '2'],
  [0.33, null, null],
  [0.3, null, null],
  [2.3, null, null],
  [0, null, null],
])('counts %s pieces as %s, and nobody counts a third of an egg', (amount, count, text) => {
  expect(countedPieces(amount)).toBe(count);
  if (count !== null) expect(halvesText(count)).toBe(text);
});
