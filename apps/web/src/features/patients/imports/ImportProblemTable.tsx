import { type PatientImportProblem, usePatientImportProblemPages } from '@healzy/api/patients/imports';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Link, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';
import { ListTable } from '../../../app/lists/ListTable.tsx';
import { inRows } from '../../../app/lists/paged.ts';
import { pathTo } from '../../../app/paths.ts';
import { useProblemReason } from './useProblemReason.ts';

/** Every row that is not simply imported: which, whose, and why. */
export function ImportProblemTable({ importId }: { importId: string }) {
  const { t } = useTranslation(['patient-imports', 'app']);
  const formats = useFormats();
  const pages = usePatientImportProblemPages(importId, true);
  const reasonOf = useProblemReason();
  const columns: DataTableColumn<ProblemLine>[] = [
    {
      id: 'row',
      header: t('review.row'),
      width: '6rem',
      align: 'end',
      onCard: 'aside',
      cell: ({ row }) => <Text isNumeric>{formats.number(row)}</Text>,
    },
    {
      id: 'who',
      header: t('review.who'),
      width: 'minmax(10rem, 1fr)',
      onCard: 'title',
      cell: ({ name }) => name || t('app:value.none'),
    },
    {
      id: 'what',
      header: t('review.what'),
      width: 'minmax(16rem, 3fr)',
      onCard: 'detail',
      hasControls: true,
      value: (line) => reasonOf(line),
      // On a card there is room for the cell, not for how to fix it.
      cardCell: (line) => reasonOf(line, true),
      cell: (problem) => (
        <>
          {reasonOf(problem)}
          {problem.patient && (
            <>
              {' '}
              <Link
                href={pathTo('/patient/:patientId/info', { patientId: problem.patient.id })}
                target="_blank"
              >
                {t('review.open', { name: fullName(problem.patient) })}
              </Link>
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <ListTable<ProblemLine>
      pages={inRows(pages, linesOf)}
      columns={columns}
      getRowId={({ id }) => id}
      empty={{ pictogram: 'done', title: t('review.allFine'), text: t('review.allFineText') }}
      labels={{ table: t('review.problems'), rowMenu: ({ name }) => name }}
    />
  );
}

/** A problem of a row; a row with several invalid cells has one line per cell. */
interface ProblemLine extends PatientImportProblem {
  readonly id: string;
}

function linesOf(problem: PatientImportProblem): ProblemLine[] {
  if (problem.cells.length === 0) return [{ ...problem, id: String(problem.row) }];
  return problem.cells.map((cell) => ({ ...problem, cells: [cell], id: `${problem.row} ${cell.field}` }));
}
