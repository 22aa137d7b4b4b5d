import type { CalorimetryCurves, CalorimetryPhaseProblem, Calorimetry } from '@healzy/api/calorimetry';
import { mergePhases, phaseProblems, renamePhase, splitPhase, type Phase } from '@healzy/domain/calorimetry';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Stack } from '@healzy/ui/primitives';
import { Save } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormNotices } from '../../../app/forms/SavedForm.tsx';
import { type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { usePhaseName } from '../usePhaseName.ts';
import { CurvesTimeline } from './CurvesTimeline.tsx';
import { type Extent, phaseBorders, withBorder } from './phase-handles.ts';
import { PhaseLine } from './PhaseLine.tsx';
import { phasesRules, type PhasesValues } from './phases-rules.ts';

type Source = NonNullable<Calorimetry['phases']>['source'];

export interface PhasesFormProps extends Omit<SavedFormSource<PhasesValues>, 'act' | 'labels'> {
  source: Source;
  curves: CalorimetryCurves | undefined;
  extent: Extent;
  /** What the server finds wrong with the phases as they were read, with its place in the file. */
  found: readonly CalorimetryPhaseProblem[];
  /** The file has just been imported: what is to be done next has the focus. */
  isFresh?: boolean;
}

/** Phases on the timeline: proposed, checked, moved by drag or keyboard, named, saved. */
export function PhasesForm({ source, curves, extent, found, isFresh = false, ...record }: PhasesFormProps) {
  const { t } = useTranslation('calorimetry');
  const nameOf = usePhaseName();
  const form = useSavedForm<PhasesValues>({
    ...record,
    act: 'calorimetryPhases.save',
    rules: phasesRules,
    names: { phases: t('phases.list') },
    translate: (_field, value) => (value as Phase[]).map(nameOf).join(', '),
    labels: { form: t('phases.title'), save: t('phases.save') },
  });
  const phases = useWatch({ control: form.control, name: 'phases' });
  const { isDirty, submitCount } = form.methods.formState;
  const set = (next: Phase[]) =>
    form.methods.setValue('phases', next, { shouldDirty: true, shouldValidate: submitCount > 0 });
  const problems = isDirty ? phaseProblems(phases) : [...found, ...phaseProblems(phases)];
  const problemOf = (index: number) => problems.find((problem) => problem.index === index);

  const borderName = (index: number, side: 'start' | 'end'): string => {
    const phase = nameOf(phases[index]!);
    const next = phases[index + 1];
    if (side === 'end' && next !== undefined && next.startS === phases[index]!.endS)
      return t('phases.between', { before: phase, after: nameOf(next) });
    return t(`phases.${side}`, { phase });
  };
  const handles = phaseBorders(phases, extent).map(({ index, side, ...handle }) => ({
    ...handle,
    name: borderName(index, side),
  }));

  return (
    <form aria-label={t('phases.title')} onSubmit={form.submit}>
      <Card
        title={t('phases.title')}
        description={t(`phases.source.${source}`)}
        actions={
          <Button
            type="submit"
            intent="primary"
            icon={Save}
            isPending={form.status === 'saving'}
            autoFocus={isFresh}
          >
            {t('phases.save')}
          </Button>
        }
      >
        <Stack gap="lg">
          <FormNotices form={form} />
          <CurvesTimeline
            curves={curves}
            phases={phases}
            summary={t('phases.summary', { count: phases.length })}
            handles={handles}
            onMove={(id, seconds) => set(withBorder(phases, id, seconds))}
          />
          <Stack as="ul" gap="md" aria-label={t('phases.list')}>
            {phases.map((phase, index) => (
              <PhaseLine
                key={index}
                phase={phase}
                number={index + 1}
                problem={problemOf(index)}
                onRename={(kind) => set(renamePhase(phases, index, kind))}
                onMerge={index + 1 < phases.length ? () => set(mergePhases(phases, index)) : undefined}
                onSplit={() => set(splitPhase(phases, index, (phase.startS + phase.endS) / 2))}
                onRemove={() => set(phases.filter((_, other) => other !== index))}
              />
            ))}
          </Stack>
          {isDirty && (
            <div>
              <Button onPress={form.draft.discard}>{t('phases.reset')}</Button>
            </div>
          )}
        </Stack>
      </Card>
    </form>
  );
}
