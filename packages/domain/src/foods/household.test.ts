import { expect, it } from 'vitest';
import { CATALOGUE } from './testing/catalogue.ts';
import { householdWords } from './household-text.ts';
import { householdOf } from './household.ts';

const said = (nameEs: string, grams: number): string[] => {
  const food = CATALOGUE.find((each) => each.nameEs === nameEs)!;
  const { count, portion } = householdOf(food, grams)!;
  return [
    householdWords({ ...portion, count }, 'es') ?? '',
    householdWords({ ...portion, count }, 'en') ?? '',
  ];
};

it.each(['Aceite de oliva', 'Aceite de oliva virgen extra'])('measures %s in spoons', (oil) => {
  expect(said(oil, 13.5)).toEqual(['1 cucharada', '1 tablespoon']);
  expect(said(oil, 9)).toEqual(['2 cucharaditas', '2 teaspoons']);
});

it('measures every yoghurt in the pots that it is sold in', () => {
  const yoghurts = CATALOGUE.flatMap(({ nameEs }) => (/^yogur\b/iu.test(nameEs) ? [nameEs] : []));
  expect(yoghurts.length).toBeGreaterThan(5);
  for (const one of yoghurts) {
    expect(said(one, 125)).toEqual(['1 yogur', '1 pot']);
    expect(said(one, 62.5)).toEqual(['medio yogur', 'half a pot']);
  }
});
