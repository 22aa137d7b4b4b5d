import { zodResolver } from '@hookform/resolvers/zod';
import { ANSWERS_SCHEMAS, type Answers, type SectionId } from '@healzy/domain/patient-data';
import type { FieldValues, Resolver } from 'react-hook-form';
import { formValuesOf } from './answer-values.ts';

/** The validation of a section, adapted to the shape of the form's values. */
export function answersResolver(section: SectionId): Resolver<FieldValues, unknown, FieldValues> {
  const check = zodResolver(ANSWERS_SCHEMAS[section]);
  return async (values, context, options) => {
    const result = await check(values as Answers, context, options as Parameters<typeof check>[2]);
    return Object.keys(result.errors).length > 0
      ? { values: {}, errors: result.errors }
      : { values: formValuesOf(section, result.values as Answers), errors: {} };
  };
}
