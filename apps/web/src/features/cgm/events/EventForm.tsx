import {
  CGM_EVENT_TYPES,
  CGM_TRAINING_SUBTYPES,
  type CgmEventForm,
  isRepeatedTime,
} from '@healzy/domain/cgm';
import { MEAL_FOOD_LIMITS } from '@healzy/domain/cgm/meals';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { RadioCards } from '@healzy/ui/components/RadioCards';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Rating } from '@healzy/ui/components/Rating';
import { TextArea } from '@healzy/ui/components/TextArea';
import { TextField } from '@healzy/ui/components/TextField';
import { TimeField } from '@healzy/ui/components/TimeField';
import { Grid, Text } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import {
  namesOf,
  type SavedFormSource,
  type SavedFormState,
  useSavedForm,
} from '../../../app/forms/useSavedForm.ts';
import { EVENT_ICONS } from './event-icons.ts';
import { EVENT_FIELDS, eventRules, type EventRules, type EventValues } from './event-values.ts';
import { mealFoodsOf, type MealRow } from './meals/meal-rows.ts';
import { type FoodSource, MealFoodFields } from './meals/MealFoodFields.tsx';
import { useMealLabels } from './meals/useMealLabels.ts';

/**
 * Names of the fields of each food. They precede the list that contains them, because an error belongs to the first
 * that it names.
 */
const rowNames = (nameOf: (number: number) => string) =>
  Object.fromEntries(
    Array.from({ length: MEAL_FOOD_LIMITS.foods }, (_, at) =>
      (['foodId', 'quantity'] as const).map((field) => [`foods.${at}.${field}`, nameOf(at + 1)] as const),
    ).flat(),
  ) as Record<`foods.${number}.${'foodId' | 'quantity'}`, string>;

export interface EventFormProps extends Omit<SavedFormSource<EventValues, CgmEventForm>, 'labels'> {
  rules: EventRules;
  title: string;
  /** Finds the foods of a meal. */
  foods: FoodSource;
}

/** The form of an event; its type decides which fields it has. */
export function EventForm({ rules, title, foods, ...source }: EventFormProps) {
  const { t, i18n } = useTranslation(['cgm-events', 'app']);
  const formats = useFormats();
  const meals = useMealLabels();
  const rowText = (row: MealRow): string => mealFoodsOf([row]).map(meals.eaten)[0] ?? meals.name(row.food);
  const form = useSavedForm<EventValues, CgmEventForm>({
    ...source,
    rules: useMemo(() => eventRules(rules), [rules]),
    names: {
      ...rowNames((number) => t('foods.amountOf', { number })),
      ...namesOf(EVENT_FIELDS, (field) => t(`form.${field}`)),
    },
    translate: (field, value) =>
      field === 'foods' ? formats.list((value as MealRow[]).map(rowText)) || null : null,
    labels: { form: title, save: t('form.save') },
  });
  const type = useWatch({ control: form.control, name: 'type' });
  const sport = useField(form, 'subtype');
  const sports = useMemo(
    () =>
      CGM_TRAINING_SUBTYPES.map((id) => ({ id, label: t(`sport.${id}`) })).sort((one, other) =>
        one.label.localeCompare(other.label, i18n.language),
      ),
    [t, i18n.language],
  );
  return (
    <SavedForm form={form}>
      <RadioCards
        {...useField(form, 'type')}
        layout="tiles"
        options={CGM_EVENT_TYPES.map((id) => ({ id, title: t(`type.${id}`), icon: EVENT_ICONS[id] }))}
        isRequired
      />
      {type === 'TRAINING' && (
        <ComboBox
          {...sport}
          onChange={(id) => {
            sport.onChange(id);
            const { name } = form.methods.getValues();
            if (id !== null && name.trim() === '')
              form.methods.setValue('name', t(`sport.${id}`), { shouldDirty: true });
          }}
          options={sports}
          placeholder={t('form.sportPlaceholder')}
          emptyText={t('form.noSport')}
          isOptional
        />
      )}
      <TextField
        {...useField(form, 'name')}
        hint={type === 'MEAL' ? t('form.mealHint') : undefined}
        isRequired
      />
      {type === 'MEAL' && <MealFoodFields form={form} source={foods} />}
      <Feeling form={form} isShown={type === 'FEELING'} />
      <EventTimes form={form} rules={rules} />
      <TextArea {...useField(form, 'description')} isOptional limit={2000} rows={2} />
      <TextArea {...useField(form, 'comment')} isOptional limit={2000} rows={2} />
    </SavedForm>
  );
}

interface PartProps {
  form: SavedFormState<EventValues, CgmEventForm>;
}

function Feeling({ form, isShown }: PartProps & { isShown: boolean }) {
  const { t } = useTranslation('cgm-events');
  const field = useField(form, 'feeling');
  if (!isShown) return null;
  return (
    <Rating
      {...field}
      options={[
        { id: 'FATAL', label: t('feeling.FATAL') },
        { id: 'BAD', label: t('feeling.BAD') },
        { id: 'NORMAL', label: t('feeling.NORMAL') },
        { id: 'GOOD', label: t('feeling.GOOD') },
        { id: 'GREAT', label: t('feeling.GREAT') },
      ]}
      isRequired
    />
  );
}

/** Start and end. If the clock shows a time twice on that day, the form asks which one is meant. */
function EventTimes({ form, rules: { zone, period } }: PartProps & { rules: EventRules }) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const [date, time, endDate, endTime] = useWatch({
    control: form.control,
    name: ['date', 'time', 'endDate', 'endTime'],
  });
  const turn = useField(form, 'turn');
  const endTurn = useField(form, 'endTurn');
  const turns = [
    { id: 'FIRST' as const, label: t('form.first') },
    { id: 'SECOND' as const, label: t('form.second') },
  ];
  const isTwice = (day: string | null, clock: string | null) =>
    isRepeatedTime({ date: day ?? '', time: clock ?? '' }, zone);
  const days = { from: formats.date(period.from, zone), to: formats.date(period.to, zone) };
  return (
    <>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <DatePicker {...useField(form, 'date')} isRequired />
        <TimeField {...useField(form, 'time')} hourCycle={24} isRequired />
      </Grid>
      {isTwice(date, time) && <RadioGroup {...turn} layout="row" options={turns} isRequired />}
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <DatePicker {...useField(form, 'endDate')} isOptional />
        <TimeField {...useField(form, 'endTime')} hourCycle={24} isOptional />
      </Grid>
      {isTwice(endDate || date, endTime) && (
        <RadioGroup {...endTurn} layout="row" options={turns} isRequired />
      )}
      <Text as="p" size="sm" tone="muted">
        {t('form.zone', { zone: zone.replaceAll('_', ' '), ...days })}
      </Text>
    </>
  );
}
