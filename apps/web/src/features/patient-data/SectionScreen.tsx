import {
  type PatientData,
  type PatientDataSection,
  usePatientData,
  useUpdatePatientData,
} from '@healzy/api/patient-data';
import { useIntakePages } from '@healzy/api/patient-data/intakes';
import { readAnswers, type SectionId } from '@healzy/domain/patient-data';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Box, Stack } from '@healzy/ui/primitives';
import { BesideMain } from '@healzy/ui/primitives/BesideMain';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useParam } from '../../app/useParam.ts';
import { useStoredRecord } from '../../app/forms/useStoredRecord.ts';
import { IntakeBar } from './intake/IntakeBar.tsx';
import { AnswersList } from './AnswersList.tsx';
import { CompletenessBar } from './CompletenessBar.tsx';
import { PatientDataTabs } from './PatientDataTabs.tsx';
import { SECTION_PAGES } from './section-routes.ts';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';

const AnswersHistory = lazyPart(async () => (await import('./AnswersHistory.tsx')).AnswersHistory);

/** A sub-page of the patient's data that consists of its questions only. */
export function SectionScreen({
  section,
  aside,
}: {
  section: SectionId;
  /** What follows from the saved answers. */
  aside?: (data: PatientData) => ReactNode;
}) {
  const { t } = useTranslation(['patient-data', 'app']);
  const patientId = useParam('patientId');
  const query = usePatientData(patientId);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  // Answers that wait for a decision come first; how a link stands is looked up.
  const isWaiting = useIntakePages(patientId).data?.pages[0]?.items[0]?.state === 'SUBMITTED';
  const intake = <IntakeBar patientId={patientId} />;
  return (
    <>
      <AppScreen
        title={t(`app:place.${SECTION_PAGES[section]}`)}
        queries={[query]}
        tabs={<PatientDataTabs patientId={patientId} />}
        primaryAction={
          query.data && (
            <Button icon={History} onPress={() => setHistoryOpen(true)}>
              {t('history.open')}
            </Button>
          )
        }
      >
        {query.data && (
          <BesideMain
            lead={isWaiting && intake}
            rest={
              <Stack gap="md">
                {aside?.(query.data)}
                {!isWaiting && intake}
              </Stack>
            }
            hasRestInSight
          >
            <SectionAnswers key={`${patientId}/${section}`} section={section} data={query.data} />
          </BesideMain>
        )}
      </AppScreen>
      {isHistoryOpen && (
        <AnswersHistory patientId={patientId} section={section} onClose={() => setHistoryOpen(false)} />
      )}
    </>
  );
}

/** The questions of one section: editable or read-only, as the user's role allows. */
export function SectionAnswers({ section, data }: { section: SectionId; data: PatientData }) {
  const found = data.sections.find((each) => each.section === section);
  if (found === undefined) return null;
  if (data.access === 'edit') return <EditAnswers patientId={data.patientId} stored={found} />;
  return <ReadAnswers stored={found} />;
}

function EditAnswers({ patientId, stored }: { patientId: string; stored: PatientDataSection }) {
  const { t } = useTranslation(['patient-data', 'app']);
  const update = useUpdatePatientData();
  const { source, recordOf } = useStoredRecord(stored, (saved) => readAnswers(saved.section, saved.answers));
  const { section } = stored;
  const name = t(`app:place.${SECTION_PAGES[section]}`);
  return (
    <QuestionnaireForm
      {...source}
      section={section}
      draftKey={`patients/${patientId}/data/${section}`}
      onSave={async (_answers, version, answers) =>
        recordOf(await update.mutateAsync({ patientId, section, version, answers: { ...answers } }))
      }
      labels={{ form: t('form.label', { section: name }), save: t('form.save') }}
    />
  );
}

function ReadAnswers({ stored }: { stored: PatientDataSection }) {
  const { t } = useTranslation('patient-data');
  return (
    <Box maxWidth="form">
      <Stack gap="lg">
        <Banner tone="info" title={t('form.readOnly')} />
        <CompletenessBar {...stored.completeness} />
        <AnswersList section={stored.section} answers={readAnswers(stored.section, stored.answers)} />
      </Stack>
    </Box>
  );
}
