import { copyToWeeks, mealAt, type Menu } from '@healzy/domain/menus';
import { Button } from '@healzy/ui/components/Button';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface CopyWeekDialogProps {
  menu: Menu;
  week: number;
  nameOf: (week: number) => string;
  onCopy: (weeks: readonly number[]) => void;
  onClose: () => void;
}

/** Copies a week over others, after saying how much of them it replaces. */
export function CopyWeekDialog({ menu, week, nameOf, onCopy, onClose }: CopyWeekDialogProps) {
  const { t } = useTranslation('menus');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const others = menu.weeks.flatMap((_, each) => (each === week ? [] : [each]));
  const following = others.filter((each) => each > week);
  const edit = copyToWeeks(menu, week, chosen.map(Number))?.edit;
  const replaced =
    edit?.kind === 'MEALS'
      ? edit.meals.filter(({ at }) => (mealAt(menu, at)?.foods.length ?? 0) > 0).length
      : 0;
  return (
    <Dialog
      title={t('copyWeek.title', { week: week + 1 })}
      onClose={onClose}
      actions={(close) => (
        <>
          <Button onPress={close}>{t('copyWeek.cancel')}</Button>
          <Button
            intent="primary"
            isDisabled={chosen.length === 0}
            onPress={() => {
              onCopy(chosen.map(Number));
              close();
            }}
          >
            {t('copyWeek.confirm')}
          </Button>
        </>
      )}
    >
      <Stack gap="md">
        {following.length > 1 && (
          <Inline>
            <Button size="small" onPress={() => setChosen(following.map(String))}>
              {t('copyWeek.following')}
            </Button>
          </Inline>
        )}
        <CheckboxGroup
          label={t('copyWeek.weeks')}
          options={others.map((each) => ({ id: String(each), label: nameOf(each) }))}
          value={chosen}
          onChange={setChosen}
        />
        <Text as="p">
          <span role="status">
            {chosen.length === 0
              ? t('copyWeek.none')
              : replaced === 0
                ? t('copyWeek.nothing')
                : t('copyWeek.replaced', { count: replaced })}
          </span>
        </Text>
      </Stack>
    </Dialog>
  );
}
