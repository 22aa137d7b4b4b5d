import { type PatientImportProblem, usePatientImportProblemPages } from '@healzy/api/patients/imports';
import { PATIENT_IMPORT_FIELDS } from '@healzy/domain/patients/imports';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { DataTable, type DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Link } from '@healzy/ui/primitives/Link';
import { Text } from '@healzy/ui/primitives/Text';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { useFormats } from '../../../app/formats.ts';
import { listStateOf } from '../../../app/list-state.ts';
import { pathTo } from '../../../app/paths.ts';
import { fieldSentence } from '../../../app/sentences.ts';
import { fullName } from '../patient-names.ts';

/** Every row that is not simply imported: which, whose, and why. */
export function ImportProblemTable({ importId }: { importId: string }) {
  const { t } = useTranslation(['patient-imports', 'app']);
  const formats = useFormats();
  const pages = usePatientImportProblemPages(importId, true);
  const rows = pages.data?.pages.flatMap((page) => page.items.flatMap(linesOf)) ?? [];
  const reasonOf = useReason();
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
      // On a card there is room for which cell it is, not for how to mend it.
      cardCell: (line) => reasonOf(line, true),
      cell: (problem) => (
        <>
          {reasonOf(problem)}
          {problem.patient && (
            <>
              {' '}
              <Link href={pathTo('patientInfo', { patientId: problem.patient.id })} target="_blank">
                {t('review.open', { name: fullName(problem.patient) })}
              </Link>
            </>
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable<ProblemLine>
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      hasMore={pages.hasNextPage}
      onLoadMore={() => void pages.fetchNextPage()}
      state={listStateOf(pages, rows)}
      empty={
        <EmptyState icon={CircleCheck} title={t('review.allFine')} description={t('review.allFineText')} />
      }
      failed={
        <ErrorState
          title={t('app:failed.title')}
          description={sentenceForError(pages.error)}
          onRetry={() => void pages.refetch()}
        />
      }
      labels={{
        table: t('review.problems'),
        rowMenu: ({ name }) => name,
      }}
    />
  );
}

/** A problem of a row; one with several wrong cells has a line for each. */
interface ProblemLine extends PatientImportProblem {
  readonly id: string;
}

function linesOf(problem: PatientImportProblem): ProblemLine[] {
  if (problem.cells.length === 0) return [{ ...problem, id: String(problem.row) }];
  return problem.cells.map((cell) => ({ ...problem, cells: [cell], id: `${problem.row} ${cell.field}` }));
}

/** What is the matter with a row, in words. */
function useReason(): (problem: PatientImportProblem, isShort?: boolean) => string {
  const { t } = useTranslation('patient-imports');
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
            const words = {
              field: known ? t(`field.${known}`) : field,
              sentence: fieldSentence(code) ?? '',
              found,
            };
            if (found === '') return t('review.cell', words);
            return t(isShort ? 'review.cellShort' : 'review.cellFound', words);
          })
          .join(' ');
    }
  };
}
