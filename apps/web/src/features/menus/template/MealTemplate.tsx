import type { GroupChoices } from '@healzy/domain/menus';
import type { Meal, MenuTemplateGroup, NutritionTarget } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { List } from '@healzy/ui/components/List';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { TEMPLATE_LIMITS } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import type { MenuLabels } from '../useMenuLabels.ts';
import type { GroupLabels } from './useGroupLabels.ts';

export interface MealTemplateProps {
  meal: Meal;
  groups: readonly MenuTemplateGroup[];
  choices: readonly GroupChoices[];
  /** Null until the plan has energy. */
  target: NutritionTarget | null;
  labels: Pick<MenuLabels, 'energy'>;
  groupLabels: GroupLabels;
  canEdit: boolean;
  onAdd: () => void;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
}

/** What a meal is made of: its groups, and which of them leave the patient nothing to choose from. */
export function MealTemplate({
  meal,
  groups,
  choices,
  target,
  labels,
  groupLabels,
  canEdit,
  onAdd,
  onOpen,
  onRemove,
}: MealTemplateProps) {
  const { t } = useTranslation(['menus', 'foods']);
  const name = t(`foods:meal.${meal}`);
  // A meal that the plan leaves out is never filled.
  const isMissing = groups.length === 0 && target?.kcal !== 0;
  return (
    <Card title={name} description={target && labels.energy(target.kcal, target.bites)}>
      <Stack gap="sm">
        <List
          label={t('template.groupsOf', { meal: name })}
          empty={
            isMissing ? (
              <InlineMessage tone="critical">{t('template.problem.empty')}</InlineMessage>
            ) : (
              <Text tone="muted">{t('template.none')}</Text>
            )
          }
          items={groups.map((group, index) => {
            const choice = groupLabels.choice(group);
            const there = choices[index];
            const problem = there ? groupLabels.problem(group, there) : null;
            return {
              id: String(index),
              title: choice || t('template.nothingChosen'),
              meta: (
                <Stack gap="none">
                  <Text size="sm" tone="muted">
                    {groupLabels.count(group)}
                    {there && ` · ${groupLabels.foods(there)}`}
                  </Text>
                  {problem && <InlineMessage tone={problem.tone}>{problem.text}</InlineMessage>}
                </Stack>
              ),
              actions: canEdit && (
                <Inline gap="xs" isWrapping={false}>
                  <IconButton
                    icon={Pencil}
                    intent="quiet"
                    label={t('template.editGroup', { choice, meal: name })}
                    onPress={() => onOpen(index)}
                  />
                  <IconButton
                    icon={Trash2}
                    intent="quiet"
                    label={t('template.removeGroup', { choice, meal: name })}
                    onPress={() => onRemove(index)}
                  />
                </Inline>
              ),
            };
          })}
        />
        {canEdit && (
          <Inline>
            <Button
              size="small"
              icon={Plus}
              isDisabled={groups.length >= TEMPLATE_LIMITS.groups}
              aria-label={t('template.addGroupTo', { meal: name })}
              onPress={onAdd}
            >
              {t('template.addGroup')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
