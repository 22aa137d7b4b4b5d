import { useBloodDiagnosis, useBloodResults, useGenerateBloodDiagnosis } from '@healzy/api/blood-analysis';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { report } from '../../../app/messages.ts';
import { pathTo } from '../../../app/paths.ts';
import { useParam } from '../../../app/useParam.ts';
import { BloodScreen } from '../BloodScreen.tsx';
import { DiagnosisPdfButton } from './DiagnosisPdfButton.tsx';
import { DiagnosisView } from './DiagnosisView.tsx';
import { EditDiagnosis } from './EditDiagnosis.tsx';

/** `/patient/:patientId/medical-test/blood-analysis/:medicalTest/diagnosis`: what the results are compatible with. */
export function BloodDiagnosisScreen() {
  const { t } = useTranslation('blood-analysis-diagnosis');
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const { medicalTest: medicalTestId } = params;
  const test = useMedicalTest(medicalTestId);
  const results = useBloodResults(medicalTestId);
  const diagnosis = useBloodDiagnosis(medicalTestId);
  const generate = useGenerateBloodDiagnosis();
  const [isAsking, setAsking] = useState(false);
  const { data } = diagnosis;
  const hasResults = (results.data?.values.length ?? 0) > 0;
  const write = () => generate.mutateAsync({ medicalTestId, version: data?.version ?? 0 });
  const isCanceled = test.data?.state === 'CANCELED';
  return (
    <BloodScreen
      queries={[results, diagnosis]}
      primaryAction={
        hasResults ? (
          <DiagnosisPdfButton
            medicalTestId={medicalTestId}
            day={results.data?.sampledAt?.slice(0, 10) ?? ''}
          />
        ) : undefined
      }
      moreActions={
        data?.state === 'READY' && data.canGenerate
          ? [{ id: 'again', label: t('again.action'), onAction: () => setAsking(true) }]
          : []
      }
    >
      {isCanceled && data?.state === 'NONE' ? (
        <EmptyState pictogram="readings" title={t('canceled.title')} description={t('canceled.text')} />
      ) : (
        data && (
          <DiagnosisView
            diagnosis={data}
            resultsCount={results.data?.values.length ?? 0}
            resultsHref={pathTo('/patient/:patientId/medical-test/blood-analysis/:medicalTest/info', params)}
            isAsking={generate.isPending}
            onGenerate={() => void report('bloodDiagnosis.generate', write())}
            onAgain={() => setAsking(true)}
            // A text that was generated again is another record, and so another form.
            editor={<EditDiagnosis key={data.generatedAt} diagnosis={data} />}
          />
        )
      )}
      {isAsking && (
        <ConfirmAction
          act="bloodDiagnosis.generate"
          title={t('again.title')}
          confirmLabel={t('again.confirm')}
          pendingLabel={t('again.pending')}
          run={write}
          onClose={() => setAsking(false)}
        >
          {t('again.loss')}
        </ConfirmAction>
      )}
    </BloodScreen>
  );
}
