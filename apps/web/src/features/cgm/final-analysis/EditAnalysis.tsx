import type { CgmScores } from '@healzy/api/cgm';
import {
  type CgmFinalAnalysis,
  useFinishCgmFinalAnalysis,
  useUpdateCgmFinalAnalysis,
} from '@healzy/api/cgm/analysis';
import { useAtomValue } from 'jotai';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { useParam } from '../../../app/useParam.ts';
import { glucoseUnitAtom } from '../../../state/glucose-unit.ts';
import { AnalysisForm } from './AnalysisForm.tsx';
import { useSectionHints } from './useSectionHints.ts';

/** Writes the analysis, and finishes it. */
export function EditAnalysis({
  analysis,
  scores,
}: {
  analysis: CgmFinalAnalysis;
  scores: CgmScores | undefined;
}) {
  const hints = useSectionHints(scores);
  const patientId = useParam('patientId');
  const { medicalTestId } = analysis;
  const unit = useAtomValue(glucoseUnitAtom);
  const update = useUpdateCgmFinalAnalysis();
  const finish = useFinishCgmFinalAnalysis();
  const { source, recordOf } = useStoredRecord(analysis, ({ sections }) => sections);
  return (
    <AnalysisForm
      {...source}
      hints={hints}
      draftKey={`cgm/${patientId}/${medicalTestId}/final-analysis`}
      onSave={async (_sections, version, sections) =>
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
