import type { WearableNights } from '@healzy/api/wearables';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { type AnswerLine, AnswerLines } from '../period/AnswerLines.tsx';
import { clockText, latestRising, zoneOf } from './night-shapes.ts';
import { goalOf, useSleepTexts } from './useSleepTexts.ts';

/** What matters in the period, in words: the worst night before any mean, then what is not known. */
export const SleepAnswer = ({ data }: { data: WearableNights }) => (
  <AnswerLines lines={useAnswerLines(data)} />
);

function useAnswerLines(data: WearableNights): AnswerLine[] {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const { duration } = useSleepTexts();
  const { nights, means, goals, regularity } = data;
  const lines: AnswerLine[] = [];
  const least = goalOf(goals, 'SLEEP')?.min ?? null;
  const worst = means.find(({ metric }) => metric === 'SLEEP')?.worst ?? null;
  if (worst !== null) {
    const values = { duration: duration(worst.value), day: formats.shortDay(worst.date) };
    lines.push(
      least !== null && worst.value < least
        ? {
            tone: 'warning',
            text: t('answer.shortestUnder', { ...values, short: duration(least - worst.value) }),
          }
        : { tone: least === null ? 'info' : 'success', text: t('answer.shortest', values) },
    );
  }
  const counted = nights.filter(({ sleepS, gap }) => sleepS !== null && gap === null);
  if (least !== null && counted.length > 1) {
    const count = counted.filter(({ sleepS }) => sleepS! < least).length;
    const values = { all: formats.number(counted.length), goal: duration(least) };
    lines.push(
      count === 0
        ? { tone: 'success', text: t('answer.underNone', values) }
        : {
            tone: 'warning',
            text: t('answer.under', { ...values, count, formatted: formats.number(count) }),
          },
    );
  }
  const latest = latestRising(nights);
  if (latest !== null && counted.length > 1) {
    const values = {
      time: formats.time(latest.sleep.end, zoneOf(latest.sleep)),
      day: formats.shortDay(latest.date),
    };
    lines.push({
      tone: 'info',
      text:
        latest.usual === null
          ? t('answer.latest', values)
          : t('answer.latestUsual', { ...values, usual: clockText(latest.usual) }),
    });
  }
  if (nights.length > 1)
    lines.push({
      tone: 'info',
      text:
        regularity.value === null
          ? t('answer.regularityNone', {
              days: formats.number(regularity.days),
              needed: formats.number(regularity.needed),
            })
          : t('answer.regularity', {
              value: formats.number(Math.round(regularity.value)),
              days: formats.number(regularity.days),
            }),
    });
  const counts = {
    missing: nights.filter(({ night, gap }) => night === null && gap === null).length,
    unfinished: nights.filter(({ night, gap }) => night !== null && gap === 'UNFINISHED').length,
    hardlyScored: nights.filter(({ gap }) => gap === 'HARDLY_SCORED').length,
    manual: nights.reduce((sum, { manual }) => sum + manual.length, 0),
  };
  for (const id of ['missing', 'unfinished', 'hardlyScored', 'manual'] as const)
    if (counts[id] > 0)
      lines.push({
        tone: 'info',
        text: t(`answer.${id}`, { count: counts[id], formatted: formats.number(counts[id]) }),
      });
  return lines;
}
