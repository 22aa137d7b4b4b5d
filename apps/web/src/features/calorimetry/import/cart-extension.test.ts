import { CALORIMETRY_EXTENSIONS } from '@healzy/domain/calorimetry';
import { expect, it } from 'vitest';
import { cartContentType, hasCartExtension } from './cart-extension.ts';

it.each(CALORIMETRY_EXTENSIONS)('takes %s and declares what it is', (extension) => {
  expect(hasCartExtension(`Prueba 1${extension.toUpperCase()}`)).toBe(true);
  expect(cartContentType(`prueba${extension}`)).not.toBe('application/octet-stream');
});

it.each(['informe.pdf', 'csv', 'prueba.csv.zip', 'prueba.'])('refuses %s', (name) =>
  expect(hasCartExtension(name)).toBe(false),
);
