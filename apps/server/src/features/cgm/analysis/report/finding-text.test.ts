import { findings, recordedSpan, simulateTrace } from '@healzy/domain/cgm';
import { expect, it } from 'vitest';
import { findingText } from './finding-text.ts';
import { reportFormats } from './formats.ts';

const { series } = simulateTrace(5, { from: '2026-03-06', days: 14, zone: 'Europe/Madrid', hasGaps: false });
series.mgdl.fill(110);
const at = Date.parse('2026-03-15T02:00:00Z') / 1000;
series.epochSeconds.forEach((epoch, i) => {
  if (epoch < at || epoch >= at + 3600) return;
  series.mgdl[i] = 39;
  series.flags[i] = 1;
});
const [first] = findings(series, { ...recordedSpan(series), nowEpoch: 2_000_000_000 }).findings;

it.each([
  [
    'es',
    'mg/dL',
    'Una noche por debajo de 54 mg/dL (dom, 15 mar): 1 h, con el sensor en LOW (< 40 mg/dL), entre las 03:00 y las 04:00',
  ],
  [
    'en',
    'mmol/L',
    'One night below 3.0 mmol/L (Sun, Mar 15): 1 h, with the sensor at LOW (< 2.2 mmol/L), between 03:00 and 04:00',
  ],
] as const)('says a night at LOW on paper (%s)', (language, unit, sentence) => {
  const formats = reportFormats(language, unit);
  expect(first && findingText(first, 'STANDARD', { language, formats }).replaceAll('\u00a0', ' ')).toBe(
    sentence,
  );
});
