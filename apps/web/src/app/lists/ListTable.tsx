import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import type { PictogramName } from '@healzy/ui/primitives/Pictogram';
import { DataTable, type DataTableProps } from '@healzy/ui/patterns/DataTable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../api-errors.ts';
import type { ListAddress } from './useListAddress.ts';
import { itemsOf, listStateOf, type Paged, totalOf } from './paged.ts';

interface NoMatch {
  title: string;
  text?: string;
  /** Label of the button that clears search and filters. */
  clear?: string;
}

type OfThePages = 'rows' | 'total' | 'hasMore' | 'onLoadMore' | 'state' | 'failed' | 'empty';

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, OfThePages> {
  /** From a paged hook of `@healzy/api`. */
  pages: Paged<Row>;
  /** Shown when the list is empty: what will be here, and the first step. */
  empty: { pictogram: PictogramName; title: string; text?: string; action?: ReactNode };
  /** Shown instead when search and filters exclude everything. */
  noMatch?: NoMatch | false | undefined;
  /** From `useListAddress`: the order of the list, and whether anything narrows it. */
  list?: Pick<ListAddress, 'sorting' | 'isNarrowed' | 'clear'>;
}

/**
 * The table of a paged list, in all its states: loading, empty, nothing that matches, failed, the next page loading or
 * failed, and more to come.
 * @example <ListTable pages={useUserPages(query)} columns={columns} getRowId={({ id }) => id} … />
 */
export function ListTable<Row>({ pages, empty, noMatch, list, ...table }: ListTableProps<Row>) {
  const { t } = useTranslation('app');
  const rows = itemsOf(pages);
  const total = totalOf(pages);
  return (
    <DataTable<Row>
      {...list?.sorting}
      {...table}
      rows={rows}
      {...(total === undefined ? {} : { total })}
      hasMore={pages.hasNextPage}
      onLoadMore={() => void pages.fetchNextPage()}
      state={listStateOf(pages, rows)}
      empty={
        noMatch && list?.isNarrowed !== false ? (
          <NothingFound {...noMatch} onClear={list?.clear} />
        ) : (
          <EmptyState {...empty} size="lg" description={empty.text} />
        )
      }
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

function NothingFound({ title, text, clear, onClear }: NoMatch & { onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      pictogram="search"
      title={title}
      description={text}
      action={clear !== undefined && <Button {...(onClear ? { onPress: onClear } : {})}>{clear}</Button>}
    />
  );
}
