import { Droplet } from 'lucide-react';
import type { ChangeOf, VisitParts, VisitTools } from '../../app/visit-parts.ts';
import { measureText } from './figures.ts';

type BloodMove = ChangeOf<'BLOOD'>['moves'][number];

/** So many results of a kind are named, the others are counted: it is a line of a list. */
const NAMED = 3;

const GROUPS = [
  ['change.BLOOD_critical', ['CRITICAL', 'STILL_CRITICAL']],
  ['change.BLOOD_noLongerCritical', ['NO_LONGER_CRITICAL']],
  ['change.BLOOD_left', ['LEFT_RANGE']],
  ['change.BLOOD_entered', ['ENTERED_RANGE']],
] as const satisfies readonly (readonly [string, readonly BloodMove['move'][]])[];

function resultsText(moves: readonly BloodMove[], { t, formats, language }: VisitTools): string {
  const named = moves.slice(0, NAMED).map((move) => {
    const result = `${language === 'es' ? move.nameEs : move.nameEn} ${measureText(formats, move)}`;
    if (move.move === 'STILL_CRITICAL') return t('change.BLOOD_still', { result });
    if (move.move === 'LEFT_RANGE' && (move.position === 'BELOW' || move.position === 'ABOVE'))
      return t(`change.BLOOD_${move.position}`, { result });
    return result;
  });
  const more = moves.length - named.length;
  return [...named, ...(more > 0 ? [t('change.BLOOD_more', { count: more })] : [])].join(', ');
}

export const bloodInVisits: VisitParts = {
  changes: {
    BLOOD: {
      icon: Droplet,
      route: '/patient/:patientId/medical-test/blood-analysis/:medicalTest/info',
      parametersOf: ({ testId }) => ({ medicalTest: testId }),
      toneOf: ({ moves }) =>
        moves.some(({ move }) => move === 'CRITICAL' || move === 'STILL_CRITICAL')
          ? 'critical'
          : moves.some(({ move }) => move === 'LEFT_RANGE')
            ? 'warning'
            : 'muted',
      briefOf: ({ moves }, { t, formats }) => {
        const critical = moves.filter(({ move }) => move === 'CRITICAL' || move === 'STILL_CRITICAL').length;
        const left = moves.filter(({ move }) => move === 'LEFT_RANGE').length;
        if (critical > 0)
          return t('brief.BLOOD_critical', { count: critical, formatted: formats.number(critical) });
        return left > 0
          ? t('brief.BLOOD_left', { count: left, formatted: formats.number(left) })
          : t('brief.BLOOD');
      },
      textOf: ({ sampledOn, moves, others }, tools) => {
        const { t, formats } = tools;
        const groups = GROUPS.flatMap(([key, kinds]) => {
          const found = moves.filter(({ move }) => kinds.some((kind) => kind === move));
          return found.length === 0 ? [] : [t(key, { results: resultsText(found, tools) })];
        });
        const counts = (['outside', 'within', 'unknown'] as const).flatMap((where) =>
          others[where] === 0 ? [] : [t(`change.BLOOD_${where}`, { count: others[where] })],
        );
        return [
          t('change.BLOOD', { day: formats.day(sampledOn) }),
          ...groups,
          ...(counts.length === 0
            ? []
            : [
                t(groups.length === 0 ? 'change.BLOOD_all' : 'change.BLOOD_rest', {
                  counts: counts.join(', '),
                }),
              ]),
        ].join('. ');
      },
    },
  },
};
