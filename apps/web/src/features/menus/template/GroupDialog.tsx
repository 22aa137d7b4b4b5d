import { FOOD_CATEGORIES, type FoodRestriction } from '@healzy/domain/foods';
import type { GroupChoices } from '@healzy/domain/menus';
import {
  DEFAULT_KCAL_PER_BITE,
  TEMPLATE_LIMITS,
  type Meal,
  type MenuTemplateGroup,
} from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { List } from '@healzy/ui/components/List';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { Select } from '@healzy/ui/components/Select';
import { Grid, Heading, Stack, Text } from '@healzy/ui/primitives';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FoodPicker } from '../FoodPicker.tsx';
import { suitabilityOf, type MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import type { GroupLabels } from './useGroupLabels.ts';

export interface GroupDialogProps {
  meal: Meal;
  group: MenuTemplateGroup;
  choices: GroupChoices | undefined;
  foods: MenuFoodIndex;
  restrictions: readonly FoodRestriction[];
  labels: MenuLabels;
  groupLabels: GroupLabels;
  onChange: (group: MenuTemplateGroup) => void;
  onClose: () => void;
}

const COUNTS = Array.from({ length: TEMPLATE_LIMITS.count + 1 }, (_, count) => count);

/** Which foods, dishes and categories a group is, and how many of them a meal has. Every change counts at once. */
export function GroupDialog({
  meal,
  group,
  choices,
  foods,
  restrictions,
  labels,
  groupLabels,
  onChange,
  onClose,
}: GroupDialogProps) {
  const { t } = useTranslation(['menus', 'foods']);
  const { foodIds, categories, min, max } = group;
  const isFor = suitabilityOf(foods, restrictions);
  const isFull = foodIds.length >= TEMPLATE_LIMITS.foods;
  const isNamed = foodIds.length + categories.length > 0;
  const problem = choices && isNamed ? groupLabels.problem(group, choices) : null;
  const number = (each: number) => ({ id: String(each), label: labels.number(each) });
  return (
    <Dialog
      title={t('template.group', { meal: t(`foods:meal.${meal}`) })}
      size="large"
      onClose={onClose}
      actions={(close) => (
        <Button intent="primary" onPress={close}>
          {t('meal.done')}
        </Button>
      )}
    >
      <Stack gap="lg">
        <Stack gap="xs">
          <Text as="p" weight="semibold">
            {isNamed ? groupLabels.choice(group) : t('template.nothingChosen')}
          </Text>
          <Text as="p" size="sm" tone="muted">
            <span role="status">
              {groupLabels.count(group)}
              {isNamed && choices ? ` · ${groupLabels.foods(choices)}` : ''}
            </span>
          </Text>
          {problem && <InlineMessage tone={problem.tone}>{problem.text}</InlineMessage>}
        </Stack>
        <Grid columns={{ phone: 2, tablet: 2 }} gap="md">
          <Select
            label={t('template.min')}
            placeholder={t('template.min')}
            options={COUNTS.map(number)}
            value={String(min)}
            onChange={(id) => {
              const least = Number(id);
              onChange({ ...group, min: least, max: Math.max(least, max) });
            }}
          />
          <Select
            label={t('template.max')}
            placeholder={t('template.max')}
            options={COUNTS.slice(1).map(number)}
            value={String(max)}
            onChange={(id) => {
              const most = Number(id);
              onChange({ ...group, max: most, min: Math.min(most, min) });
            }}
          />
        </Grid>
        <MultiSelect
          label={t('template.categories')}
          hint={t('template.categoriesHint')}
          options={FOOD_CATEGORIES.map((id) => ({ id, label: t(`foods:category.${id}`) }))}
          value={categories}
          onChange={(next) => onChange({ ...group, categories: [...next] })}
          countText={(count) => t('template.categoryCount', { count })}
          chosenLabel={t('template.categories')}
        />
        <Stack as="section" gap="sm" aria-label={t('template.named')}>
          <Heading level={3}>{t('template.named')}</Heading>
          <List
            label={t('template.named')}
            empty={<Text tone="muted">{t('template.noneNamed')}</Text>}
            items={foodIds.map((id) => {
              const name = labels.name(id);
              const food = foods.foodOf(id, undefined);
              const notFor = isFor(id) ? null : t('meal.notFor');
              const warning = food && (food.isActive ? notFor : t('food.inactive'));
              return {
                id,
                title: name,
                meta: warning && <InlineMessage tone="warning">{warning}</InlineMessage>,
                actions: (
                  <IconButton
                    icon={X}
                    intent="quiet"
                    label={t('template.removeFood', { food: name })}
                    onPress={() => onChange({ ...group, foodIds: foodIds.filter((each) => each !== id) })}
                  />
                ),
              };
            })}
          />
        </Stack>
        {isFull ? (
          <InlineMessage tone="info">{t('template.full', { count: TEMPLATE_LIMITS.foods })}</InlineMessage>
        ) : (
          <FoodPicker
            foods={foods}
            labels={labels}
            targets={{ kcalPerBite: DEFAULT_KCAL_PER_BITE }}
            isFor={isFor}
            without={foodIds}
            autoFocus
            addLabel={(food) => t('template.addFood', { food })}
            onAdd={(id) => onChange({ ...group, foodIds: [...foodIds, id] })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
