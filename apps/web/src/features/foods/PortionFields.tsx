import { FOOD_LIMITS } from '@healzy/domain/foods';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { NumberField } from '@healzy/ui/components/NumberField';
import { TextField } from '@healzy/ui/components/TextField';
import { Box, Grid, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../app/forms/useField.ts';
import type { FoodFields } from './FoodForm.tsx';
import { useGramsError } from './useGramsError.ts';

const EMPTY = { nameEs: null, nameEn: null, grams: null as never };

/** The household measures of a food, such as a cup or a slice, and what each weighs. */
export function PortionFields({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'portions' });
  const id = useId();
  const isFull = rows.length >= FOOD_LIMITS.portions;
  return (
    <Stack gap="md" role="group" aria-labelledby={id}>
      <Stack gap="xxs">
        <Text id={id} weight="medium">
          {t('form.portions')}
        </Text>
        <Text tone="muted" size="xs">
          {t('form.portionsHint')}
        </Text>
      </Stack>
      {rows.map((row, at) => (
        <PortionRow key={row.id} form={form} at={at} onRemove={() => remove(at)} />
      ))}
      <Inline>
        <Button
          icon={Plus}
          isDisabled={isFull}
          onPress={() => append({ ...EMPTY }, { focusName: `portions.${rows.length}.nameEs` })}
        >
          {t('form.addPortion')}
        </Button>
        {isFull && <Text tone="muted">{t('form.portionsFull', { max: FOOD_LIMITS.portions })}</Text>}
      </Inline>
    </Stack>
  );
}

interface PortionRowProps {
  form: FoodFields;
  at: number;
  onRemove: () => void;
}

function PortionRow({ form, at, onRemove }: PortionRowProps) {
  const { t } = useTranslation('foods');
  const nameEs = useField(form, `portions.${at}.nameEs`);
  const nameEn = useField(form, `portions.${at}.nameEn`);
  const grams = useField(form, `portions.${at}.grams`);
  const gramsError = useGramsError();
  const number = at + 1;
  return (
    <Inline gap="sm" align="end" isWrapping={false} role="group" aria-label={t('form.portion', { number })}>
      <Box flexGrow={1} minWidth="zero">
        <Grid columns={{ phone: 1, tablet: 3 }} gap="sm" align="end">
          <TextField
            {...nameEs}
            value={nameEs.value ?? ''}
            label={t('form.portionNameEs')}
            placeholder={t('form.portionExampleEs')}
            autoComplete="off"
          />
          <TextField
            {...nameEn}
            value={nameEn.value ?? ''}
            label={t('form.portionNameEn')}
            placeholder={t('form.portionExampleEn')}
            autoComplete="off"
          />
          <NumberField
            {...grams}
            error={gramsError(grams, FOOD_LIMITS.amount)}
            label={t('form.portionGrams')}
            unit="g"
            isRequired
            min={0}
            max={FOOD_LIMITS.amount}
          />
        </Grid>
      </Box>
      <IconButton icon={X} intent="quiet" label={t('form.removePortion', { number })} onPress={onRemove} />
    </Inline>
  );
}
