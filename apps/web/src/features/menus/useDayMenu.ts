import type { FillScope, MealPosition, Menu, MenuClip, MenuEdit } from '@healzy/domain/menus';
import type { MenuEntry } from '@healzy/ui/components/Menu';
import { ChartColumn, ClipboardPaste, Copy, Eraser, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clearEdit } from './plan-menus.ts';

interface DayMenuSource {
  menu: Menu;
  week: number;
  clip: MenuClip | null;
  onClip: (clip: MenuClip) => void;
  onPaste: (at: MealPosition) => void;
  onEdit: (edit: MenuEdit | null) => void;
  onFill: (scope: FillScope) => void;
  onIntakes: (day: number) => void;
}

/** What can be done with a day of menus. */
export function useDayMenu({ menu, week, clip, onClip, onPaste, onEdit, onFill, onIntakes }: DayMenuSource) {
  const { t } = useTranslation('menus');
  return (day: number): MenuEntry[] => {
    const meals = menu.weeks[week]?.[day];
    if (!meals) return [];
    return [
      {
        id: 'fill',
        label: t('day.fill'),
        icon: WandSparkles,
        onAction: () => onFill({ kind: 'DAY', week, day }),
      },
      { id: 'copy', label: t('day.copy'), icon: Copy, onAction: () => onClip({ kind: 'DAY', day: meals }) },
      {
        id: 'paste',
        label: t('day.paste'),
        icon: ClipboardPaste,
        isDisabled: clip?.kind !== 'DAY',
        onAction: () => onPaste({ week, day, meal: 'BREAKFAST' }),
      },
      {
        id: 'intakes',
        label: t('day.intakes'),
        icon: ChartColumn,
        onAction: () => onIntakes(day),
      },
      {
        id: 'clear',
        label: t('day.clear'),
        icon: Eraser,
        onAction: () => onEdit(clearEdit(menu, week, [day])),
      },
    ];
  };
}
