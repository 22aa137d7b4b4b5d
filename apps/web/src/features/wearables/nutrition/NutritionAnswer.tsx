import type { WearableNutrition } from '@healzy/api/wearables';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { AnswerLines, type AnswerLine } from '../period/AnswerLines.tsx';
import { useIntakeTexts } from './useIntakeTexts.ts';

/** Complete days from which a period is judged: one day near the plan says little of a week. */
const DAYS_TO_JUDGE = 3;

function toneOf(near: number, days: number): AnswerLine['tone'] {
  if (days < DAYS_TO_JUDGE) return 'info';
  if (near === days) return 'success';
  return near < days / 2 ? 'warning' : 'info';
}

/** How near the plan complete days are, which is furthest, and what is not known. */
export function NutritionAnswer({ data, today }: { data: WearableNutrition; today: string }) {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const { amount, meals, silenceText } = useIntakeTexts();
  const { adherence, days } = data;
  const { daysNear, daysBelow, daysAbove, withinPercent, worst, neededMeals, loggedKcal, plannedKcal } =
    adherence;
  const lines: AnswerLine[] = [];
  if (adherence.days === 0) lines.push({ tone: 'info', text: t('answer.noDays') });
  else {
    lines.push({
      tone: toneOf(daysNear, adherence.days),
      text: t('answer.near', {
        count: adherence.days,
        formatted: formats.number(adherence.days),
        near: formats.number(daysNear),
        percent: formats.percent(withinPercent),
      }),
    });
    if (loggedKcal !== null && plannedKcal !== null)
      lines.push({
        tone: 'info',
        text: t('answer.means', {
          logged: amount('energyKcal', loggedKcal),
          planned: amount('energyKcal', plannedKcal),
        }),
      });
    if (worst !== null && daysNear < adherence.days)
      lines.push({
        tone: 'warning',
        text: t('answer.worst', { day: formats.shortDay(worst.date), percent: formats.percent(worst.value) }),
      });
    if (daysBelow + daysAbove > 0)
      lines.push({
        tone: 'info',
        text: t('answer.sides', { below: formats.number(daysBelow), above: formats.number(daysAbove) }),
      });
  }
  lines.push({ tone: 'info', text: t('answer.needed', { meals: meals(neededMeals) }) });
  const counts = {
    incomplete: days.filter(({ logged, gap }) => logged !== null && gap !== null && gap !== 'UNFINISHED')
      .length,
    // Today is not over: it may still be logged.
    missing: days.filter(({ logged, gap, date }) => logged === null && gap === null && date < today).length,
    notArrived: days.filter(({ gap, date }) => gap === 'NOT_ARRIVED' && date < today).length,
  };
  for (const id of ['incomplete', 'missing'] as const)
    if (counts[id] > 0)
      lines.push({
        tone: 'info',
        text: t(`answer.${id}`, { count: counts[id], formatted: formats.number(counts[id]) }),
      });
  if (counts.notArrived > 0)
    lines.push({
      tone: 'warning',
      text: t('answer.notArrived', {
        count: counts.notArrived,
        formatted: formats.number(counts.notArrived),
        silence: silenceText(data),
      }),
    });
  const others = [...new Set(days.flatMap(({ otherSources }) => otherSources))];
  if (others.length > 0)
    lines.push({ tone: 'info', text: t('answer.otherSources', { sources: formats.list(others) }) });
  return <AnswerLines lines={lines} />;
}
