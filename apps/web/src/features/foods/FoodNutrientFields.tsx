import {
  eachNutrient,
  energyRange,
  foodDoubts,
  NUTRIENT_KEYS,
  type NutrientKey,
  NUTRIENTS,
  saltOf,
} from '@healzy/domain/foods';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Grid, Stack } from '@healzy/ui/primitives';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useField } from '../../app/forms/useField.ts';
import type { FoodFields } from './FoodForm.tsx';
import { chosenKind, UNKNOWN_KIND, useFoodLabels } from './useFoodLabels.ts';

const FIRST: readonly NutrientKey[] = [
  ...NUTRIENT_KEYS.filter((key) => NUTRIENTS[key].group === 'MAIN'),
  'saturates',
  'sodium',
];
const REST = NUTRIENT_KEYS.filter((key) => !FIRST.includes(key));

/** The composition of a food, per 100 g; what is left empty is not known. */
export function FoodNutrientFields({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const labels = useFoodLabels();
  const kind = useField(form, 'carbohydrateKind');
  return (
    <Stack gap="md">
      <Grid columns={{ phone: 2, tablet: 3 }}>
        {FIRST.map((key) => (
          <NutrientField key={key} form={form} nutrient={key} />
        ))}
      </Grid>
      <FoodDoubts form={form} />
      <RadioGroup
        {...kind}
        value={kind.value ?? UNKNOWN_KIND}
        onChange={(id) => kind.onChange(chosenKind(id))}
        options={labels.kinds()}
      />
      <Disclosure title={t('form.more')} level={3}>
        <Grid columns={{ phone: 2, tablet: 3 }}>
          {REST.map((key) => (
            <NutrientField key={key} form={form} nutrient={key} />
          ))}
        </Grid>
      </Disclosure>
    </Stack>
  );
}

function NutrientField({ form, nutrient }: { form: FoodFields; nutrient: NutrientKey }) {
  const { t } = useTranslation('foods');
  const formats = useFormats();
  const field = useField(form, `nutrients.${nutrient}`);
  const value: unknown = field.value;
  const salt =
    nutrient === 'sodium' && typeof value === 'number' && Number.isFinite(value) ? saltOf(value) : null;
  return (
    <NumberField
      {...field}
      label={t(`nutrient.${nutrient}`)}
      unit={NUTRIENTS[nutrient].unit}
      hint={salt === null ? undefined : t('page.salt', { value: formats.number(salt, 2) })}
      min={0}
      max={NUTRIENTS[nutrient].max}
    />
  );
}

/** What is doubtful about the figures as they are typed; they can be saved all the same. */
function FoodDoubts({ form: { control } }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const formats = useFormats();
  const [typed, category, carbohydrateKind] = useWatch({
    control,
    name: ['nutrients', 'category', 'carbohydrateKind'],
  });
  const nutrients = eachNutrient((key) => {
    const value = typed?.[key];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  });
  const range = energyRange(nutrients, carbohydrateKind);
  const kcal = range === null ? '' : formats.number(Math.round((range.least + range.most) / 2), 0);
  return foodDoubts({
    nutrients,
    category: category ?? null,
    carbohydrateKind: carbohydrateKind ?? null,
  }).map((doubt) => (
    <InlineMessage key={doubt} tone="warning" role="status">
      {t(`doubt.${doubt}`, { kcal })}
    </InlineMessage>
  ));
}
