import { FOOD_LIMITS, foodSchema } from '@healzy/domain/foods';
import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { useGramsError } from './useGramsError.ts';

beforeAll(async () => {
  await startI18n('es');
  await loadWords(['foods']);
});

it.each([99_999, -5, Number.NaN])('says what is allowed for %d grams, which the rules refuse', (grams) => {
  expect(foodSchema.shape.portions.safeParse([{ nameEs: 'Taza', nameEn: null, grams }]).success).toBe(false);
  const { current: errorOf } = renderHook(useGramsError).result;
  const said = errorOf({ value: grams, error: 'Refused' }, FOOD_LIMITS.amount);
  expect(said).toBe('Escribe más de 0 y como máximo 10.000 g.');
});

it('leaves what is missing, and what is right, as they are', () => {
  const { current: errorOf } = renderHook(useGramsError).result;
  expect(errorOf({ value: null, error: 'Required' }, 100)).toBe('Required');
  expect(errorOf({ value: 5 }, 100)).toBeUndefined();
});
