import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import type { FoodRestriction } from '@healzy/domain/foods';
import {
  DEFAULT_MENU_TEMPLATE,
  templateChoices,
  templateDifference,
  templateDoubts,
  type FoodExclusions,
} from '@healzy/domain/menus';
import {
  foodsOfTemplate,
  MEALS,
  menuTemplateSchema,
  type Meal,
  type MenuTemplateGroup,
  type PlanMenuTemplate,
} from '@healzy/domain/nutritional-plans';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Columns, Inline, Stack, Text } from '@healzy/ui/primitives';
import { BookmarkPlus, LibraryBig } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { namesOf, type SavedFormSource, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import type { MenuFoodIndex } from '../menu-foods.ts';
import { targetsOf } from '../plan-menus.ts';
import { MissingFoods } from '../MissingFoods.tsx';
import { useMenuLabels } from '../useMenuLabels.ts';
import { MealTemplate } from './MealTemplate.tsx';
import type { OpenTemplateDialog } from './TemplateDialogs.tsx';
import { useGroupLabels } from './useGroupLabels.ts';

const GroupDialog = lazyPart(async () => (await import('./GroupDialog.tsx')).GroupDialog);
const TemplateDialogs = lazyPart(async () => (await import('./TemplateDialogs.tsx')).TemplateDialogs);

export interface TemplateFormProps extends SavedFormSource<PlanMenuTemplate> {
  plan: Omit<NutritionalPlan, 'version'>;
  foods: MenuFoodIndex;
  /** What the patient's record says that they cannot or will not eat. */
  restrictions: readonly FoodRestriction[];
  /** What the patient will not eat. */
  exclusions?: FoodExclusions;
  canEdit: boolean;
}

/** Groups of foods for each meal; templates of the account can be applied to it, and it can become one. */
export function TemplateForm({
  plan,
  foods,
  restrictions,
  exclusions,
  canEdit,
  ...source
}: TemplateFormProps) {
  const { t } = useTranslation(['menus', 'foods', 'app']);
  const formats = useFormats();
  const labels = useMenuLabels(foods, plan.startDate);
  const groupLabels = useGroupLabels(labels);
  const form = useSavedForm<PlanMenuTemplate>({
    ...source,
    rules: menuTemplateSchema,
    names: namesOf(MEALS, (meal) => t(`foods:meal.${meal}`)),
    translate: (_meal, groups) =>
      Array.isArray(groups)
        ? formats.list(
            groups.map(
              (each: MenuTemplateGroup) => `${groupLabels.choice(each)} (${groupLabels.count(each)})`,
            ),
          )
        : null,
  });
  const template = useWatch({ control: form.control }) as PlanMenuTemplate;
  const choices = useMemo(
    () => templateChoices(template, foods.facts, restrictions, exclusions),
    [template, foods, restrictions, exclusions],
  );
  const targets = useMemo(() => targetsOf(plan), [plan]);
  const [opened, setOpened] = useState<{ meal: Meal; index: number } | null>(null);
  const [dialog, setDialog] = useState<OpenTemplateDialog | null>(null);
  const [applied, setApplied] = useState<{ name: string; before: PlanMenuTemplate } | null>(null);
  const isGeneral = templateDifference(template, DEFAULT_MENU_TEMPLATE).length === 0;

  const setMeal = (meal: Meal, groups: MenuTemplateGroup[]): void =>
    form.methods.setValue(meal, groups, {
      shouldDirty: true,
      shouldValidate: form.methods.formState.isSubmitted,
    });
  const setAll = (next: PlanMenuTemplate): void => MEALS.forEach((meal) => setMeal(meal, next[meal]));
  const apply = (name: string, next: PlanMenuTemplate): void => {
    setApplied({ name, before: template });
    setAll(next);
  };
  const add = (meal: Meal): void => {
    setMeal(meal, [...template[meal], { foodIds: [], categories: [], min: 1, max: 1 }]);
    setOpened({ meal, index: template[meal].length });
  };
  const close = (): void => {
    if (opened) {
      // A group that was added and left without foods was not meant.
      const named = template[opened.meal].filter(
        ({ foodIds, categories }) => foodIds.length + categories.length > 0,
      );
      if (named.length < template[opened.meal].length) setMeal(opened.meal, named);
    }
    setOpened(null);
  };
  const group = opened && template[opened.meal][opened.index];

  return (
    // The dialogs are not in the form: what is submitted in one would submit the form as well.
    <>
      <MissingFoods
        foods={foods}
        ids={[
          ...foodsOfTemplate(template),
          ...(dialog?.what === 'apply' ? foodsOfTemplate(dialog.template) : []),
        ]}
      />
      <SavedForm form={form} staysOpen>
        <Stack gap="lg">
          <Inline gap="sm" justify="space-between">
            <Text as="p" tone="muted">
              {t(isGeneral ? 'template.general' : 'template.lead')}
            </Text>
            {canEdit && (
              <Inline gap="sm">
                <Button icon={LibraryBig} onPress={() => setDialog({ what: 'choose' })}>
                  {t('template.apply')}
                </Button>
                <Button icon={BookmarkPlus} onPress={() => setDialog({ what: 'save' })}>
                  {t('template.saveAs')}
                </Button>
              </Inline>
            )}
          </Inline>
          {applied && templateDifference(applied.before, template).length > 0 && (
            <Banner
              tone="info"
              role="status"
              title={t('template.applied.title', { name: applied.name })}
              actions={
                <Button
                  size="small"
                  onPress={() => {
                    setAll(applied.before);
                    setApplied(null);
                  }}
                >
                  {t('undo')}
                </Button>
              }
            >
              {t('template.applied.text')}
            </Banner>
          )}
          <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
            {MEALS.map((meal) => (
              <MealTemplate
                key={meal}
                meal={meal}
                groups={template[meal]}
                choices={choices[meal]}
                target={targets?.meals[meal] ?? null}
                labels={labels}
                groupLabels={groupLabels}
                canEdit={canEdit}
                onAdd={() => add(meal)}
                onOpen={(index) => setOpened({ meal, index })}
                onRemove={(index) =>
                  setMeal(
                    meal,
                    template[meal].filter((_, each) => each !== index),
                  )
                }
              />
            ))}
          </Columns>
        </Stack>
      </SavedForm>
      {opened && group && (
        <GroupDialog
          meal={opened.meal}
          group={group}
          choices={choices[opened.meal][opened.index]}
          foods={foods}
          restrictions={restrictions}
          labels={labels}
          groupLabels={groupLabels}
          onChange={(next) => setMeal(opened.meal, template[opened.meal].with(opened.index, next))}
          onClose={close}
        />
      )}
      {dialog && (
        <TemplateDialogs
          open={dialog}
          plan={plan}
          template={template}
          foods={foods}
          groupLabels={groupLabels}
          doubtsOf={(each) => templateDoubts(each, foods.facts, restrictions, exclusions)}
          onOpen={setDialog}
          onApply={apply}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
