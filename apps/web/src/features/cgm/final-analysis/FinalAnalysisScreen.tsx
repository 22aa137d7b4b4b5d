import { type CgmScores, useCgmScores } from '@healzy/api/cgm';
import { useCgmFinalAnalysis } from '@healzy/api/cgm/analysis';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { useIsWide } from '../../../app/useIsDesktop.ts';
import { useParam } from '../../../app/useParam.ts';
import { CgmScreen } from '../CgmScreen.tsx';
import { ReportButton } from './ReportButton.tsx';

const place = <LoadingPlace />;
const EditAnalysis = lazyPart(async () => (await import('./EditAnalysis.tsx')).EditAnalysis, place);
const AnalysisText = lazyPart(async () => (await import('./AnalysisText.tsx')).AnalysisText, place);
const AnalysisFigures = lazyPart(async () => (await import('./AnalysisFigures.tsx')).AnalysisFigures, place);
const FoldedFigures = lazyPart(async () => (await import('./FoldedFigures.tsx')).FoldedFigures);
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
        test.data && <Analysis key={medicalTest} medicalTestId={medicalTest} scores={scores.data} />
      )}
    </CgmScreen>
  );
}

function Analysis({ medicalTestId, scores }: { medicalTestId: string; scores: CgmScores | undefined }) {
  const query = useCgmFinalAnalysis(medicalTestId);
  const isWide = useIsWide();
  const analysis = query.data;
  const shown = analysis?.figures?.scores ?? scores;
  const figures = analysis?.figures ? (
    <AnalysisFigures figures={analysis.figures} />
  ) : (
    <CurrentFigures medicalTestId={medicalTestId} />
  );
  return (
    <Loaded queries={[query]}>
      {analysis && (
        <Grid columns={{ phone: 1, wide: 2 }} gap="xl" align="start">
          {!isWide && shown && shown.from !== null && <FoldedFigures scores={shown}>{figures}</FoldedFigures>}
          {analysis.canEdit ? (
            <EditAnalysis key="text" analysis={analysis} scores={scores} />
          ) : (
            <AnalysisText key="text" analysis={analysis} />
          )}
          {isWide && figures}
        </Grid>
      )}
    </Loaded>
  );
}
