import i18next from 'i18next';
import { expect, it } from 'vitest';
import { formatsOf } from '../../app/formats.ts';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { patientDataInVisits } from './visits.ts';

it.each([
  ['es', '−3,0 kg', '−3,0 kg desde el 10 oct 2026', 'peso estable desde el 10 oct 2026'],
  ['en', '−3.0 kg', '−3.0 kg since Oct 10, 2026', 'weight steady since Oct 10, 2026'],
] as const)(
  'a weight is told since its own day where that is long before the visit (%s)',
  async (language, ...said) => {
    await startI18n(language);
    await loadWords(['dashboard']);
    const brief = (beforeOn: string, beforeKg: number) =>
      patientDataInVisits.changes?.WEIGHT?.briefOf(
        { kind: 'WEIGHT', weightKg: 78.2, measuredOn: '2026-11-16', beforeKg, beforeOn },
        {
          t: i18next.getFixedT(language, 'dashboard'),
          formats: formatsOf(language),
          findingText: () => '',
          language,
          birthdate: '1970-01-01',
          visitOn: '2026-11-09',
        },
      ).replaceAll('\u00a0', ' ');
    expect([brief('2026-11-09', 81.2), brief('2026-10-10', 81.2), brief('2026-10-10', 78.4)]).toEqual(said);
  },
);
