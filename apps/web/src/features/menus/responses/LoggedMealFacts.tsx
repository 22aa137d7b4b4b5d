import type { CgmLoggedMeal } from '@healzy/api/cgm/events';
import { foodName } from '@healzy/domain/foods';
import { Sparkline } from '@healzy/ui/charts/Sparkline';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useLanguage } from '../../../state/language.ts';
import { useGlucoseChange } from '../../cgm/useGlucoseChange.ts';

/** Minutes that a point of the small curve stands for. */
const STEP = 15;

/** The curve in even steps; without a reading in a step the line is interrupted. */
function curveOf({ minutes, mgdl }: CgmLoggedMeal['trace']): (number | null)[] {
  const first = minutes[0];
  const last = minutes.at(-1);
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: Math.floor((last - first) / STEP) + 1 }, (_, step) => {
    const at = first + step * STEP;
    const near = mgdl.filter((_value, index) => {
      const minute = minutes[index] ?? at;
      return minute >= at && minute < at + STEP;
    });
    return near.length === 0 ? null : near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** What a logged meal was, when, and how glucose responded to it. */
export function LoggedMealFacts({ meal }: { meal: CgmLoggedMeal }) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const language = useLanguage();
  const glucose = useGlucoseChange();
  const { figures, state } = meal.response;
  const when = formats.dateTime(meal.start, meal.zone);
  const risen = figures && glucose.change(figures.rise);
  const rise =
    risen === null
      ? t(`responses.state.${state === 'SCORED' ? 'MISSING_DATA' : state}`)
      : figures?.isPeakCutOff
        ? t('responses.atLeast', { value: risen })
        : risen;
  return (
    <Stack gap="xxs">
      <Text size="sm" tone="muted" isNumeric>
        {meal.isOld ? t('responses.old', { when }) : when}
      </Text>
      <Text size="sm">
        {meal.foods
          .map((food) => `${foodName(food, language)} ${formats.number(food.grams, 0)}\u00a0g`)
          .join(' · ')}
      </Text>
      <Inline gap="sm">
        {figures !== null && (
          <Sparkline
            values={curveOf(meal.trace)}
            label={t('responses.curve', {
              rise,
              duration: formats.duration(figures.minutesToPeak),
            })}
          />
        )}
        <Text size="sm" weight="semibold" isNumeric>
          {rise}
        </Text>
        {figures !== null && figures.area !== null && (
          <Text size="sm" tone="muted" isNumeric>
            {`${glucose.area(figures.area)}\u00a0${glucose.areaUnit}`}
          </Text>
        )}
      </Inline>
      {meal.circumstances.length > 0 && (
        <Text size="sm" tone="muted">
          {formats.list(meal.circumstances.map((kind) => t(`responses.circumstance.${kind}`)))}
        </Text>
      )}
    </Stack>
  );
}
