import { FOOD_RESTRICTIONS, type FoodRestriction } from '@healzy/domain/foods';
import {
  FOOD_ANSWER_LIMITS,
  foodAnswerSchema,
  isFoodAnswerEmpty,
  type FoodAnswer,
} from '@healzy/domain/menus';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { TextField } from '@healzy/ui/components/TextField';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { useFoodPoints } from './useFoodPoints.ts';

export interface FoodAnswers {
  answers: FoodAnswer[];
}

/** An answer that says nothing leaves its question open. */
const rules = z.object({
  answers: z
    .array(z.unknown())
    .transform((all) => all.filter((one) => !isFoodAnswerEmpty(one as FoodAnswer)))
    .pipe(z.array(foodAnswerSchema)),
}) as unknown as z.ZodType<FoodAnswers, FoodAnswers>;

/** What each answer of the record means for a patient's food: restrictions, and words for the menus. */
export function FoodAnswersForm(source: SavedFormSource<FoodAnswers>) {
  const { t } = useTranslation(['food-meanings', 'foods']);
  const points = useFoodPoints();
  const form = useSavedForm<FoodAnswers>({ ...source, rules, names: { answers: t('questions.dialog') } });
  const { answers } = useWatch({ control: form.control }) as FoodAnswers;
  const change = (index: number, part: Partial<FoodAnswer>): void =>
    form.methods.setValue(
      'answers',
      answers.map((answer, at) => (at === index ? { ...answer, ...part } : answer)),
      { shouldDirty: true },
    );
  return (
    <SavedForm form={form}>
      {answers.map(({ question, about, restrictions, words }, index) => {
        const asked = points.question({ code: question, about });
        return (
          <Stack key={`${question} ${about}`} as="section" gap="sm" aria-label={asked}>
            <Heading level={3}>{asked}</Heading>
            {about !== null && <Text as="p">{t('questions.quoted', { about })}</Text>}
            <MultiSelect
              label={t('questions.restrictions')}
              hint={t('questions.restrictionsHint')}
              options={FOOD_RESTRICTIONS.map((id) => ({ id, label: t(`foods:restriction.${id}`) }))}
              value={restrictions}
              onChange={(next) => change(index, { restrictions: [...next] as FoodRestriction[] })}
              chosenLabel={t('questions.restrictions')}
            />
            <TextField
              label={t('questions.words')}
              hint={t('questions.wordsHint')}
              limit={FOOD_ANSWER_LIMITS.words}
              value={words}
              onChange={(next) => change(index, { words: next === '' ? null : next })}
            />
          </Stack>
        );
      })}
    </SavedForm>
  );
}
