import type { FillScope, Menu } from '@healzy/domain/menus';
import { planDate } from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu as ActionMenu, type MenuEntry } from '@healzy/ui/components/Menu';
import { Inline, Text } from '@healzy/ui/primitives';
import {
  CalendarDays,
  ChartColumn,
  ChevronLeft,
  ChevronRight,
  ClipboardPaste,
  Copy,
  Eraser,
  MoreHorizontal,
  Redo2,
  Undo2,
  WandSparkles,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { PaperMenu } from './paper/PaperMenu.tsx';
import { mealsOfDays, type PlanOfMenus } from './plan-menus.ts';
import type { MenuClipboard } from './useMenuClipboard.ts';
import type { MenuSession } from './useMenuSession.ts';

export interface MenuBarProps {
  plan: PlanOfMenus;
  week: number;
  menu: Menu;
  clipboard: MenuClipboard;
  session: MenuSession;
  canEdit: boolean;
  onWeek: (week: number) => void;
  onFill: (scope: FillScope) => void;
  onIntakes: () => void;
}

/** Turns to another week, undoes and redoes, fills, and says whether everything is saved. */
export function MenuBar({
  plan,
  week,
  menu,
  clipboard,
  session,
  canEdit,
  onWeek,
  onFill,
  onIntakes,
}: MenuBarProps) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const count = menu.weeks.length;
  const days = menu.weeks[week] ?? [];
  const { saving, document } = session;
  const entries: MenuEntry[] = [
    { id: 'plan', label: t('week.fillPlan'), icon: CalendarDays, onAction: () => onFill({ kind: 'PLAN' }) },
    { id: 'copy', label: t('week.copy'), icon: Copy, onAction: () => clipboard.keep({ kind: 'WEEK', days }) },
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
          {t('week.title', {
            week: week + 1,
            count,
            from: formats.shortDay(planDate(plan.startDate, { week, day: 0 })),
            to: formats.shortDay(planDate(plan.startDate, { week, day: 6 })),
          })}
        </Text>
        <IconButton
          icon={ChevronRight}
          label={t('week.next')}
          isDisabled={week >= count - 1}
          onPress={() => onWeek(week + 1)}
        />
        <IconButton icon={ChartColumn} label={t('week.intakes')} onPress={onIntakes} />
        <PaperMenu plan={plan} />
      </Inline>
      {canEdit && (
        <Inline gap="xs">
          <Text tone="muted" size="sm">
            <span role="status">{saving === 'idle' ? '' : t(`saving.${saving}`)}</span>
          </Text>
          <IconButton
            icon={Undo2}
            label={t('undo')}
            isDisabled={document.undo.length === 0}
            onPress={session.undo}
          />
          <IconButton
            icon={Redo2}
            label={t('redo')}
            isDisabled={document.redo.length === 0}
            onPress={session.redo}
          />
          <Button intent="primary" icon={WandSparkles} onPress={() => onFill({ kind: 'WEEK', week })}>
            {t('week.fill')}
          </Button>
          <ActionMenu
            trigger={<IconButton icon={MoreHorizontal} label={t('week.more')} hasTooltip={false} />}
            entries={entries}
          />
        </Inline>
      )}
    </Inline>
  );
}
