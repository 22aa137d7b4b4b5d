import type { FieldErrors } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './reactHookForm.ts';

interface Values {
  name: string;
  macros: { fat: number | null };
  meals: { title: string }[];
}

const errors: FieldErrors<Values> = {
  name: { type: 'too_small', message: 'REQUIRED' },
  macros: { fat: { type: 'too_big', message: 'TOO_MUCH' } },
  meals: Object.assign([undefined, { title: { type: 'too_small', message: 'REQUIRED' } }]),
};

describe('problemsOf', () => {
  it('names nested fields by their path', () => {
    expect(problemsOf(errors)).toEqual([
      { name: 'name', message: 'REQUIRED' },
      { name: 'macros.fat', message: 'TOO_MUCH' },
      { name: 'meals.1.title', message: 'REQUIRED' },
    ]);
  });

  it('puts the label before the message', () => {
    const translate = (code: string | undefined) => (code === 'REQUIRED' ? 'Fill it in.' : undefined);
    expect(problemsOf(errors, { translate, labels: { name: 'Name' } })).toEqual([
      { name: 'name', message: 'Name: Fill it in.' },
      { name: 'meals.1.title', message: 'Fill it in.' },
    ]);
  });

  it('uses the message of a whole list', () => {
    expect(
      problemsOf({ meals: { root: { type: 'too_small', message: 'FEW' } } } as FieldErrors<Values>),
    ).toEqual([{ name: 'meals', message: 'FEW' }]);
  });
});
