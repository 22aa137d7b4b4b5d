import type { PlanFigures } from '@healzy/api/menus';
import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { store } from '../../../state/store.ts';
import { useCompareRows } from './compare-rows.ts';
import { SAMPLE_FIGURES } from './sample-versions.ts';

const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

async function rowsOf(language: 'es' | 'en', first: PlanFigures, second: PlanFigures) {
  await startI18n(language);
  await loadWords(['plan-versions', 'foods', 'food-preferences']);
  const { result } = renderHook(() => useCompareRows(), { wrapper });
  const rows = result.current(first, second).flatMap((section) => section.rows);
  return (id: string) => rows.find((row) => row.id === id);
}

const second: PlanFigures = {
  ...SAMPLE_FIGURES,
  plan: {
    ...SAMPLE_FIGURES.plan,
    macroShares: { ...SAMPLE_FIGURES.plan.macroShares, FAT: SAMPLE_FIGURES.plan.macroShares.FAT + 2.5 },
  },
  energyShares: { CARBS: 55, FAT: 29, PROTEIN: 20 },
};

it.each([
  ['es', '5 puntos más', '1 punto menos', '2,50 puntos más', 'Igual'],
  ['en', '5 points more', '1 point less', '2.50 points more', 'Same'],
] as const)('says in points how far shares are apart: %s', async (language, carbs, fat, ofPlan, same) => {
  const row = await rowsOf(language, SAMPLE_FIGURES, second);
  expect(row('energy-CARBS')?.difference).toBe(carbs);
  expect(row('energy-FAT')?.difference).toBe(fat);
  expect(row('energy-PROTEIN')).toMatchObject({ difference: same, isSame: true });
  expect(row('share-FAT')?.difference).toBe(ofPlan);
});

it('does not know shares of menus that lack data, and says that there are none without menus', async () => {
  const unknown = await rowsOf('en', SAMPLE_FIGURES, { ...SAMPLE_FIGURES, energyShares: null });
  expect(unknown('energy-FAT')).toMatchObject({
    first: '30%',
    second: 'Not known',
    difference: 'Unknown: data are missing',
    isSame: false,
  });
  const none = await rowsOf('en', SAMPLE_FIGURES, { ...SAMPLE_FIGURES, day: null, energyShares: null });
  expect(none('energy-FAT')).toMatchObject({ second: 'None', difference: 'Only in the first' });
});

it('says how often kinds of food are eaten where either plan changes it, and nothing of the others', async () => {
  const changed: PlanFigures = {
    ...SAMPLE_FIGURES,
    plan: { ...SAMPLE_FIGURES.plan, frequencies: [{ kind: 'LEGUMES', least: 2, most: 3 }] },
  };
  const row = await rowsOf('es', SAMPLE_FIGURES, changed);
  expect(row('frequency-LEGUMES')).toMatchObject({
    name: 'Frecuencia: Legumbres',
    first: 'de 4 a 7 veces por semana (AESAN 2022)',
    second: 'de 2 a 3 veces por semana',
    isSame: false,
  });
  expect(row('frequency-FISH')).toBeUndefined();
  const both = await rowsOf('es', changed, changed);
  expect(both('frequency-LEGUMES')).toMatchObject({ difference: 'Igual', isSame: true });
});
