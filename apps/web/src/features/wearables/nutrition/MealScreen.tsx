import { hasCode } from '@healzy/api/runtime';
import { useLoggedMeal, useWearableNutrition, type WearableMeal } from '@healzy/api/wearables';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { LoadingPlace } from '../../../app/Loaded.tsx';
import { useParam } from '../../../app/useParam.ts';
import { mealHref } from '../activity/activity-paths.ts';
import { FollowUpPage } from '../FollowUpPage.tsx';
import { shiftDay } from '../period/period.ts';
import { StepBar } from '../period/StepBar.tsx';
import { MealView } from './MealView.tsx';
import { mealsBeside } from './meals-beside.ts';
import { useIntakeTexts } from './useIntakeTexts.ts';

const GlucoseAround = lazyPart(
  async () => (await import('../glucose/GlucoseAround.tsx')).GlucoseAround,
  <LoadingPlace />,
);

/** `/patient/:patientId/follow-up/nutrition/:eventId/events`: one logged meal. */
export function MealScreen() {
  const { t } = useTranslation('wearables-nutrition');
  const { mealName } = useIntakeTexts();
  const patientId = useParam('patientId');
  const [parameters] = useSearchParams();
  const query = useLoggedMeal(patientId, useParam('eventId'));
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION'))
    return <Navigate to="/error/404" replace />;
  const meal = query.data?.meal;
  const hrefOf = (mealId: string) => mealHref(patientId, mealId, parameters);
  return (
    <FollowUpPage title={meal ? mealName(meal) : t('title')} queries={[query]}>
      {query.data && meal && (
        <Stack gap="lg">
          <MealsBeside patientId={patientId} meal={meal} hrefOf={hrefOf} />
          <MealView detail={query.data} mealHref={hrefOf}>
            {meal.at === null ? (
              <InlineMessage>{t('meal.glucose.noTime')}</InlineMessage>
            ) : (
              <GlucoseAround patientId={patientId} at={meal.at} />
            )}
          </MealView>
        </Stack>
      )}
    </FollowUpPage>
  );
}

/** Days before and after in which the next meal is looked for. */
const REACH = 7;

/** When it was, and the steps to the meals right before and after, whatever their days. */
function MealsBeside({
  patientId,
  meal,
  hrefOf,
}: {
  patientId: string;
  meal: WearableMeal;
  hrefOf: (mealId: string) => string;
}) {
  const { t } = useTranslation('wearables-nutrition');
  const formats = useFormats();
  const around = useWearableNutrition(patientId, {
    from: shiftDay(meal.date, -REACH),
    to: shiftDay(meal.date, REACH),
  });
  const { previous, next } = mealsBeside(around.data?.days ?? [], meal.id);
  const step = (id: string | null, direction: 'previous' | 'next') => ({
    label: t(`meal.${direction}`),
    href: id === null ? null : hrefOf(id),
  });
  return (
    <StepBar label={t('meal.others')} before={step(previous, 'previous')} after={step(next, 'next')}>
      <Text weight="medium" isNumeric>
        {[formats.longDay(meal.date), meal.time ?? t('meals.noTime')].join(', ')}
      </Text>
    </StepBar>
  );
}
