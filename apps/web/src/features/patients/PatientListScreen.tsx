import { type PatientSummary, type PatientsQuery, usePatientPages } from '@healzy/api/patients';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { SearchField } from '@healzy/ui/components/SearchField';
import { ToggleButton } from '@healzy/ui/components/ToggleButton';
import { DataTable, type DataTableSort } from '@healzy/ui/patterns/DataTable';
import { Text } from '@healzy/ui/primitives/Text';
import { useAtomValue } from 'jotai';
import { Plus, SearchX, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceForError } from '../../app/api-errors.ts';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { pathTo } from '../../app/paths.ts';
import type { PatientListWish } from '../../app/shell/newPatient.ts';
import { useSettled } from '../../app/useSettled.ts';
import { listStateOf } from '../../app/list-state.ts';
import { rolesAtom } from '../../state/account.ts';
import { usePatientColumns } from './usePatientColumns.tsx';
import { fullName } from './patient-names.ts';

const CreatePatientDialog = lazyPart(
  async () => (await import('./CreatePatientDialog.tsx')).CreatePatientDialog,
);

type Sort = NonNullable<PatientsQuery['sort']>;

const sortOf = ({ column, direction }: DataTableSort): Sort =>
  (direction === 'descending' ? `-${column}` : column) as Sort;

/** `/patients`: everybody that the person may see, searched, sorted and paged by the server. */
export function PatientListScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const formats = useFormats();
  const canCreate = may('createPatient', useAtomValue(rolesAtom));
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState(parameters.get('search') ?? '');
  const [sort, setSort] = useState<DataTableSort>({ column: 'surname', direction: 'ascending' });
  const navigate = useNavigate();
  const isAskedToCreate = (useLocation().state as PatientListWish | null)?.isCreating === true;
  const [isOpen, setCreating] = useState(false);
  const isCreating = canCreate && (isOpen || isAskedToCreate);
  const stopCreating = () => {
    setCreating(false);
    // Otherwise a reload would ask again.
    if (isAskedToCreate) void navigate('.', { replace: true, state: null });
  };
  const search = useSettled(typed.trim());
  const isActiveOnly = parameters.get('state') === 'ACTIVE';
  const hasTestOnly = parameters.get('test') === 'IN_PROGRESS';
  const narrow = (name: 'state' | 'test', value: string | null) =>
    setParameters(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const pages = usePatientPages({
    sort: sortOf(sort),
    ...(search === '' ? {} : { search }),
    ...(isActiveOnly ? { state: 'ACTIVE' as const } : {}),
    ...(hasTestOnly ? { hasTestInProgress: true } : {}),
  });
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total;
  const create = canCreate && (
    <Button intent="primary" icon={Plus} onPress={() => setCreating(true)}>
      {t('new')}
    </Button>
  );

  return (
    <>
      <AppScreen title={t('title')} primaryAction={create || undefined}>
        <DataTable<PatientSummary>
          columns={usePatientColumns()}
          rows={rows}
          getRowId={(patient) => patient.id}
          getRowHref={(patient) => pathTo('patient', { patientId: patient.id })}
          sort={sort}
          onSortChange={setSort}
          {...(total === undefined ? {} : { total })}
          hasMore={pages.hasNextPage}
          onLoadMore={() => void pages.fetchNextPage()}
          state={listStateOf(pages, rows)}
          toolbar={
            <>
              <SearchField
                label={t('search')}
                placeholder={t('search')}
                clearLabel={t('app:action.clear')}
                value={typed}
                onChange={setTyped}
              />
              <ToggleButton
                label={t('filter.active')}
                isSelected={isActiveOnly}
                onChange={(isOn) => narrow('state', isOn ? 'ACTIVE' : null)}
              />
              <ToggleButton
                label={t('filter.test')}
                isSelected={hasTestOnly}
                onChange={(isOn) => narrow('test', isOn ? 'IN_PROGRESS' : null)}
              />
              <Text tone="muted" size="sm" isNumeric>
                {total === undefined
                  ? ''
                  : t('app:list.total', { count: total, total: formats.number(total) })}
              </Text>
            </>
          }
          empty={
            search === '' && (isActiveOnly || hasTestOnly) ? (
              <EmptyState
                icon={SearchX}
                title={t('noneNarrowed.title')}
                description={t('noneNarrowed.text')}
                action={
                  <Button onPress={() => setParameters({}, { replace: true })}>
                    {t('noneNarrowed.clear')}
                  </Button>
                }
              />
            ) : search === '' ? (
              <EmptyState
                icon={Users}
                title={t('empty.title')}
                description={t('empty.text')}
                action={create || undefined}
              />
            ) : (
              <EmptyState
                icon={SearchX}
                title={t('noMatch.title', { search })}
                description={t('noMatch.text')}
                action={<Button onPress={() => setTyped('')}>{t('noMatch.clear')}</Button>}
              />
            )
          }
          failed={
            <ErrorState
              title={t('app:failed.title')}
              description={sentenceForError(pages.error)}
              retryLabel={t('app:action.retry')}
              onRetry={() => void pages.refetch()}
            />
          }
          labels={{
            table: t('list'),
            rowMenu: (patient) => fullName(patient),
            actions: t('app:action.more'),
            loading: t('app:loading'),
          }}
        />
      </AppScreen>
      {isCreating && <CreatePatientDialog onClose={stopCreating} />}
    </>
  );
}
