import { nightFigures, previousPeriod } from '@healzy/domain/wearables/summary';
import type { WearableNights } from '@healzy/api/schema';
import { handler } from '../../../platform/http/calls.ts';
import { iso, shownPrevious, shownSleep } from './answers.ts';
import { asked, recordsAround } from './reading.ts';

export const getWearableSleep = handler(
  'getWearableSleep',
  async ({ caller, path, query, services }, sql) => {
    const of = await asked(sql, caller, { patientId: path.patientId, query, now: services.now() });
    const earlier = previousPeriod(of.period);
    const { sleeps } = await recordsAround(sql, of, { from: earlier.from, to: of.period.to }, ['SLEEP']);
    const now = nightFigures({ ...of, stays: sleeps });
    const before = nightFigures({ ...of, period: earlier, stays: sleeps });
    const { regularity } = now;
    const body: WearableNights = {
      ...of.period,
      zone: of.zone,
      nights: now.nights.map(({ date, night, sleepS, gap, others, naps, manual, disagreements }) => ({
        date,
        night: night && shownSleep(night),
        sleepS,
        gap,
        others: others.map(shownSleep),
        naps: naps.map(shownSleep),
        manual: manual.map(({ source, startS, endS, endOffsetMinutes }) => ({
          source,
          start: iso(startS),
          end: iso(endS),
          endOffsetMinutes,
        })),
        disagreements,
      })),
      regularity:
        regularity.kind === 'value'
          ? {
              value: regularity.value,
              days: regularity.days,
              pairs: regularity.pairs,
              reason: null,
              needed: null,
            }
          : {
              value: null,
              days: regularity.days,
              pairs: null,
              reason: regularity.reason,
              needed: regularity.needed,
            },
      goals: now.goals,
      nightsWithData: now.nightsWithData,
      means: now.means,
      previous: shownPrevious(earlier, before.nightsWithData, [now, before]),
    };
    return { status: 200, body };
  },
);
