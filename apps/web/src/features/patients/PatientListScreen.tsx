import { type PatientSummary, usePatientPages } from '@healzy/api/patients';
import { canEnterRoute, may, type RouteId } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { FileArchive, FileSpreadsheet, type LucideIcon, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuEntry } from '@healzy/ui/components/Menu';
import type { DataTableColumnState } from '@healzy/ui/patterns/DataTable';
import { AppScreen } from '../../app/AppScreen.tsx';
import { fullName } from '../../app/full-name.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable, type ListTableProps } from '../../app/lists/ListTable.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { type ListAddress, useListAddress } from '../../app/lists/useListAddress.ts';
import { pathTo } from '../../app/paths.ts';
import { useRoles } from '../../state/account.ts';
import { useSessionUser } from '../../state/session.ts';
import { columnsOf, columnStateOf, rememberColumns, rememberedColumns } from './column-choice.ts';
import { filterOf, listingOfView, patientList, queryOf } from './list-address.ts';
import { PatientListTools } from './PatientListTools.tsx';
import { usePatientColumns } from './usePatientColumns.tsx';
import { usePatientListActions } from './usePatientListActions.tsx';
import type { PatientListWish } from './new-patient.ts';

const CreatePatientDialog = lazyPart(
  async () => (await import('./CreatePatientDialog.tsx')).CreatePatientDialog,
);

/** `/patients`: all patients that the user may see, searched, filtered, sorted and paged by the server. */
export function PatientListScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const canCreate = may('createPatient', useRoles());
  const list = useListAddress(patientList());
  const [columns, chooseColumns] = useColumnChoice();
  const creation = usePatientCreation(canCreate);
  const query = queryOf(list);
  const hasFollowUp = columnsOf(columns).includes('followUp');
  const pages = usePatientPages(hasFollowUp ? { ...query, withFollowUp: true } : query);
  const total = totalOf(pages);
  const more = usePatientListMore();
  const actions = usePatientListActions(query, total ?? 0);
  const create = canCreate && (
    <Button intent="primary" icon={Plus} onPress={creation.begin}>
      {t('new')}
    </Button>
  );

  return (
    <>
      <AppScreen title={t('title')} primaryAction={create || undefined} moreActions={more}>
        <ListTable<PatientSummary>
          pages={pages}
          columns={usePatientColumns()}
          getRowId={(patient) => patient.id}
          getRowHref={(patient) => pathTo('/patient/:patientId', { patientId: patient.id })}
          list={list}
          columnState={columns}
          onColumnStateChange={chooseColumns}
          columnChoice={{}}
          selecting={actions.selecting}
          toolbar={
            <PatientListTools
              list={list}
              total={total}
              query={query}
              settings={{ filter: filterOf(list), sort: list.sort, columns: columnsOf(columns) }}
              onChooseView={(settings) => {
                chooseColumns(columnStateOf(settings.columns, columns.widths));
                list.show(listingOfView(settings));
              }}
            />
          }
          empty={{ pictogram: 'people', title: t('empty.title'), text: t('empty.text'), action: create }}
          noMatch={usePatientsNotFound(list)}
          labels={{ table: t('list'), rowMenu: (patient) => fullName(patient) }}
        />
      </AppScreen>
      {actions.dialogs}
      {creation.isCreating && <CreatePatientDialog onClose={creation.end} />}
    </>
  );
}

/** The dialog of a new patient, opened here or from elsewhere. */
function usePatientCreation(canCreate: boolean) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isAsked = (state as PatientListWish | null)?.isCreating === true;
  const [isOpen, setOpen] = useState(false);
  return {
    isCreating: canCreate && (isOpen || isAsked),
    begin: () => setOpen(true),
    end: () => {
      setOpen(false);
      // Otherwise a reload would open it again.
      if (isAsked) void navigate({ search }, { replace: true, state: null });
    },
  };
}

const PLACES = [
  { id: 'spreadsheet', route: '/patients/import', icon: FileSpreadsheet },
  { id: 'record', route: '/patients/record', icon: FileArchive },
  { id: 'deleted', route: '/patients/deleted', icon: Trash2 },
] as const satisfies readonly { id: string; route: RouteId; icon: LucideIcon }[];

/** The list's further actions: import many patients, import one, view the deleted ones. */
function usePatientListMore(): MenuEntry[] {
  const { t } = useTranslation('patients');
  const navigate = useNavigate();
  const roles = useRoles();
  return PLACES.filter(({ route }) => canEnterRoute(route, roles)).map(({ id, route, icon }) => ({
    id,
    label: t(`listMore.${id}`),
    icon,
    onAction: () => void navigate(route),
  }));
}

/** The columns of the list as this user chose them on this device. */
function useColumnChoice(): [DataTableColumnState, (state: DataTableColumnState) => void] {
  const userId = useSessionUser()?.userId ?? '';
  const [columns, setColumns] = useState(() => rememberedColumns(userId));
  return [
    columns,
    (next) => {
      setColumns(next);
      rememberColumns(userId, next);
    },
  ];
}

/** Why a filtered list is empty, and what to do. */
function usePatientsNotFound({
  search,
  filters,
}: Pick<ListAddress, 'search' | 'filters'>): ListTableProps<object>['noMatch'] {
  const { t } = useTranslation('patients');
  const isSearchOnly = Object.keys(filters).length === 0;
  return {
    title: search === '' ? t('noneNarrowed.title') : t('noMatch.title', { search }),
    text: t(isSearchOnly ? 'noMatch.text' : 'noneNarrowed.text'),
    clear: t(isSearchOnly ? 'noMatch.clear' : 'noneNarrowed.clear'),
  };
}
