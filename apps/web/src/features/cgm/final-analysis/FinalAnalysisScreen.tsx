import { useCgmScores } from '@healzy/api/cgm';
import {
  type CgmFinalAnalysis,
  useCgmFinalAnalysis,
  useFinishCgmFinalAnalysis,
  useUpdateCgmFinalAnalysis,
} from '@healzy/api/cgm/analysis';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Grid } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { useParam } from '../../../app/useParam.ts';
import { glucoseUnitAtom } from '../../../state/glucose-unit.ts';
import { CgmScreen } from '../CgmScreen.tsx';
import { ReportButton } from './ReportButton.tsx';

const place = <LoadingPlace />;
const AnalysisForm = lazyPart(async () => (await import('./AnalysisForm.tsx')).AnalysisForm, place);
const AnalysisText = lazyPart(async () => (await import('./AnalysisText.tsx')).AnalysisText, place);
const AnalysisFigures = lazyPart(async () => (await import('./AnalysisFigures.tsx')).AnalysisFigures, place);
const CurrentFigures = lazyPart(async () => (await import('./AnalysisFigures.tsx')).CurrentFigures, place);

/** `/patient/:patientId/medical-test/cgm/:medicalTest/final-analysis` */
export function FinalAnalysisScreen() {
  const { t } = useTranslation('cgm-analysis');
  const medicalTest = useParam('medicalTest');
  const test = useMedicalTest(medicalTest);
  const scores = useCgmScores(medicalTest);
  const lastDay = scores.data?.to ?? null;
  const isCanceled = test.data?.state === 'CANCELED';
  return (
    <CgmScreen
      primaryAction={
        lastDay !== null && !isCanceled && <ReportButton medicalTestId={medicalTest} lastDay={lastDay} />
      }
    >
      {isCanceled ? (
        <EmptyState pictogram="readings" title={t('canceled.title')} description={t('canceled.text')} />
      ) : (
        test.data && <Analysis key={medicalTest} medicalTestId={medicalTest} />
      )}
    </CgmScreen>
  );
}

function Analysis({ medicalTestId }: { medicalTestId: string }) {
  const query = useCgmFinalAnalysis(medicalTestId);
  const analysis = query.data;
  return (
    <Loaded queries={[query]}>
      {analysis && (
        <Grid columns={{ phone: 1, wide: 2 }} gap="xl" align="start">
          {analysis.canEdit ? <EditAnalysis analysis={analysis} /> : <AnalysisText analysis={analysis} />}
          {analysis.figures ? (
            <AnalysisFigures figures={analysis.figures} />
          ) : (
            <CurrentFigures medicalTestId={medicalTestId} />
          )}
        </Grid>
      )}
    </Loaded>
  );
}

function EditAnalysis({ analysis }: { analysis: CgmFinalAnalysis }) {
  const patientId = useParam('patientId');
  const { medicalTestId } = analysis;
  const unit = useAtomValue(glucoseUnitAtom);
  const update = useUpdateCgmFinalAnalysis();
  const finish = useFinishCgmFinalAnalysis();
  const { source, recordOf } = useStoredRecord(analysis, ({ sections }) => sections);
  return (
    <AnalysisForm
      {...source}
      draftKey={`cgm/${patientId}/${medicalTestId}/final-analysis`}
      onSave={async (sections, version) =>
        recordOf(await update.mutateAsync({ medicalTestId, version, sections }))
      }
      onFinish={
        analysis.canFinish
          ? (version) => finish.mutateAsync({ medicalTestId, version, body: { unit } })
          : undefined
      }
    />
  );
}
