import { FOOD_RESTRICTIONS } from '@healzy/domain/foods';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useField } from '../../app/forms/useField.ts';
import type { FoodFields } from './FoodForm.tsx';

/** Whom a food is not for; unless this was checked, it is for no one with a restriction. */
export function FoodRestrictionFields({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const notFor = useField(form, 'notFor');
  const isStated = notFor.value != null;
  return (
    <Stack gap="md">
      <Checkbox
        isSelected={isStated}
        onChange={(stated) => notFor.onChange(stated ? [] : null)}
        hint={t('form.statedHint')}
      >
        {t('form.stated')}
      </Checkbox>
      {isStated && (
        <CheckboxGroup
          {...notFor}
          layout="row"
          options={FOOD_RESTRICTIONS.map((id) => ({ id, label: t(`restriction.${id}`) }))}
        />
      )}
    </Stack>
  );
}
