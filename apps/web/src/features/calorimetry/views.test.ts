import type { Calorimetry } from '@healzy/api/calorimetry';
import { expect, it } from 'vitest';
import { viewOf } from './views.ts';

const none = { recording: null, phases: null };
const recorded = (isSaved: boolean) =>
  ({ recording: {}, phases: { isSaved } }) as Pick<Calorimetry, 'recording' | 'phases'>;

it.each([
  [null, none, 'file'],
  ['results', none, 'file'],
  ['written', none, 'written'],
  [null, recorded(false), 'phases'],
  ['results', recorded(false), 'results'],
  [null, recorded(true), 'results'],
  ['elsewhere', recorded(true), 'results'],
] as const)('opens for %s of %o: %s', (asked, test, view) => expect(viewOf(asked, test)).toBe(view));
