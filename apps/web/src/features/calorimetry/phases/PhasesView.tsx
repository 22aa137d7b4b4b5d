import { type Calorimetry, useCalorimetryCurves, useSaveCalorimetryPhases } from '@healzy/api/calorimetry';
import { Card } from '@healzy/ui/components/Card';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { CurvesTimeline } from './CurvesTimeline.tsx';
import { PhasesForm } from './PhasesForm.tsx';

interface PhasesViewProps {
  calorimetry: Calorimetry;
  patientId: string;
  canEdit: boolean;
  isFresh: boolean;
  onSaved: () => void;
}

/** The phases of a recording: proposed or saved, to read or to change. */
export function PhasesView({ calorimetry, canEdit, ...more }: PhasesViewProps) {
  const { t } = useTranslation('calorimetry');
  const curves = useCalorimetryCurves(calorimetry.medicalTestId);
  const phases = calorimetry.phases?.items ?? [];
  return (
    <Loaded queries={[curves]}>
      {canEdit ? (
        <EditPhases calorimetry={calorimetry} curves={curves.data} {...more} />
      ) : (
        <Card title={t('phases.title')}>
          <Stack gap="md">
            <CurvesTimeline
              curves={curves.data}
              phases={phases}
              summary={t('phases.summaryRead', { count: phases.length })}
            />
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}

function EditPhases({
  calorimetry,
  curves,
  patientId,
  isFresh,
  onSaved,
}: Omit<PhasesViewProps, 'canEdit'> & { curves: Parameters<typeof PhasesForm>[0]['curves'] }) {
  const { medicalTestId, phases, recording } = calorimetry;
  const save = useSaveCalorimetryPhases();
  const { source, recordOf } = useStoredRecord(calorimetry, (row) => ({ phases: row.phases?.items ?? [] }));
  if (phases === null || recording === null) return null;
  const { firstS, lastS } = recording.report;
  return (
    <PhasesForm
      {...source}
      draftKey={`calorimetry/${patientId}/${medicalTestId}/phases`}
      source={phases.source}
      found={phases.problems}
      curves={curves}
      extent={{ firstS, lastS }}
      isFresh={isFresh && !phases.isSaved}
      onSave={async ({ phases: items }, version) =>
        recordOf(
          await save.mutateAsync({
            medicalTestId,
            version,
            phases: items.flatMap(({ kind, startS, endS }) =>
              kind === null ? [] : [{ kind, startS, endS }],
            ),
          }),
        )
      }
      onSaved={onSaved}
    />
  );
}
