import type { Menus } from '@healzy/api/menus';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { FoodLines } from './FoodLines.tsx';
import { FoodRemarks } from './FoodRemarks.tsx';
import { useFoodPoints } from './useFoodPoints.ts';

export interface FoodMeaningsProps {
  menus: Pick<Menus, 'foodRemarks' | 'foodQuestions' | 'foodAnswers'>;
  /** What to look for on labels of the foods of these menus, in words. */
  labels: readonly string[];
  canEdit: boolean;
  /** Opens the form in which questions are answered. */
  onAnswer: () => void;
}

/** What the record means for food and no restriction says: questions that are open, and remarks. */
export function FoodMeanings({
  menus: { foodRemarks, foodQuestions, foodAnswers },
  labels,
  canEdit,
  onAnswer,
}: FoodMeaningsProps) {
  const { t } = useTranslation('food-meanings');
  const points = useFoodPoints();
  return (
    <>
      {foodQuestions.length > 0 && (
        <Banner
          tone="critical"
          title={t('questions.title', { count: foodQuestions.length })}
          actions={
            canEdit && (
              <Button size="small" intent="primary" onPress={onAnswer}>
                {t('questions.answer')}
              </Button>
            )
          }
        >
          <Stack gap="xs">
            <Text as="p">{t('questions.text')}</Text>
            <FoodLines
              texts={foodQuestions.map((each) =>
                each.about === null
                  ? points.question(each)
                  : `${points.question(each)} ${t('questions.quoted', { about: each.about })}`,
              )}
            />
          </Stack>
        </Banner>
      )}
      <FoodRemarks remarks={foodRemarks} labels={labels}>
        {canEdit && foodAnswers.length > 0 && (
          <Button size="small" intent="quiet" onPress={onAnswer}>
            {t('questions.change')}
          </Button>
        )}
      </FoodRemarks>
    </>
  );
}
