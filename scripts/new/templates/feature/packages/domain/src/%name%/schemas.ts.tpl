import { z } from 'zod';
import { nameText, optionalText } from '../shared/index.ts';
import { %RECORD%_LIMITS } from './limits.ts';

/** %A record words% as it is written. */
export const %record%FormSchema = z.object({
  title: nameText(%RECORD%_LIMITS.title),
  text: optionalText(%RECORD%_LIMITS.text),
});
export type %Record%Form = z.infer<typeof %record%FormSchema>;
export type %Record%FormInput = z.input<typeof %record%FormSchema>;
