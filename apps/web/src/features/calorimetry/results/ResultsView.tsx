import { type Calorimetry, type CalorimetryPhaseKind, useCalorimetryCurves } from '@healzy/api/calorimetry';
import { Card } from '@healzy/ui/components/Card';
import { Columns, Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { EarlierTest } from './EarlierTest.tsx';
import { FuelMix } from './FuelMix.tsx';
import { PhaseFigures } from './PhaseFigures.tsx';
import { Predictions } from './Predictions.tsx';
import { RestingEnergy } from './RestingEnergy.tsx';
import { UseInPlan } from './UseInPlan.tsx';

/** Below what is read first. */
const CurvesTimeline = lazyPart(
  async () => (await import('../phases/CurvesTimeline.tsx')).CurvesTimeline,
  <LoadingPlace />,
);
const WindowCard = lazyPart(async () => (await import('./WindowCard.tsx')).WindowCard, <LoadingPlace />);

/** What was measured: the energy at rest first and whether it can be trusted, then everything else. */
export function ResultsView({
  calorimetry,
  zone,
  canEdit,
  canPlan,
}: {
  calorimetry: Calorimetry;
  zone: string;
  canEdit: boolean;
  /** Whether the user may say what the patient's plans start from. */
  canPlan: boolean;
}) {
  const { t } = useTranslation('calorimetry');
  const curves = useCalorimetryCurves(calorimetry.medicalTestId);
  const [moved, setMoved] = useState<CalorimetryPhaseKind | null>(null);
  const { results, phases } = calorimetry;
  if (results === null) return null;
  const shown = results.phases;
  const resting = (
    <RestingEnergy calorimetry={calorimetry}>
      <UseInPlan calorimetry={calorimetry} zone={zone} canEdit={canPlan} />
    </RestingEnergy>
  );
  return (
    <Stack gap="lg">
      {results.resting === null ? (
        resting
      ) : (
        <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
          {resting}
          <Predictions resting={results.resting} />
        </Columns>
      )}
      <PhaseFigures
        calorimetry={calorimetry}
        onMoveWindow={canEdit && phases?.isSaved === true ? setMoved : undefined}
      />
      {moved !== null && (
        <WindowCard
          key={moved}
          calorimetry={calorimetry}
          curves={curves.data}
          kind={moved}
          onClose={() => setMoved(null)}
        />
      )}
      <FuelMix calorimetry={calorimetry} />
      <Card>
        <Loaded queries={[curves]}>
          <CurvesTimeline
            curves={curves.data}
            phases={shown.map(({ phase }) => phase)}
            summary={t('phases.summaryRead', { count: shown.length })}
            marks={shown.flatMap(({ window }, index) =>
              window === null
                ? []
                : [
                    {
                      id: String(index),
                      name: t('figures.window'),
                      from: window.startS,
                      to: window.endS,
                    },
                  ],
            )}
          />
        </Loaded>
      </Card>
      <EarlierTest calorimetry={calorimetry} />
    </Stack>
  );
}
