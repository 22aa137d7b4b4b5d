import { importFieldOf } from '@healzy/domain/patients/imports';
import { expect, it } from 'vitest';
import { reasonOf, translate } from './reasons.ts';

it('a postal code is called so in English, and recognized by every common name', () => {
  const t = translate('en');
  expect(t('import.field.postalCode')).toBe('Postal code');
  expect(t('import.code.POSTAL_CODE_INVALID')).toBe('is not a postal code of that country');
  for (const heading of ['Postal code', 'Postcode', 'Post code', translate('es')('import.field.postalCode')])
    expect(importFieldOf(heading), heading).toBe('postalCode');
});

it('a code that no cell has is reported as none of the options', () => {
  const wrong = [{ field: 'name', code: 'END_BEFORE_START', found: '' }] as const;
  expect(reasonOf({ kind: 'WRONG', wrong, otherRow: null }, translate('en'))).toBe('Name: is not recognised');
});
