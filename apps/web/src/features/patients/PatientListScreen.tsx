import { type PatientSummary, usePatientPages } from '@healzy/api/patients';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { SearchField } from '@healzy/ui/components/SearchField';
import { DataTable } from '@healzy/ui/patterns/DataTable';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { sentenceForError } from '../../app/api-errors.ts';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { listStateOf } from '../../app/list-state.ts';
import { pathTo } from '../../app/paths.ts';
import type { PatientListWish } from './new-patient.ts';
import { rolesAtom } from '../../state/account.ts';
import { columnsOf, columnStateOf } from './column-choice.ts';
import { filterOf, listingOfView, queryOf, sortOfTable, tableSortOf } from './list-address.ts';
import { fullName } from './patient-names.ts';
import { PatientListEmpty } from './PatientListEmpty.tsx';
import { PatientListTools } from './PatientListTools.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { useListAddress } from './useListAddress.ts';
import { usePatientColumns } from './usePatientColumns.tsx';
import { usePatientListActs } from './usePatientListActs.tsx';
import { usePatientListMore } from './usePatientListMore.ts';

const CreatePatientDialog = lazyPart(
  async () => (await import('./CreatePatientDialog.tsx')).CreatePatientDialog,
);

/** `/patients`: everybody that the person may see, searched, narrowed, sorted and paged by the server. */
export function PatientListScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const formats = useFormats();
  const canCreate = may('createPatient', useAtomValue(rolesAtom));
  const { listing, typed, setTyped, show, filter, clear } = useListAddress();
  const [columns, chooseColumns] = useColumnChoice();
  const creation = useCreation(canCreate);
  const query = queryOf(listing);
  const pages = usePatientPages(query);
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total;
  const more = usePatientListMore();
  const acts = usePatientListActs(query, total ?? 0);
  const create = canCreate && (
    <Button intent="primary" icon={Plus} onPress={creation.begin}>
      {t('new')}
    </Button>
  );

  return (
    <>
      <AppScreen title={t('title')} primaryAction={create || undefined} moreActions={more}>
        <DataTable<PatientSummary>
          columns={usePatientColumns()}
          rows={rows}
          getRowId={(patient) => patient.id}
          getRowHref={(patient) => pathTo('patient', { patientId: patient.id })}
          sort={tableSortOf(listing.sort)}
          onSortChange={(sort) => show({ sort: sortOfTable(sort) })}
          {...(total === undefined ? {} : { total })}
          hasMore={pages.hasNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
          state={listStateOf(pages, rows)}
          columnState={columns}
          onColumnStateChange={chooseColumns}
          columnChoice={{}}
          selecting={{
            value: acts.selection,
            onChange: acts.setSelection,
            actions: acts.actions,
            labels: {
              row: (patient) => t('select.row', { name: fullName(patient) }),
              all: t('select.all'),
              count: (count, of) =>
                t('select.count', { count, chosen: formats.number(count), total: formats.number(of) }),
              everything: (of) => t('select.everything', { count: of, total: formats.number(of) }),
              clear: t('select.clear'),
              bar: t('select.bar'),
            },
          }}
          toolbar={
            <PatientListTools
              search={
                <SearchField
                  label={t('search')}
                  placeholder={t('search')}
                  value={typed}
                  onChange={setTyped}
                />
              }
              filters={listing.filters}
              onFilter={filter}
              total={total}
              query={query}
              columns={columnsOf(columns)}
              settings={{ filter: filterOf(listing), sort: listing.sort, columns: columnsOf(columns) }}
              onChooseView={(settings) => {
                chooseColumns(columnStateOf(settings.columns, columns.widths));
                show(listingOfView(settings));
              }}
            />
          }
          empty={
            <PatientListEmpty
              search={listing.search}
              isFiltered={Object.keys(listing.filters).length > 0}
              onClear={clear}
              create={create || undefined}
            />
          }
          failed={
            <ErrorState
              title={t('app:failed.title')}
              description={sentenceForError(pages.error)}
              onRetry={() => void pages.refetch()}
            />
          }
          labels={{
            table: t('list'),
            rowMenu: (patient) => fullName(patient),
          }}
        />
      </AppScreen>
      {acts.dialogs}
      {creation.isCreating && <CreatePatientDialog onClose={creation.end} />}
    </>
  );
}

/** The window of a new patient, asked for here or from elsewhere. */
function useCreation(canCreate: boolean) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isAsked = (state as PatientListWish | null)?.isCreating === true;
  const [isOpen, setOpen] = useState(false);
  return {
    isCreating: canCreate && (isOpen || isAsked),
    begin: () => setOpen(true),
    end: () => {
      setOpen(false);
      // Otherwise a reload would ask again.
      if (isAsked) void navigate({ search }, { replace: true, state: null });
    },
  };
}
