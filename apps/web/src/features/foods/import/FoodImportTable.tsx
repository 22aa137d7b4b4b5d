import type { FoodImportResult } from '@healzy/api/foods';
import type { FoodImportSettings, SheetLayout } from '@healzy/domain/foods/imports';
import { Stack, Text } from '@healzy/ui/primitives';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { FoodImportColumnsForm } from './FoodImportColumnsForm.tsx';
import { FoodImportReview } from './FoodImportReview.tsx';
import { choicesOf, settingsOf } from './import-choices.ts';
import type { CheckedTable, OpenedTable } from './table-reading.ts';

export interface FoodImportTableProps {
  fileName: string;
  table: OpenedTable;
  onLayout: (layout: Partial<SheetLayout>) => void;
  /** Reads all rows with some settings. */
  onCheck: (settings: FoodImportSettings, leavesOutDoubtful: boolean) => Promise<CheckedTable>;
  onCancel: () => void;
  onDone: (result: FoodImportResult) => void;
}

/** A table that was opened: what its columns hold, then what becomes of its rows. */
export function FoodImportTable({
  fileName,
  table,
  onLayout,
  onCheck,
  onCancel,
  onDone,
}: FoodImportTableProps) {
  const { t } = useTranslation('food-imports');
  const formats = useFormats();
  const [choices, setChoices] = useState(() => choicesOf(table.guess));
  const [leavesOutDoubtful, setLeavesOut] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const settings = settingsOf(choices);
  const asked = settings === null ? null : JSON.stringify([settings, leavesOutDoubtful]);
  const [checked, setChecked] = useState<{ asked: string; check: CheckedTable } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const [wanted, leavesOut] = JSON.parse(asked) as [FoodImportSettings, boolean];
    void onCheck(wanted, leavesOut).then((check) => setChecked({ asked, check }));
    // The check that answers is that of the worker for this file.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  const check = asked === null ? null : (checked?.check ?? null);
  const isCurrent = asked !== null && checked?.asked === asked;
  const file =
    table.sheetName === null ? fileName : `${fileName}, ${t('found.sheet', { sheet: table.sheetName })}`;
  return (
    <Stack gap="lg">
      <Text tone="muted">
        {t('found.rows', { count: table.rowCount, formatted: formats.number(table.rowCount), file })}
      </Text>
      {isReviewed && settings !== null && check !== null ? (
        <FoodImportReview
          settings={settings}
          headings={table.headings}
          check={check}
          isCurrent={isCurrent}
          leavesOutDoubtful={leavesOutDoubtful}
          onLeaveOut={setLeavesOut}
          onBack={() => setReviewed(false)}
          onDone={onDone}
        />
      ) : (
        <FoodImportColumnsForm
          table={table}
          choices={choices}
          onChange={(part) => setChoices((before) => ({ ...before, ...part }))}
          onLayout={onLayout}
          check={check}
          isCurrent={isCurrent}
          onReview={() => setReviewed(true)}
          onCancel={onCancel}
        />
      )}
    </Stack>
  );
}
