import { useExportShoppingList, useShoppingList } from '@healzy/api/menus';
import { weekRange } from '@healzy/domain/menus';
import { firstOpenDay } from '@healzy/domain/nutritional-plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { tellFailed } from '../../../app/messages.ts';
import { saveSheet } from '../../../app/save-file.ts';
import { useLanguage } from '../../../state/language.ts';
import type { PlanOfMenus } from '../plan-menus.ts';
import { ShoppingSheet } from './ShoppingSheet.tsx';

export interface ShoppingViewProps {
  plan: PlanOfMenus;
  /** Of the menus: the list is read again when they are saved. */
  version: number;
  /** The patient's local date. */
  today: string;
  onClose: () => void;
}

/** The shopping list of weeks of a plan: of the running one first, and of others that are chosen. */
export function ShoppingView({ plan, version, today, onClose }: ShoppingViewProps) {
  const { t } = useTranslation('menu-paper');
  const formats = useFormats();
  const language = useLanguage();
  const open = firstOpenDay(plan, today).week;
  const [chosen, setChosen] = useState<readonly string[]>([String(Math.min(open, plan.weeks - 1) + 1)]);
  // While none is chosen, what was shown stays, with what is wrong with the choice.
  const [shown, setShown] = useState(chosen);
  const choose = (weeks: readonly string[]) => {
    setChosen(weeks);
    if (weeks.length > 0) setShown(weeks);
  };
  const week = shown.map(Number).sort((one, other) => one - other);
  const list = useShoppingList(plan.id, { week }, version);
  const download = useExportShoppingList();
  const weeks = Array.from({ length: plan.weeks }, (_, at) => {
    const { from, to } = weekRange(plan, at);
    const span = { from: formats.shortDay(from), to: formats.shortDay(to) };
    return { id: String(at + 1), label: t('shopping.week', { week: at + 1, ...span }) };
  });
  const onExport = () =>
    download.mutate(
      { id: plan.id, query: { week, language } },
      {
        onSuccess: (csv) => saveSheet(csv, `${t('shopping.file')}-${list.data?.from ?? plan.startDate}`),
        onError: (error) => tellFailed('menuPaper.export', error),
      },
    );
  return (
    <Loaded queries={[list]}>
      {list.data && (
        <ShoppingSheet
          plan={plan.name}
          list={list.data}
          weeks={weeks}
          chosen={chosen}
          shown={week}
          isExporting={download.isPending}
          onChoose={choose}
          onExport={onExport}
          onClose={onClose}
        />
      )}
    </Loaded>
  );
}
