import type { FillScope, Menu } from '@healzy/domain/menus';
import { planDate } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu as ActionMenu, type MenuEntry } from '@healzy/ui/components/Menu';
import { Inline, Text } from '@healzy/ui/primitives';
import {
  CalendarDays,
  ChevronLeft,
  ChevronRight,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eraser,
  MoreHorizontal,
  Redo2,
  Undo2,
  WandSparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useIsPhone } from '../../app/useIsDesktop.ts';
import { PaperMenu } from './paper/PaperMenu.tsx';
import { mealsOfDays, type PlanOfMenus } from './plan-menus.ts';
import type { MenuClipboard } from './useMenuClipboard.ts';
import type { MenuEditing } from './useMenuEditing.ts';

export interface MenuBarProps {
  plan: PlanOfMenus;
  week: number;
  menu: Menu;
  clipboard: MenuClipboard;
  editing: MenuEditing;
  canEdit: boolean;
  /** How far the week has got. */
  status: ReactNode;
  onWeek: (week: number) => void;
  onCopyTo: () => void;
  onFill: (scope: FillScope) => void;
  /** The menu of what is shown. */
  shown: ReactNode;
}

/** Turns to another week, undoes and redoes, fills, and says whether everything is saved. */
export function MenuBar({
  plan,
  week,
  menu,
  clipboard,
  editing,
  canEdit,
  status,
  onWeek,
  onCopyTo,
  onFill,
  shown,
}: MenuBarProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const isPhone = useIsPhone();
  const count = menu.weeks.length;
  const days = menu.weeks[week] ?? [];
  const { saving, document } = editing;
  const entries: MenuEntry[] = [
    // On a phone there is no room for them in the row.
    {
      id: 'undo',
      label: t('undo'),
      icon: Undo2,
      isHidden: !isPhone,
      isDisabled: document.undo.length === 0,
      onAction: editing.undo,
    },
    {
      id: 'redo',
      label: t('redo'),
      icon: Redo2,
      isHidden: !isPhone,
      isDisabled: document.redo.length === 0,
      onAction: editing.redo,
    },
    { id: 'plan', label: t('week.fillPlan'), icon: CalendarDays, onAction: () => onFill({ kind: 'PLAN' }) },
    { id: 'copy', label: t('week.copy'), icon: Copy, onAction: () => clipboard.keep({ kind: 'WEEK', days }) },
    { id: 'copyTo', label: t('week.copyTo'), icon: CopyPlus, isDisabled: count < 2, onAction: onCopyTo },
    {
      id: 'paste',
      label: t('week.paste'),
      icon: ClipboardPaste,
      isDisabled: clipboard.clip?.kind !== 'WEEK',
      onAction: () => clipboard.paste({ week, day: 0, meal: 'BREAKFAST' }),
    },
    {
      id: 'clear',
      label: t('week.clear'),
      icon: Eraser,
      onAction: () => clipboard.clear(mealsOfDays(days.map((_, day) => ({ week, day })))),
    },
  ];
  const saved = (
    <Text tone="muted" size="sm">
      <span role="status">{saving === 'idle' ? '' : t(`saving.${saving}`)}</span>
    </Text>
  );
  return (
    <Inline gap="sm" justify="space-between">
      <Inline gap="xs">
        <IconButton
          icon={ChevronLeft}
          label={t('week.previous')}
          isDisabled={week === 0}
          onPress={() => onWeek(week - 1)}
        />
        <Text weight="semibold">
          <span role="status">
            {t('week.title', {
              week: week + 1,
              count,
              from: formats.shortDay(planDate(plan.startDate, { week, day: 0 })),
              to: formats.shortDay(planDate(plan.startDate, { week, day: 6 })),
            })}
          </span>
        </Text>
        <IconButton
          icon={ChevronRight}
          label={t('week.next')}
          isDisabled={week >= count - 1}
          onPress={() => onWeek(week + 1)}
        />
        {!isPhone && status}
      </Inline>
      {isPhone && (
        <Inline gap="xs">
          {shown}
          {status}
        </Inline>
      )}
      <Inline gap="xs">
        {canEdit && !isPhone && (
          <>
            {saved}
            <IconButton
              icon={Undo2}
              label={t('undo')}
              isDisabled={document.undo.length === 0}
              onPress={editing.undo}
            />
            <IconButton
              icon={Redo2}
              label={t('redo')}
              isDisabled={document.redo.length === 0}
              onPress={editing.redo}
            />
          </>
        )}
        {!isPhone && shown}
        <PaperMenu
          plan={plan}
          menu={menu}
          week={week}
          isSaved={saving === 'idle' || saving === 'saved'}
          canEdit={canEdit}
          isBrief={isPhone}
        />
        {canEdit && (
          <>
            <Button intent="primary" icon={WandSparkles} onPress={() => onFill({ kind: 'WEEK', week })}>
              {t('week.fill')}
            </Button>
            <ActionMenu
              trigger={<IconButton icon={MoreHorizontal} label={t('week.more')} hasTooltip={false} />}
              entries={entries}
            />
            {isPhone && saved}
          </>
        )}
      </Inline>
    </Inline>
  );
}
