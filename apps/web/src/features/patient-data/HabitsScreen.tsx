import type { PatientData } from '@healzy/api/patient-data';
import { lifestyleOf, OPTION_SETS, type OptionSetId } from '@healzy/domain/patient-data';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { savedAnswers } from './answer-values.ts';
import { EnergyCard } from './body/EnergyCard.tsx';
import { useEnergyInput } from './body/useEnergyInput.ts';
import { SectionScreen } from './SectionScreen.tsx';
import { useQuestionLabels } from './useQuestionLabels.ts';

/** `/patient/:patientId/patient-data/habits`: sport, diet, everyday life, rest. */
export function HabitsScreen() {
  const { input } = useEnergyInput();
  return (
    <SectionScreen
      section="habits"
      aside={(data) => (
        <>
          {input && <EnergyCard input={input} />}
          <LifestyleCard data={data} />
        </>
      )}
    />
  );
}

const FOOD_SETS: readonly OptionSetId[] = ['allergen', 'intolerance'];

/** What follows from the answers: how many meals a day, and what a plan has to exclude. */
function LifestyleCard({ data }: { data: PatientData }) {
  const { t } = useTranslation('patient-data');
  const labels = useQuestionLabels();
  const formats = useFormats();
  const answers = savedAnswers(data);
  const { meals, intolerances } = lifestyleOf(answers);
  const { hasAllergies, hasIntolerances } = answers.habits;
  const nameOf = (code: string): string => {
    const set = FOOD_SETS.find((each) => OPTION_SETS[each].some((option) => option === code));
    return set === undefined ? code : labels.optionName(set, code);
  };
  const isKnown = hasAllergies !== null && hasIntolerances !== null;
  if (meals === null && intolerances.length === 0 && !isKnown) return null;
  return (
    <Card title={t('lifestyle.title')}>
      <DescriptionList
        items={[
          {
            term: t('lifestyle.meals'),
            detail: meals === null ? t('lifestyle.unknown') : formats.number(meals, 0),
          },
          {
            term: t('lifestyle.intolerances'),
            detail:
              intolerances.length > 0
                ? intolerances.map(nameOf).join(', ')
                : t(isKnown ? 'lifestyle.none' : 'lifestyle.unknown'),
          },
        ]}
      />
    </Card>
  );
}
