import {
  energyDoubt,
  ENERGY_SOURCES,
  energyTargetSchema,
  PLAN_ENERGY_KCAL,
  unknownForEnergy,
  type EnergyPerson,
  type EnergyTarget,
} from '@healzy/domain/nutritional-plans';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioCards } from '@healzy/ui/components/RadioCards';
import { Calculator, FlaskConical, PencilLine } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useFormats } from '../../app/formats.ts';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { EnergyDifference } from './EnergyDifference.tsx';
import { EnergyDoubtText } from './EnergyDoubtText.tsx';
import { usePlanLabels } from './usePlanLabels.ts';

/** The energy, and the amount of it that this person answers for. */
type EnergyInput = z.input<typeof energyTargetSchema> & { confirmedKcal: number | null };
export type AnsweredEnergy = EnergyTarget & { confirmedKcal: number | null };

/** An energy out of the limits of this person is saved once somebody answers for just that amount. */
const rulesFor = (person: EnergyPerson) =>
  energyTargetSchema
    .extend({ confirmedKcal: z.number().nullable() })
    .superRefine(({ kcal, confirmedKcal }, context) => {
      if (energyDoubt(kcal, person) !== null && confirmedKcal !== kcal)
        context.addIssue({ code: 'custom', path: ['confirmedKcal'], message: 'REQUIRED' });
    });

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
}

const ICONS = { MEASURED: FlaskConical, PREDICTED: Calculator, TYPED: PencilLine } as const;

/** The energy of a plan: measured, predicted or typed. */
export function PlanEnergyForm({
  predicted,
  measured,
  today,
  canEdit,
  person,
  ...source
}: PlanEnergyFormProps) {
  const { t } = useTranslation('nutritional-plans');
  const labels = usePlanLabels();
  const formats = useFormats();
  const form = useSavedForm<EnergyInput, AnsweredEnergy>({
    ...source,
    rules: rulesFor(person),
    names: {
      source: t('energy.source'),
      kcal: t('energy.kcal'),
      on: t('energy.on'),
      confirmedKcal: t('energy.confirm'),
    },
    translate: (field, value) => (field === 'source' ? t(`source.${value as EnergyTarget['source']}`) : null),
  });
  const [chosen, kcal] = useWatch({ control: form.control, name: ['source', 'kcal'] });
  const from = useField(form, 'source');
  const day = useField(form, 'on');
  const set = (values: { kcal?: number; on: string }) => {
    const options = { shouldDirty: true, shouldValidate: form.methods.formState.isSubmitted };
    if (values.kcal !== undefined) form.methods.setValue('kcal', values.kcal, options);
    form.methods.setValue('on', values.on, options);
  };
  const choose = (id: EnergyTarget['source']): void => {
    from.onChange(id);
    set((id === 'PREDICTED' && predicted) || (id === 'MEASURED' && measured) || { on: today });
  };
  const texts = {
    MEASURED: measured
      ? t('energy.measuredFrom', { value: labels.kcal(measured.kcal), day: formats.day(measured.on) })
      : t('energy.measuredText'),
    PREDICTED: predicted
      ? t('energy.predictedText', { value: labels.kcal(predicted.kcal) })
      : t('energy.predictedGone'),
    TYPED: t('energy.typedText'),
  };
  const isPredicted = chosen === 'PREDICTED';
  const answer = useField(form, 'confirmedKcal');
  const isNumber = kcal !== null && kcal >= PLAN_ENERGY_KCAL.min;
  const doubt = isNumber ? energyDoubt(kcal, person) : null;
  return (
    <SavedForm form={form} staysOpen>
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
      <NumberField
        {...useField(form, 'kcal')}
        isRequired
        isReadOnly={!canEdit || isPredicted}
        unit="kcal"
        step={50}
        {...PLAN_ENERGY_KCAL}
      />
      {chosen === 'MEASURED' && <DatePicker {...day} isRequired isReadOnly={!canEdit} max={today} />}
      {predicted && isNumber && chosen !== null && (
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
