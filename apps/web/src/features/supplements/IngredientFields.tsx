import {
  INGREDIENT_CODES,
  type IngredientCode,
  SUPPLEMENT_LIMITS,
  unitsOf,
  type SupplementFormInput,
  type SupplementForm as SupplementToSave,
} from '@healzy/domain/supplements';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Select } from '@healzy/ui/components/Select';
import { TextField } from '@healzy/ui/components/TextField';
import { Box, Grid, Inline, Stack } from '@healzy/ui/primitives';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useField, type FormFields } from '../../app/forms/useField.ts';
import { useFormats } from '../../app/formats.ts';

export type SupplementFields = FormFields<SupplementFormInput, SupplementToSave>;

export function IngredientFields({ form }: { form: SupplementFields }) {
  const { t } = useTranslation('supplements');
  const field = useField(form, 'ingredients');
  const ingredients = field.value ?? [];
  return (
    <Stack gap="md">
      {ingredients.map((ingredient, at) => (
        <IngredientRow
          // Rows have no id of their own, and keep their place while they are edited.
          key={at}
          form={form}
          at={at}
          code={ingredient.code}
          onRemove={() => field.onChange(ingredients.filter((_, index) => index !== at))}
        />
      ))}
      {field.error && (
        <InlineMessage tone="critical" role="alert">
          {field.error}
        </InlineMessage>
      )}
      <Inline>
        <Button
          icon={Plus}
          isDisabled={ingredients.length >= SUPPLEMENT_LIMITS.ingredients}
          onPress={() =>
            field.onChange([
              ...ingredients,
              { code: null as never, name: null, amount: null as never, unit: 'MG' },
            ])
          }
        >
          {t('addIngredient')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface IngredientRowProps {
  form: SupplementFields;
  at: number;
  /** Null until one is chosen. */
  code: IngredientCode | null;
  onRemove: () => void;
}

function IngredientRow({ form, at, code, onRemove }: IngredientRowProps) {
  const isOther = code === 'OTHER';
  const { t } = useTranslation('supplements');
  const { locale } = useFormats();
  const named = (part: 'code' | 'name' | 'amount' | 'unit') =>
    t(`ingredientField.${part}`, { number: at + 1 });
  const name = useField(form, `ingredients.${at}.name`);
  const options = INGREDIENT_CODES.map((id) => ({ id, label: t(`ingredient.${id}`) }));
  return (
    <Inline gap="sm" align="end" isWrapping={false}>
      <Box flexGrow={1} minWidth="zero">
        <Grid columns={{ phone: 1, tablet: isOther ? 4 : 3 }} gap="sm">
          <Select
            {...useField(form, `ingredients.${at}.code`)}
            label={named('code')}
            isRequired
            placeholder={t('choose')}
            options={options.sort((a, b) =>
              a.id === 'OTHER' ? 1 : b.id === 'OTHER' ? -1 : a.label.localeCompare(b.label, locale),
            )}
          />
          {isOther && (
            <TextField
              {...name}
              label={named('name')}
              value={name.value ?? ''}
              isRequired
              autoComplete="off"
            />
          )}
          <NumberField
            {...useField(form, `ingredients.${at}.amount`)}
            label={named('amount')}
            isRequired
            min={0}
          />
          <Select
            {...useField(form, `ingredients.${at}.unit`)}
            label={named('unit')}
            isRequired
            placeholder={t('choose')}
            options={unitsOf(code).map((id) => ({
              id,
              label: t(`weight.${id}`),
            }))}
          />
        </Grid>
      </Box>
      <IconButton
        icon={X}
        intent="quiet"
        label={t('removeIngredient', { number: at + 1 })}
        onPress={onRemove}
      />
    </Inline>
  );
}
