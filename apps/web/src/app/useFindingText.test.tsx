import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadWords, startI18n } from './i18n.ts';
import { NIGHT_AT_LOW } from './sample-finding.ts';
import { useFindingText } from './useFindingText.ts';

it.each([
  ['es', 'Una noche < 54 mg/dL (LOW)'],
  ['en', 'One night < 54 mg/dL (LOW)'],
] as const)('names a danger within the width of a list (%s)', async (language, brief) => {
  await startI18n(language);
  await loadWords(['medical-tests']);
  const { current: textOf } = renderHook(useFindingText).result;
  const said = (kind: typeof NIGHT_AT_LOW.kind) =>
    textOf({ ...NIGHT_AT_LOW, kind, percent: 0.3 }, 'STANDARD', { isBrief: true }).replaceAll('\u00a0', ' ');
  expect(said('SEVERE_LOW_NIGHTS')).toBe(brief);
  for (const kind of [
    'EXTENDED_LOW_EPISODES',
    'SEVERE_HIGH_EPISODES',
    'TIME_SEVERELY_LOW',
    'TIME_HIGH',
  ] as const)
    expect(said(kind).length, said(kind)).toBeLessThanOrEqual(40);
});
