import { type PatientSummary, usePatientPages } from '@healzy/api/patients';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { Plus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { pathTo } from '../../app/paths.ts';
import { useRoles } from '../../state/account.ts';
import { columnsOf, columnStateOf } from './column-choice.ts';
import { filterOf, listingOfView, PATIENT_LIST, queryOf } from './list-address.ts';
import { fullName } from './patient-names.ts';
import { PatientListTools } from './PatientListTools.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { usePatientColumns } from './usePatientColumns.tsx';
import { usePatientCreation } from './usePatientCreation.ts';
import { usePatientListActs } from './usePatientListActs.tsx';
import { usePatientListMore } from './usePatientListMore.ts';
import { usePatientsNotFound } from './usePatientsNotFound.ts';

const CreatePatientDialog = lazyPart(
  async () => (await import('./CreatePatientDialog.tsx')).CreatePatientDialog,
);

/** `/patients`: all patients that the user may see, searched, filtered, sorted and paged by the server. */
export function PatientListScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const canCreate = may('createPatient', useRoles());
  const list = useListAddress(PATIENT_LIST);
  const [columns, chooseColumns] = useColumnChoice();
  const creation = usePatientCreation(canCreate);
  const query = queryOf(list);
  const pages = usePatientPages(query);
  const total = totalOf(pages);
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
        <ListTable<PatientSummary>
          pages={pages}
          columns={usePatientColumns()}
          getRowId={(patient) => patient.id}
          getRowHref={(patient) => pathTo('/patient/:patientId', { patientId: patient.id })}
          list={list}
          columnState={columns}
          onColumnStateChange={chooseColumns}
          columnChoice={{}}
          selecting={acts.selecting}
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
          empty={{ icon: Users, title: t('empty.title'), text: t('empty.text'), action: create }}
          noMatch={usePatientsNotFound(list)}
          labels={{ table: t('list'), rowMenu: (patient) => fullName(patient) }}
        />
      </AppScreen>
      {acts.dialogs}
      {creation.isCreating && <CreatePatientDialog onClose={creation.end} />}
    </>
  );
}
