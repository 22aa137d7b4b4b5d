import {
  type Calorimetry,
  type CalorimetryCurves,
  type CalorimetryPhaseKind,
  useMoveCalorimetryWindow,
} from '@healzy/api/calorimetry';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { report } from '../../../app/messages.ts';
import { elapsedText } from '../elapsed.ts';
import { CurvesTimeline } from '../phases/CurvesTimeline.tsx';
import { usePhaseName } from '../usePhaseName.ts';

/** Seconds that a window lasts at least; the server refuses less. */
const SHORTEST_S = 60;

/** Moves the window that the figures of a phase are means of. */
export function WindowCard({
  calorimetry,
  curves,
  kind,
  onClose,
}: {
  calorimetry: Calorimetry;
  curves: CalorimetryCurves | undefined;
  kind: CalorimetryPhaseKind;
  onClose: () => void;
}) {
  const { t } = useTranslation('calorimetry');
  const nameOf = usePhaseName();
  const move = useMoveCalorimetryWindow();
  const { medicalTestId, version, results } = calorimetry;
  const result = results?.phases.find(({ phase }) => phase.kind === kind);
  const [window, setWindow] = useState(() => {
    const { startS, endS } = result?.window ?? result?.phase ?? { startS: 0, endS: 0 };
    return { startS, endS };
  });
  if (result === undefined) return null;
  const { phase, isWindowMoved } = result;
  const name = nameOf(phase);
  const save = async (next: typeof window | null) => {
    const saving = move.mutateAsync({ medicalTestId, version, phase: kind, window: next });
    if (await report('calorimetryWindow.save', saving)) onClose();
  };
  const { startS, endS } = window;
  return (
    <Card
      title={t('window.title', { phase: name })}
      description={t('window.text')}
      actions={
        <Inline gap="xs">
          <Button onPress={onClose}>{t('window.cancel')}</Button>
          {isWindowMoved && (
            <Button isPending={move.isPending} onPress={() => void save(null)}>
              {t('window.restore')}
            </Button>
          )}
          <Button intent="primary" isPending={move.isPending} onPress={() => void save(window)}>
            {t('window.save')}
          </Button>
        </Inline>
      }
    >
      <Stack gap="md">
        <Text isNumeric>{t('span', { from: elapsedText(startS), to: elapsedText(endS) })}</Text>
        <CurvesTimeline
          curves={curves}
          phases={[phase]}
          summary={t('resting.from', {
            phase: name,
            from: elapsedText(startS),
            to: elapsedText(endS),
          })}
          marks={[{ id: 'window', name: t('figures.window'), from: startS, to: endS }]}
          handles={[
            {
              id: 'startS',
              name: t('window.from'),
              at: startS,
              min: phase.startS,
              max: Math.max(phase.startS, endS - SHORTEST_S),
              kind: 'mark',
            },
            {
              id: 'endS',
              name: t('window.to'),
              at: endS,
              min: Math.min(phase.endS, startS + SHORTEST_S),
              max: phase.endS,
              kind: 'mark',
            },
          ]}
          onMove={(id, seconds) => setWindow((before) => ({ ...before, [id]: seconds }))}
        />
      </Stack>
    </Card>
  );
}
