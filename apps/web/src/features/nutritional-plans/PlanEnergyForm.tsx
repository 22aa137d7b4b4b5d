import {
  deficitBars,
  deficitOf,
  energyDoubt,
  ENERGY_SOURCES,
  goalEnergy,
  PLAN_ENERGY_KCAL,
  unknownForEnergy,
  type EnergyPerson,
  type EnergyTarget,
  type GoalDirection,
  type NeedInput,
} from '@healzy/domain/nutritional-plans';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioCards } from '@healzy/ui/components/RadioCards';
import { Calculator, FlaskConical, PencilLine, Target } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useFormats } from '../../app/formats.ts';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { EnergyDifference } from './EnergyDifference.tsx';
import { EnergyDoubtText } from './EnergyDoubtText.tsx';
import {
  type AnsweredEnergy,
  type EnergyInput,
  energyRules,
  goalOfDraft,
  type GoalDraft,
} from './energy-values.ts';
import { GoalFields, type GoalFieldsProps } from './GoalFields.tsx';
import { usePlanLabels } from './usePlanLabels.ts';

/** The energy that a formula gives, and the latest day of what it was computed from. */
export interface Predicted {
  kcal: number;
  on: string;
}

export interface PlanEnergyFormProps extends SavedFormSource<EnergyInput, AnsweredEnergy> {
  /** Null when data are missing. */
  predicted: Predicted | null;
  /** From a measured resting energy; null where there is none that counts. */
  measured: Predicted | null;
  /** The day that it is where the patient lives. */
  today: string;
  canEdit: boolean;
  /** Whose energy it is. */
  person: EnergyPerson;
  /** What their need is computed from. */
  input: NeedInput;
  /** What they wish for, as their record says it. */
  wish: GoalDirection;
  /** The day on which the plan begins, or today after that. */
  from: string;
  basisOf: GoalFieldsProps['basisOf'];
  /** Goes on to the menus once the energy is saved; absent where they have been made for another energy. */
  onFill?: (() => void | Promise<void>) | undefined;
}

const ICONS = { MEASURED: FlaskConical, PREDICTED: Calculator, TYPED: PencilLine, GOAL: Target } as const;

const isOfStage = ({ state }: EnergyPerson) => state === 'PREGNANT' || state === 'BREASTFEEDING';

/** The energy of a plan: measured, predicted, typed, or from a goal. */
export function PlanEnergyForm({
  predicted,
  measured,
  today,
  canEdit,
  person,
  input,
  wish,
  from: start,
  basisOf,
  onFill,
  ...source
}: PlanEnergyFormProps) {
  const { t } = useTranslation('nutritional-plans');
  const labels = usePlanLabels();
  const formats = useFormats();
  const goesOn = useRef(false);
  const form = useSavedForm<EnergyInput, AnsweredEnergy>({
    ...source,
    onSaved: () => (goesOn.current ? onFill?.() : undefined),
    rules: useMemo(() => energyRules(person), [person]),
    names: {
      source: t('energy.source'),
      kcal: t('energy.kcal'),
      on: t('energy.on'),
      confirmedKcal: t('energy.confirm'),
      goal: t('source.GOAL'),
    },
    translate: (field, value) => (field === 'source' ? t(`source.${value as EnergyTarget['source']}`) : null),
  });
  const [chosen, typedKcal] = useWatch({ control: form.control, name: ['source', 'kcal'] });
  const goalField = useField(form, 'goal');
  const from = useField(form, 'source');
  const day = useField(form, 'on');
  const set = (values: { kcal?: number; on: string }) => {
    const options = { shouldDirty: true, shouldValidate: form.methods.formState.isSubmitted };
    if (values.kcal !== undefined) form.methods.setValue('kcal', values.kcal, options);
    form.methods.setValue('on', values.on, options);
  };
  const draft: GoalDraft = goalField.value ?? {
    direction: wish,
    amount: wish === 'MAINTAIN' ? 0 : null,
    unit: 'KCAL',
    need: null,
    weight: null,
    objectiveKg: null,
    stage: null,
  };
  const isGoal = chosen === 'GOAL';
  const goal = isGoal ? goalOfDraft(draft) : null;
  const kcal = isGoal ? goal && goalEnergy(goal) : typedKcal;
  const choose = (id: EnergyTarget['source']): void => {
    from.onChange(id);
    if (id === 'GOAL') return;
    set((id === 'PREDICTED' && predicted) || (id === 'MEASURED' && measured) || { on: today });
  };
  const texts = {
    MEASURED: measured
      ? t('energy.measuredFrom', { value: labels.kcal(measured.kcal), day: formats.day(measured.on) })
      : t('energy.measuredText'),
    PREDICTED: predicted
      ? t('energy.predictedText', { value: labels.kcal(predicted.kcal) })
      : t(isOfStage(person) ? 'energy.predictedStage' : 'energy.predictedGone'),
    TYPED: t('energy.typedText'),
    GOAL: t('energy.goalText'),
  };
  const isPredicted = chosen === 'PREDICTED';
  const answer = useField(form, 'confirmedKcal');
  const amount = useField(form, 'kcal');
  const isNumber = kcal !== null && kcal >= PLAN_ENERGY_KCAL.min;
  const doubt = isNumber ? energyDoubt(kcal, person, goal ?? undefined) : null;
  const isDeficit = isNumber && deficitOf(kcal, person, goal ?? undefined) !== null;
  const bars = isDeficit ? deficitBars(person, goal?.objectiveKg ?? null) : [];
  return (
    <SavedForm
      form={form}
      staysOpen
      onSubmit={(event) => {
        goesOn.current = false;
        form.submit(event);
      }}
      extraAction={
        onFill && {
          label: t('energy.saveAndFill'),
          onPress: () => {
            goesOn.current = true;
            form.submit();
          },
        }
      }
    >
      <RadioCards
        {...from}
        isRequired
        isDisabled={!canEdit}
        onChange={choose}
        layout="column"
        options={ENERGY_SOURCES.map((id) => ({
          id,
          title: t(`source.${id}`),
          description: texts[id],
          icon: ICONS[id],
          isDisabled: id === 'PREDICTED' && predicted === null,
        }))}
      />
      {isGoal ? (
        <GoalFields
          {...{ input, person, canEdit, basisOf }}
          value={draft}
          onChange={goalField.onChange}
          error={goalField.error}
          from={start}
        />
      ) : (
        <NumberField
          {...amount}
          isRequired
          isReadOnly={!canEdit || isPredicted}
          unit="kcal"
          step={50}
          {...PLAN_ENERGY_KCAL}
        />
      )}
      {chosen === 'MEASURED' && <DatePicker {...day} isRequired isReadOnly={!canEdit} max={today} />}
      {predicted && isNumber && chosen !== null && !isGoal && (
        <EnergyDifference kcal={kcal} predicted={predicted.kcal} />
      )}
      {isPredicted && predicted && kcal !== null && kcal !== predicted.kcal && (
        <InlineMessage tone="warning">
          {t('energy.moved', { value: labels.kcal(kcal), now: labels.kcal(predicted.kcal) })}
        </InlineMessage>
      )}
      {isNumber &&
        unknownForEnergy(kcal, person).map((what) => (
          <InlineMessage key={what} tone="info">
            {t(`energy.unknown.${what}`)}
          </InlineMessage>
        ))}
      {bars
        .filter((bar) => bar !== doubt?.group)
        .map((bar) => (
          <InlineMessage key={bar} tone="warning">
            {t(`goal.bar.${bar}`)}
          </InlineMessage>
        ))}
      {isNumber && doubt !== null && (
        <>
          <EnergyDoubtText kcal={kcal} doubt={doubt} />
          <Checkbox
            name={answer.name}
            error={answer.error}
            isSelected={answer.value === kcal}
            isReadOnly={!canEdit}
            onChange={(isAnswered) => answer.onChange(isAnswered ? kcal : null)}
          >
            {t('energy.confirm')}
          </Checkbox>
        </>
      )}
    </SavedForm>
  );
}
