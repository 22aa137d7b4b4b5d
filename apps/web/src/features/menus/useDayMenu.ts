import type { FillScope, Menu } from '@healzy/domain/menus';
import type { MenuEntry } from '@healzy/ui/components/Menu';
import { ChartColumn, ClipboardPaste, Copy, Eraser, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mealsOfDays } from './plan-menus.ts';
import type { MenuClipboard } from './useMenuClipboard.ts';

interface DayMenuSource {
  menu: Menu;
  clipboard: MenuClipboard;
  onFill: (scope: FillScope) => void;
  onIntakes: (week: number, day: number) => void;
}

/** What can be done with a day of menus. */
export function useDayMenu({ menu, clipboard, onFill, onIntakes }: DayMenuSource) {
  const { t } = useTranslation('menus');
  return (week: number, day: number): MenuEntry[] => {
    const meals = menu.weeks[week]?.[day];
    if (!meals) return [];
    return [
      {
        id: 'fill',
        label: t('day.fill'),
        icon: WandSparkles,
        onAction: () => onFill({ kind: 'DAY', week, day }),
      },
      {
        id: 'copy',
        label: t('day.copy'),
        icon: Copy,
        onAction: () => clipboard.keep({ kind: 'DAY', day: meals }),
      },
      {
        id: 'paste',
        label: t('day.paste'),
        icon: ClipboardPaste,
        isDisabled: clipboard.clip?.kind !== 'DAY',
        onAction: () => clipboard.paste({ week, day, meal: 'BREAKFAST' }),
      },
      {
        id: 'intakes',
        label: t('day.intakes'),
        icon: ChartColumn,
        onAction: () => onIntakes(week, day),
      },
      {
        id: 'clear',
        label: t('day.clear'),
        icon: Eraser,
        onAction: () => clipboard.clear(mealsOfDays([{ week, day }])),
      },
    ];
  };
}
