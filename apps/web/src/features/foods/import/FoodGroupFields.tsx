import { FOOD_CATEGORIES, type FoodCategory } from '@healzy/domain/foods';
import type { FoodGroup } from '@healzy/domain/foods/imports';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

export interface FoodGroupFieldsProps {
  groups: readonly FoodGroup[];
  /** Categories that were chosen, by the group's text. */
  chosen: ReadonlyMap<string, FoodCategory>;
  onChange: (chosen: ReadonlyMap<string, FoodCategory>) => void;
}

/** Which of the categories the groups of a table are; those that were not recognised come first. */
export function FoodGroupFields({ groups, chosen, onChange }: FoodGroupFieldsProps) {
  const { t } = useTranslation(['food-imports', 'foods']);
  const formats = useFormats();
  const open = groups.filter(({ text, category }) => category === null && !chosen.has(text)).length;
  const title = open > 0 ? t('groups.open', { count: open }) : t('groups.title', { count: groups.length });
  const choose = (text: string, category: FoodCategory | null): void => {
    const next = new Map(chosen);
    if (category === null) next.delete(text);
    else next.set(text, category);
    onChange(next);
  };
  // A group keeps its place when it is given a category.
  const sorted = [
    ...groups.filter(({ category }) => category === null),
    ...groups.filter(({ category }) => category !== null),
  ];
  return (
    <Disclosure title={title} isInitiallyExpanded={open > 0}>
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="lg" align="end">
        {sorted.map(({ text, category, count }) => (
          <ComboBox<FoodCategory>
            key={text}
            label={text}
            hint={t('groups.hint', { count, formatted: formats.number(count) })}
            placeholder={t('foods:form.choose')}
            emptyText={t('columns.noMatch')}
            options={FOOD_CATEGORIES.map((id) => ({ id, label: t(`foods:category.${id}`) }))}
            value={chosen.get(text) ?? category}
            onChange={(id) => choose(text, id)}
          />
        ))}
      </Grid>
    </Disclosure>
  );
}
