import { type PatientImportProblem, usePatientImportProblemPages } from '@healzy/api/patients/imports';
import { PATIENT_IMPORT_FIELDS } from '@healzy/domain/patients/imports';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Link, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';
import { ListTable } from '../../../app/lists/ListTable.tsx';
import { inRows } from '../../../app/lists/paged.ts';
import { pathTo } from '../../../app/paths.ts';
import { fieldSentence } from '../../../app/sentences.ts';
import { useImportFieldLabel } from './useImportFieldLabel.ts';

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

/** The problem of a row as text. */
function useProblemReason(): (problem: PatientImportProblem, isShort?: boolean) => string {
  const { t } = useTranslation('patient-imports');
  const labelOf = useImportFieldLabel();
  return ({ kind, cells, otherRow, patient }, isShort = false) => {
    switch (kind) {
      case 'TAKEN':
        return `${t('review.takenBy')}.`;
      case 'REPEATED':
        return `${t('review.repeatedRow', { row: otherRow })}.`;
      case 'ALIKE':
        return `${patient === null && otherRow !== null ? t('review.alikeRow', { row: otherRow }) : t('review.alikePatient')}.`;
      default:
        return cells
          .map(({ field, code, found }) => {
            const known = PATIENT_IMPORT_FIELDS.find((one) => one === field);
            const messages = {
              field: known ? labelOf(known) : field,
              sentence: fieldSentence(code) ?? '',
              found,
            };
            if (found === '') return t('review.cell', messages);
            return t(isShort ? 'review.cellShort' : 'review.cellFound', messages);
          })
          .join(' ');
    }
  };
}
