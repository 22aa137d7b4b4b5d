import { groupKey, templateDifference, type TemplateDoubt } from '@healzy/domain/menus';
import type { MenuTemplateGroup, PlanMenuTemplate } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { List } from '@healzy/ui/components/List';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { TemplateDoubts } from './TemplateDoubts.tsx';
import type { GroupLabels } from './useGroupLabels.ts';

export interface ApplyTemplateDialogProps {
  name: string;
  before: PlanMenuTemplate;
  after: PlanMenuTemplate;
  groupLabels: GroupLabels;
  /** What speaks against it for the patient. */
  doubts: readonly TemplateDoubt[];
  onApply: () => void;
  onClose: () => void;
}

const without = (groups: readonly MenuTemplateGroup[], others: readonly MenuTemplateGroup[]) => {
  const there = new Set(others.map(groupKey));
  return groups.filter((each) => !there.has(groupKey(each)));
};

/** What applying a template would replace, meal by meal, before anything is replaced. */
export function ApplyTemplateDialog({
  name,
  before,
  after,
  groupLabels,
  doubts,
  onApply,
  onClose,
}: ApplyTemplateDialogProps) {
  const { t } = useTranslation(['menus', 'foods']);
  const meals = templateDifference(before, after);
  const line = (kind: 'goes' | 'comes', groups: readonly MenuTemplateGroup[]) =>
    groups.map((group, index) => (
      <Text key={`${kind}${index}`} size="sm" tone={kind === 'goes' ? 'muted' : undefined}>
        {t(`template.difference.${kind}`, {
          choice: groupLabels.choice(group),
          count: groupLabels.count(group),
        })}
      </Text>
    ));
  return (
    <Dialog
      title={t('template.applyTitle', { name })}
      size="large"
      onClose={onClose}
      actions={(close) => (
        <>
          <Button onPress={close}>{t(meals.length === 0 ? 'fill.close' : 'template.keep')}</Button>
          {meals.length > 0 && (
            <Button intent="primary" onPress={onApply}>
              {t('template.replace')}
            </Button>
          )}
        </>
      )}
    >
      <Stack gap="md">
        <Text as="p">
          {meals.length === 0 ? t('template.applyNothing') : t('template.applyText', { count: meals.length })}
        </Text>
        <TemplateDoubts doubts={doubts} groupLabels={groupLabels} />
        {meals.length > 0 && (
          <List
            label={t('template.applyTitle', { name })}
            items={meals.map((meal) => {
              const goes = without(before[meal], after[meal]);
              const comes = without(after[meal], before[meal]);
              return {
                id: meal,
                title: t(`foods:meal.${meal}`),
                meta: (
                  <Stack gap="none">
                    {line('goes', goes)}
                    {line('comes', comes)}
                    {after[meal].length === 0 && <Text size="sm">{t('template.difference.empty')}</Text>}
                    {goes.length + comes.length === 0 && (
                      <Text size="sm">{t('template.difference.order')}</Text>
                    )}
                  </Stack>
                ),
              };
            })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
