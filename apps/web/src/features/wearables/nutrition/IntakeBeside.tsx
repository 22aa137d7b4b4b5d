import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { useTranslation } from 'react-i18next';
import { type Nutrients, INTAKE_FIGURES, type IntakeFigure, useIntakeTexts } from './useIntakeTexts.ts';

interface IntakeColumn {
  readonly id: string;
  readonly header: string;
  readonly intake: Nutrients;
}

/** Energy and nutrients of several things, side by side; what none of them knows is left out. */
export function IntakeBeside({ caption, columns }: { caption: string; columns: readonly IntakeColumn[] }) {
  const { t } = useTranslation('wearables-nutrition');
  const { amount } = useIntakeTexts();
  const tableColumns: TableColumn<IntakeFigure>[] = [
    { id: 'figure', header: t('meal.figure'), minWidth: 110, cell: (figure) => t(`intake.${figure}`) },
    ...columns.map(({ id, header, intake }) => ({
      id,
      header,
      align: 'end' as const,
      minWidth: 88,
      cell: (figure: IntakeFigure) => amount(figure, intake[figure]),
    })),
  ];
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={tableColumns}
      rows={INTAKE_FIGURES.filter((figure) => columns.some(({ intake }) => intake[figure] !== null))}
      getRowId={(figure) => figure}
    />
  );
}
