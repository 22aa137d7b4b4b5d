import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { DataTable, type DataTableProps } from '@healzy/ui/patterns/DataTable';
import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../api-errors.ts';
import { itemsOf, listStateOf, type Paged, totalOf } from './paged.ts';

interface NoMatch {
  title: string;
  text?: string;
  /** Names the button that takes away what narrows the list. */
  clear?: string;
  onClear?: () => void;
}

type OfThePages = 'rows' | 'total' | 'hasMore' | 'onLoadMore' | 'state' | 'failed' | 'empty';

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, OfThePages> {
  /** From a paged hook of `@healzy/api`. */
  pages: Paged<Row>;
  /** What will be here, and the first step. */
  empty: { icon: LucideIcon; title: string; text?: string; action?: ReactNode };
  /** Instead, where something narrows the list. */
  noMatch?: NoMatch | false | undefined;
}

/**
 * The table of a list that is read page after page, in all its states: on its way, empty, nothing that matches, failed,
 * the next page on its way or failed, and more to come.
 * @example <ListTable pages={useUserPages(query)} columns={columns} getRowId={({ id }) => id} … />
 */
export function ListTable<Row>({ pages, empty, noMatch, ...table }: ListTableProps<Row>) {
  const { t } = useTranslation('app');
  const rows = itemsOf(pages);
  const total = totalOf(pages);
  return (
    <DataTable<Row>
      {...table}
      rows={rows}
      {...(total === undefined ? {} : { total })}
      hasMore={pages.hasNextPage}
      onLoadMore={() => void pages.fetchNextPage()}
      state={listStateOf(pages, rows)}
      empty={noMatch ? <NothingFound {...noMatch} /> : <EmptyState {...empty} description={empty.text} />}
      failed={
        <ErrorState
          title={t('failed.title')}
          description={sentenceForError(pages.error)}
          onRetry={() => void pages.refetch()}
        />
      }
    />
  );
}

function NothingFound({ title, text, clear, onClear }: NoMatch) {
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      description={text}
      action={clear !== undefined && <Button {...(onClear ? { onPress: onClear } : {})}>{clear}</Button>}
    />
  );
}
