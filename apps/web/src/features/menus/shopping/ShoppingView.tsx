import { useExportShoppingList, useShoppingList } from '@healzy/api/menus';
import { weekRange } from '@healzy/domain/menus';
import { firstOpenDay, planEnd } from '@healzy/domain/nutritional-plans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { tellFailed } from '../../../app/messages.ts';
import { saveSheet } from '../../../app/save-file.ts';
import { useLanguage } from '../../../state/language.ts';
import type { PlanOfMenus } from '../plan-menus.ts';
import { ShoppingSheet } from './ShoppingSheet.tsx';

const WHOLE = 'WHOLE';

export interface ShoppingViewProps {
  plan: PlanOfMenus;
  /** Of the menus: the list is read again when they are saved. */
  version: number;
  /** The patient's local date. */
  today: string;
  onClose: () => void;
}

/** The shopping list of a week of a plan, of the running one first, or of the whole plan. */
export function ShoppingView({ plan, version, today, onClose }: ShoppingViewProps) {
  const { t } = useTranslation('menu-paper');
  const formats = useFormats();
  const language = useLanguage();
  const open = firstOpenDay(plan, today).week;
  const [period, setPeriod] = useState(String(Math.min(open, plan.weeks - 1)));
  const whole = { from: plan.startDate, to: planEnd(plan) };
  const range = period === WHOLE ? whole : weekRange(plan, Number(period));
  const list = useShoppingList(plan.id, range, version);
  const download = useExportShoppingList();
  const span = ({ from, to }: typeof range) => ({
    from: formats.shortDay(from),
    to: formats.shortDay(to),
  });
  const weeks = Array.from({ length: plan.weeks }, (_, week) => ({
    id: String(week),
    label: t('shopping.week', { week: week + 1, ...span(weekRange(plan, week)) }),
  }));
  const onExport = () =>
    download.mutate(
      { id: plan.id, query: { ...range, language } },
      {
        onSuccess: (csv) => saveSheet(csv, `${t('shopping.file')}-${range.from}`),
        onError: (error) => tellFailed('menuPaper.export', error),
      },
    );
  return (
    <Loaded queries={[list]}>
      {list.data && (
        <ShoppingSheet
          plan={plan.name}
          list={list.data}
          periods={
            plan.weeks > 1 ? [...weeks, { id: WHOLE, label: t('shopping.whole', span(whole)) }] : weeks
          }
          period={period}
          isExporting={download.isPending}
          onPeriod={setPeriod}
          onExport={onExport}
          onClose={onClose}
        />
      )}
    </Loaded>
  );
}
