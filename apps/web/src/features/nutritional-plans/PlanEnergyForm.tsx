import {
  energyDoubt,
  ENERGY_SOURCES,
  energyTargetSchema,
  PLAN_ENERGY_KCAL,
  type EnergyPerson,
  type EnergyTarget,
} from '@healzy/domain/nutritional-plans';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioCards } from '@healzy/ui/components/RadioCards';
import { Calculator, FlaskConical, PencilLine } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { EnergyDifference } from './EnergyDifference.tsx';
import { usePlanLabels } from './usePlanLabels.ts';

type EnergyInput = z.input<typeof energyTargetSchema> & { confirmsEnergy?: boolean | undefined };
type EnergyOutput = EnergyTarget & { confirmsEnergy?: boolean | undefined };

/** An energy that is to be confirmed for this person is saved once it is. */
const rulesFor = (person: EnergyPerson) =>
  energyTargetSchema.extend({ confirmsEnergy: z.boolean().optional() }).superRefine(
    ({ kcal, confirmsEnergy }, context) => {
      if (energyDoubt(kcal, person) !== null && confirmsEnergy !== true)
        context.addIssue({ code: 'custom', path: ['confirmsEnergy'], message: 'REQUIRED' });
    },
  );

/** The energy that a formula gives, and the latest day of what it was computed from. */
export interface Predicted {
  kcal: number;
  on: string;
  /** What the formula gives, where that is below the floor of this person. */
  computed?: number;
}

export interface PlanEnergyFormProps extends SavedFormSource<EnergyInput, EnergyOutput> {
  /** Null when data are missing. */
  predicted: Predicted | null;
  /** The day that it is where the patient lives. */
  today: string;
  canEdit: boolean;
  /** Whose energy it is. */
  person: EnergyPerson;
}

const ICONS = { MEASURED: FlaskConical, PREDICTED: Calculator, TYPED: PencilLine } as const;

/** The energy of a plan: measured, predicted or typed. */
export function PlanEnergyForm({ predicted, today, canEdit, person, ...source }: PlanEnergyFormProps) {
  const { t } = useTranslation('nutritional-plans');
  const labels = usePlanLabels();
  const form = useSavedForm<EnergyInput, EnergyOutput>({
    ...source,
    rules: rulesFor(person),
    names: {
      source: t('energy.source'),
      kcal: t('energy.kcal'),
      on: t('energy.on'),
      confirmsEnergy: t('energy.confirm'),
    },
    translate: (field, value) => (field === 'source' ? t(`source.${value as EnergyTarget['source']}`) : null),
  });
  const [chosen, kcal] = useWatch({ control: form.control, name: ['source', 'kcal'] });
  const from = useField(form, 'source');
  const day = useField(form, 'on');
  const { setValue } = form.methods;
  const saved = source.initial.kcal;
  // What was confirmed is an amount: another one is asked about again.
  useEffect(() => {
    if (kcal !== saved) setValue('confirmsEnergy', false);
  }, [kcal, saved, setValue]);
  const set = (values: { kcal?: number; on: string }) => {
    const options = { shouldDirty: true, shouldValidate: form.methods.formState.isSubmitted };
    if (values.kcal !== undefined) form.methods.setValue('kcal', values.kcal, options);
    form.methods.setValue('on', values.on, options);
  };
  const choose = (id: EnergyTarget['source']): void => {
    from.onChange(id);
    set(id === 'PREDICTED' && predicted ? { kcal: predicted.kcal, on: predicted.on } : { on: today });
  };
  const texts = {
    MEASURED: t('energy.measuredText'),
    PREDICTED: predicted
      ? predicted.computed === undefined
        ? t('energy.predictedText', { value: labels.kcal(predicted.kcal) })
        : t('energy.predictedRaised', {
            computed: labels.kcal(predicted.computed),
            value: labels.kcal(predicted.kcal),
          })
      : t('energy.predictedGone'),
    TYPED: t('energy.typedText'),
  };
  const isPredicted = chosen === 'PREDICTED';
  const doubt = kcal === null || Number.isNaN(kcal) ? null : energyDoubt(kcal, person);
  const confirmation = useField(form, 'confirmsEnergy');
  const isStateUnknown = person.state === null && person.sex !== 'MALE' && (person.age ?? 30) > 11;
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
      {predicted && kcal !== null && kcal >= PLAN_ENERGY_KCAL.min && chosen !== null && (
        <EnergyDifference kcal={kcal} predicted={predicted.kcal} />
      )}
      {isPredicted && predicted && kcal !== null && kcal !== predicted.kcal && (
        <InlineMessage tone="warning">
          {t('energy.moved', { value: labels.kcal(kcal), now: labels.kcal(predicted.kcal) })}
        </InlineMessage>
      )}
      {doubt !== null && (
        <>
          <InlineMessage tone="warning">
            {t(`energy.doubt.${doubt.kind}`, {
              value: labels.kcal(kcal ?? 0),
              limit: labels.kcal(doubt.limitKcal),
              group: t(`energy.group.${doubt.group}`),
            })}{' '}
            {t(`energy.limitSource.${doubt.source}`)}
            {isStateUnknown && ` ${t('energy.pregnancyUnknown')}`}
          </InlineMessage>
          <Checkbox {...confirmation} isSelected={confirmation.value === true} isReadOnly={!canEdit}>
            {t('energy.confirm')}
          </Checkbox>
        </>
      )}
    </SavedForm>
  );
}
