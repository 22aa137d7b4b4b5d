import { plannedWeeks, type Menu } from '@healzy/domain/menus';
import { firstOpenDay } from '@healzy/domain/nutritional-plans';
import { useExportMenus, useExportPlanPaper } from '@healzy/api/menus';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { reportFileName, todayIn } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu as ActionMenu, type MenuEntry } from '@healzy/ui/components/Menu';
import { CalendarSync, FileDown, FileSpreadsheet, ListChecks, Printer, Share } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { tellFailed } from '../../../app/messages.ts';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { saveFile, saveSheet } from '../../../app/save-file.ts';
import { useLanguage } from '../../../state/language.ts';
import type { PlanOfMenus } from '../plan-menus.ts';
import { PAPER_PARAMETER } from './paper-address.ts';
import type { WantedPaper } from './PaperDialog.tsx';

const MealCalendarDialog = lazyPart(
  async () => (await import('./MealCalendarDialog.tsx')).MealCalendarDialog,
);
const PaperDialog = lazyPart(async () => (await import('./PaperDialog.tsx')).PaperDialog);

export interface PaperMenuProps {
  plan: PlanOfMenus;
  menu: Menu;
  /** The week that is shown, counted from 0. */
  week: number;
  /** Whether everything that was changed is stored, of which the paper is made. */
  isSaved: boolean;
  /** Only who plans hands out the address of a calendar. */
  canEdit: boolean;
  /** The button is its icon alone, where a row has no room. */
  isBrief?: boolean;
}

/** What of a plan leaves the clinic: a PDF for the patient, the shopping list, and files for a spreadsheet. */
export function PaperMenu({ plan, menu, week, isSaved, canEdit, isBrief = false }: PaperMenuProps) {
  const { t } = useTranslation('menu-paper');
  const language = useLanguage();
  const { data: patient } = useOpenPatient();
  const [, setAddress] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const planned = plannedWeeks(menu);
  const menus = useExportMenus();
  const paper = useExportPlanPaper();
  const failed = (error: unknown) => tellFailed('menuPaper.export', error);
  const downloadMenus = () =>
    menus.mutate(
      { id: plan.id, query: { language } },
      { onSuccess: (csv) => saveSheet(csv, `${t('csv.file')}-${plan.startDate}`), onError: failed },
    );
  const downloadPaper = (query: WantedPaper) =>
    paper.mutate(
      { id: plan.id, query },
      {
        onSuccess: (file) => {
          const name = `${patient?.name ?? ''} ${patient?.surname ?? ''}`;
          saveFile(file, reportFileName(t('pdf.file'), name, plan.startDate), 'application/pdf');
          setAsking(false);
        },
        onError: failed,
      },
    );
  const entries: MenuEntry[] = [
    {
      id: 'week',
      label: t('pdf.week'),
      icon: Printer,
      isDisabled: !isSaved || !planned.includes(week) || paper.isPending,
      onAction: () => downloadPaper({ week: [week + 1] }),
    },
    { id: 'pdf', label: t('pdf.action'), icon: FileDown, onAction: () => setAsking(true) },
    {
      id: 'shopping',
      label: t('shopping.action'),
      icon: ListChecks,
      onAction: () => setAddress({ plan: plan.id, [PAPER_PARAMETER]: 'shopping' }),
    },
    { id: 'csv', label: t('csv.action'), icon: FileSpreadsheet, onAction: downloadMenus },
    {
      id: 'calendar',
      label: t('calendar.action'),
      icon: CalendarSync,
      isHidden: !canEdit,
      onAction: () => setSharing(true),
    },
  ];
  return (
    <>
      <ActionMenu
        trigger={
          isBrief ? (
            <IconButton icon={Share} label={t('menu')} hasTooltip={false} />
          ) : (
            <Button icon={Share}>{t('menu')}</Button>
          )
        }
        entries={entries}
      />
      {isSharing && <MealCalendarDialog planId={plan.id} onClose={() => setSharing(false)} />}
      {isAsking && (
        <PaperDialog
          weeks={plan.weeks}
          planned={planned}
          open={firstOpenDay(plan, todayIn(patient?.timezone ?? 'UTC', serverNow())).week}
          isPending={paper.isPending}
          onDownload={downloadPaper}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
