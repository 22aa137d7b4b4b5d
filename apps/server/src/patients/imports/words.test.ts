import { importFieldOf } from '@healzy/domain/patients/imports';
import { expect, it } from 'vitest';
import { REASONS } from './words.ts';

it('a postal code is called so in English, and recognized by every common name', () => {
  expect(REASONS.en.field.postalCode).toBe('Postal code');
  expect(REASONS.en.code.POSTAL_CODE_INVALID).toBe('is not a postal code of that country');
  for (const heading of ['Postal code', 'Postcode', 'Post code', REASONS.es.field.postalCode])
    expect(importFieldOf(heading), heading).toBe('postalCode');
});
