import { useMenuTemplatePages } from '@healzy/api/menus';
import { DEFAULT_MENU_TEMPLATE, type TemplateDoubt } from '@healzy/domain/menus';
import { foodsOfTemplate, MEALS, type PlanMenuTemplate } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { IconButton } from '@healzy/ui/components/IconButton';
import { List } from '@healzy/ui/components/List';
import { LoadMore } from '@healzy/ui/components/LoadMore';
import { Menu } from '@healzy/ui/components/Menu';
import { SearchField } from '@healzy/ui/components/SearchField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { itemsOf, totalOf } from '../../../app/lists/paged.ts';
import { useDebouncedValue } from '../../../app/useDebouncedValue.ts';
import type { MenuFoodIndex } from '../menu-foods.ts';
import { MissingFoods } from '../MissingFoods.tsx';
import type { OpenTemplateDialog } from './TemplateDialogs.tsx';
import { TemplateDoubts } from './TemplateDoubts.tsx';
import type { GroupLabels } from './useGroupLabels.ts';

export interface ChooseTemplateDialogProps {
  foods: MenuFoodIndex;
  groupLabels: GroupLabels;
  /** What speaks against a template for the patient. */
  doubtsOf: (template: PlanMenuTemplate) => readonly TemplateDoubt[];
  onOpen: (dialog: OpenTemplateDialog) => void;
  onClose: () => void;
}

/** The templates of the account and the general one: to apply, rename or delete. */
export function ChooseTemplateDialog({
  foods,
  groupLabels,
  doubtsOf,
  onOpen,
  onClose,
}: ChooseTemplateDialogProps) {
  const { t } = useTranslation(['menus', 'app']);
  const { number } = useFormats();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const pages = useMenuTemplatePages({ limit: 20, ...(search === '' ? {} : { search }) });
  const saved = itemsOf(pages);
  const groupsOf = (template: PlanMenuTemplate) => {
    const count = MEALS.reduce((sum, meal) => sum + template[meal].length, 0);
    return t('template.groupCount', { count });
  };
  const metaOf = (text: string, template: PlanMenuTemplate) => (
    <Stack gap="xxs">
      <Text size="sm" tone="muted">
        {text}
      </Text>
      <TemplateDoubts doubts={doubtsOf(template)} groupLabels={groupLabels} />
    </Stack>
  );
  const apply = (name: string, template: PlanMenuTemplate) => (
    <Button
      size="small"
      aria-label={t('template.applyNamed', { name })}
      onPress={() => onOpen({ what: 'apply', name, template })}
    >
      {t('template.applyShort')}
    </Button>
  );
  const general = t('template.generalName');
  return (
    <Dialog title={t('template.choose')} size="medium" onClose={onClose}>
      <Stack gap="md">
        <MissingFoods
          foods={foods}
          ids={saved.flatMap(({ template }) => foodsOfTemplate(template as PlanMenuTemplate))}
        />
        <SearchField
          label={t('template.search')}
          placeholder={t('template.search')}
          value={typed}
          onChange={setTyped}
        />
        <Loaded queries={[pages]}>
          <List
            label={t('template.choose')}
            empty={t('template.noneFound')}
            items={[
              ...(search === ''
                ? [
                    {
                      id: 'general',
                      title: general,
                      meta: metaOf(t('template.generalText'), DEFAULT_MENU_TEMPLATE),
                      actions: apply(general, DEFAULT_MENU_TEMPLATE),
                    },
                  ]
                : []),
              ...saved.map((each) => ({
                id: each.id,
                title: each.name,
                meta: metaOf(groupsOf(each.template as PlanMenuTemplate), each.template as PlanMenuTemplate),
                actions: (
                  <Inline gap="xs" isWrapping={false}>
                    {apply(each.name, each.template as PlanMenuTemplate)}
                    <Menu
                      trigger={
                        <IconButton
                          icon={MoreHorizontal}
                          intent="quiet"
                          label={t('template.actionsOf', { name: each.name })}
                          hasTooltip={false}
                        />
                      }
                      entries={[
                        {
                          id: 'rename',
                          label: t('template.rename.action'),
                          icon: Pencil,
                          onAction: () => onOpen({ what: 'rename', saved: each }),
                        },
                        {
                          id: 'delete',
                          label: t('template.delete.action'),
                          icon: Trash2,
                          intent: 'danger',
                          onAction: () => onOpen({ what: 'delete', saved: each }),
                        },
                      ]}
                    />
                  </Inline>
                ),
              })),
            ]}
          />
          {(pages.hasNextPage || saved.length > 20) && (
            <LoadMore
              summary={t('template.shown', {
                count: saved.length,
                formatted: number(saved.length),
                total: number(totalOf(pages) ?? saved.length),
              })}
              label={t('template.loadMore')}
              onLoadMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
              isPending={pages.isFetchingNextPage}
              pendingLabel={t('app:loading')}
            />
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
