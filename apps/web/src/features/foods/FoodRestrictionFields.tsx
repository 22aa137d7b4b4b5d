import { FOOD_RESTRICTIONS, nameDoubts, suitabilityOf, type FoodRestriction } from '@healzy/domain/foods';
import { ALLERGENS } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../app/forms/useField.ts';
import { useFormats } from '../../app/formats.ts';
import type { FoodFields } from './FoodForm.tsx';

/**
 * Whom a food is not for and whom it is for. What is in neither list stays unknown, and the form says so, with what
 * follows and what the name makes one ask.
 */
export function FoodRestrictionFields({ form }: { form: FoodFields }) {
  const { t } = useTranslation('foods');
  const formats = useFormats();
  const unsuitable = useField(form, 'unsuitableFor');
  const suitable = useField(form, 'suitableFor');
  const [category, nameEs, nameEn] = useWatch({
    control: form.control,
    name: ['category', 'nameEs', 'nameEn'],
  });
  const options = FOOD_RESTRICTIONS.map((id) => ({ id, label: t(`restriction.${id}`) }));
  const stated = { unsuitableFor: unsuitable.value ?? [], suitableFor: suitable.value ?? [] };
  const { notFor, unknownFor } = suitabilityOf({ category, ...stated });
  const follows = notFor.filter((one) => !stated.unsuitableFor.includes(one));
  const named = (codes: readonly FoodRestriction[]): string =>
    formats.list(codes.map((code) => t(`restriction.${code}`)));
  const doubts = nameDoubts({ nameEs, nameEn }, { notFor });
  const stateFree = (codes: readonly FoodRestriction[]) =>
    suitable.onChange(
      FOOD_RESTRICTIONS.filter(
        (one) => !notFor.includes(one) && (codes.includes(one) || stated.suitableFor.includes(one)),
      ),
    );
  return (
    <Stack gap="md">
      <MultiSelect
        {...unsuitable}
        value={stated.unsuitableFor}
        onChange={(codes) => unsuitable.onChange([...codes])}
        isOptional
        options={options}
        countText={(count) => t('form.restrictionsCount', { count })}
        chosenLabel={t('form.unsuitableFor')}
      />
      <MultiSelect
        {...suitable}
        value={stated.suitableFor}
        onChange={(codes) => suitable.onChange([...codes])}
        isOptional
        hint={t('form.suitableHint')}
        options={options}
        countText={(count) => t('form.restrictionsCount', { count })}
        chosenLabel={t('form.suitableFor')}
      />
      <Inline gap="sm">
        <Button size="small" onPress={() => stateFree(ALLERGENS)}>
          {t('form.otherAllergensFree')}
        </Button>
        <Button size="small" onPress={() => stateFree(FOOD_RESTRICTIONS)}>
          {t('form.allOthersFree')}
        </Button>
      </Inline>
      {doubts.length > 0 && (
        <InlineMessage tone="warning">{t('form.nameDoubts', { restrictions: named(doubts) })}</InlineMessage>
      )}
      {follows.length > 0 && <Text tone="muted">{t('form.follows', { restrictions: named(follows) })}</Text>}
      {unknownFor.length > 0 && (
        <Text tone="muted">{t('form.unknownFor', { restrictions: named(unknownFor) })}</Text>
      )}
    </Stack>
  );
}
