import { type PatientDataSection, usePatientData } from '@healzy/api/patient-data';
import { type Patient, usePatientSummary } from '@healzy/api/patients';
import {
  questionsOf,
  readAnswers,
  shownQuestions,
  type QuestionId,
  type SectionId,
} from '@healzy/domain/patient-data';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Link, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/Loaded.tsx';
import { useFormats } from '../../app/formats.ts';
import { pathTo } from '../../app/paths.ts';
import type { Measured } from '../../app/record-parts.ts';
import { bodyFacts } from './record.ts';
import { SECTION_PAGES, sectionRoute } from './section-routes.ts';
import { useQuestionLabels } from './useQuestionLabels.ts';

const DIABETES = ['DIABETES_TYPE_1', 'DIABETES_TYPE_2', 'PREDIABETES', 'GESTATIONAL_DIABETES'] as const;

/** What matters beside a glucose trace, by section. */
const FACTS = {
  'medical-history': ['hasDiseases', 'diseases', 'otherDiseases', 'takesMedication', 'medication'],
  habits: [
    'hasAllergies',
    'allergies',
    'otherAllergies',
    'hasIntolerances',
    'intolerances',
    'otherIntolerances',
    'mealsPerDay',
    'snacksPerDay',
    'strengthDays',
    'cardioDays',
    'activityLevel',
    'sleepHours',
    'sleepPattern',
  ],
  'healzy-objective': ['objective', 'weightLossAmount', 'weightGainAmount'],
} as const satisfies Partial<Record<SectionId, readonly QuestionId[]>>;
type FactsSection = keyof typeof FACTS;
const SECTIONS = Object.keys(FACTS) as FactsSection[];

/** What the questionnaire and the measurements say of a patient, each with its date and where it is edited. */
export function TestFacts({ patient }: { patient: Patient }) {
  const data = usePatientData(patient.id);
  const summary = usePatientSummary(patient.id);
  return (
    <Loaded queries={[data, summary]}>
      <Stack gap="md">
        {summary.data && <BodyFactsCard patient={patient} measured={summary.data} />}
        {SECTIONS.map((section) => {
          const answered = data.data?.sections.find((one) => one.section === section);
          return (
            answered && <SectionFacts key={section} patient={patient} section={section} answered={answered} />
          );
        })}
      </Stack>
    </Loaded>
  );
}

function BodyFactsCard({ patient, measured }: { patient: Patient; measured: Measured }) {
  const { t } = useTranslation(['patients', 'app', 'patient-data']);
  const formats = useFormats();
  const none = t('patient-data:answer.none');
  const { weight } = measured;
  return (
    <Card
      title={t('patient-data:facts.body')}
      actions={<EditLink section="anthropometric-data" patientId={patient.id} />}
    >
      <DescriptionList
        items={[
          { term: t('info.age'), detail: patient.age === null ? none : t('app:age', { count: patient.age }) },
          { term: t('form.sex'), detail: t(`sex.${patient.sex}`) },
          {
            term: t('form.weightKg'),
            detail: weight
              ? t('patient-data:facts.on', {
                  value: `${formats.number(weight.kg, 1)}\u00a0kg`,
                  day: formats.day(weight.measuredOn),
                })
              : none,
          },
          ...bodyFacts(patient, measured, { t, formats }).map(([term, detail]) => ({
            term,
            detail: detail ?? none,
          })),
        ]}
      />
    </Card>
  );
}

function SectionFacts({
  patient,
  section,
  answered,
}: {
  patient: Patient;
  section: FactsSection;
  answered: PatientDataSection;
}) {
  const { t } = useTranslation(['patient-data', 'app']);
  const formats = useFormats();
  const labels = useQuestionLabels();
  const answers = readAnswers(section, answered.answers);
  const shown = new Set(shownQuestions(section, answers).map(({ id }) => id));
  const wanted: readonly QuestionId[] = FACTS[section];
  const diseases: readonly unknown[] = Array.isArray(answers.diseases) ? answers.diseases : [];
  const diabetes = DIABETES.filter((code) => diseases.includes(code));
  return (
    <Card
      title={t(`app:place.${SECTION_PAGES[section]}`)}
      description={
        answered.changedAt === null
          ? t('facts.never')
          : t('facts.answered', { day: formats.date(answered.changedAt, patient.timezone) })
      }
      actions={<EditLink section={section} patientId={patient.id} />}
    >
      {answered.changedAt !== null && (
        <DescriptionList
          items={[
            ...(section === 'medical-history'
              ? [
                  {
                    term: t('facts.diabetes'),
                    detail:
                      diabetes.map((code) => labels.optionName('disease', code)).join(', ') ||
                      t('facts.noDiabetes'),
                  },
                ]
              : []),
            ...questionsOf(section)
              .filter(({ id }) => wanted.includes(id) && shown.has(id))
              // A yes is followed by what it is.
              .filter(({ id, kind }) => kind !== 'yesNo' || answers[id] !== true)
              .map((question) => labels.fact(question, answers)),
          ]}
        />
      )}
    </Card>
  );
}

function EditLink({ section, patientId }: { section: SectionId; patientId: string }) {
  const { t } = useTranslation(['patient-data', 'app']);
  const name = t(`app:place.${SECTION_PAGES[section]}`);
  return (
    <Link href={pathTo(sectionRoute(section), { patientId })} aria-label={`${t('facts.open')}: ${name}`}>
      {t('facts.open')}
    </Link>
  );
}
