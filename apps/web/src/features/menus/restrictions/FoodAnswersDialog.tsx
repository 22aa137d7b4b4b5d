import {
  useFoodExclusions,
  useUpdateFoodExclusions,
  type FoodExclusions,
  type Menus,
} from '@healzy/api/menus';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { FoodAnswersForm } from './FoodAnswersForm.tsx';

export interface FoodAnswersDialogProps {
  patientId: string;
  draftKey: string;
  questions: Menus['foodQuestions'];
  onClose: () => void;
}

/** The answers that were given, and an empty one for each question that is open. */
const answersIn = ({ answers }: FoodExclusions, questions: Menus['foodQuestions']) => [
  ...questions.map(({ code, about }) => ({ question: code, about, restrictions: [], words: null })),
  ...answers.map(({ question, about, restrictions, words }) => ({ question, about, restrictions, words })),
];

/** Says what answers of the record mean for a patient's food. */
export function FoodAnswersDialog({ patientId, draftKey, questions, onClose }: FoodAnswersDialogProps) {
  const { t } = useTranslation('food-meanings');
  const exclusions = useFoodExclusions(patientId);
  const update = useUpdateFoodExclusions();
  const title = t('questions.dialog');
  return (
    <FormDialog title={title} onClose={onClose}>
      <Loaded queries={[exclusions]}>
        {exclusions.data && (
          <FoodAnswersForm
            initial={{ answers: answersIn(exclusions.data, questions) }}
            version={exclusions.data.version}
            draftKey={draftKey}
            act="foodExclusions.edit"
            labels={{ form: title, save: t('questions.save') }}
            newer={(current) => ({
              values: { answers: answersIn(current as FoodExclusions, questions) },
              version: (current as FoodExclusions).version,
            })}
            onSave={async ({ answers }, version) => {
              const { foodIds, categories } = exclusions.data;
              await update.mutateAsync({ patientId, version, body: { foodIds, categories, answers } });
            }}
            onSaved={onClose}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}
