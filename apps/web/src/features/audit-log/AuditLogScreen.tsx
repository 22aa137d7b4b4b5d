import { useAccount } from '@healzy/api/accounts';
import { useAuditLogPages, useExportAuditLogs } from '@healzy/api/audit-log';
import { useUsers } from '@healzy/api/users';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import type { FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { useAtomValue } from 'jotai';
import { Download, History, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sentenceForError } from '../../app/api-errors.ts';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { tellDone, tellFailed } from '../../app/messages.ts';
import { saveFile } from '../../app/save-file.ts';
import { useSettled } from '../../app/useSettled.ts';
import { listStateOf } from '../../app/list-state.ts';
import { currentAccountIdAtom } from '../../state/account.ts';
import { languageAtom } from '../../state/language.ts';
import { filtersOf, parametersOf, queryOf } from './audit-filters.ts';
import { AuditLogFilters } from './AuditLogFilters.tsx';
import { AuditLogTable } from './AuditLogTable.tsx';
import { todayIn } from './today.ts';

/** `/users-audit`: log-ins, refused ones, changes of roles, exports; filtered and paged by the server. */
export function AuditLogScreen() {
  const { t } = useTranslation(['audit-log', 'app']);
  const formats = useFormats();
  const language = useAtomValue(languageAtom);
  const zone = useAccount(useAtomValue(currentAccountIdAtom) ?? '').data?.timezone ?? null;
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [isNewestFirst, setNewestFirst] = useState(true);
  const values = filtersOf(parameters);
  const filter = (next: FilterValues) => setParameters(parametersOf(next), { replace: true });
  const search = useSettled(typed.trim());
  const query = { ...queryOf(values, search), sort: isNewestFirst ? ('-at' as const) : ('at' as const) };
  const pages = useAuditLogPages(query);
  const people = useUsers({ limit: 100 }).data?.items ?? [];
  const download = useExportAuditLogs();
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const counted = pages.data?.pages[0];
  const isNarrowed = search !== '' || Object.keys(values).length > 0;

  const save = () =>
    download.mutate(
      { ...query, language },
      {
        onSuccess: (csv) => {
          // The byte order mark, by which spreadsheets know UTF-8, is lost where an answer is read as text.
          saveFile(`\uFEFF${csv}`, `${t('fileName')}-${todayIn(zone)}.csv`, 'text/csv;charset=utf-8');
          tellDone('auditLog.export');
        },
        onError: (error) => tellFailed('auditLog.export', error),
      },
    );

  return (
    <AppScreen
      title={t('title')}
      primaryAction={
        <Button icon={Download} onPress={save} isPending={download.isPending} isDisabled={rows.length === 0}>
          {t('export')}
        </Button>
      }
    >
      <AuditLogTable
        rows={rows}
        {...(counted === undefined || counted.isTotalCapped ? {} : { total: counted.total })}
        hasMore={pages.hasNextPage}
        onLoadMore={() => void pages.fetchNextPage()}
        isNewestFirst={isNewestFirst}
        onOrderChange={setNewestFirst}
        state={listStateOf(pages, rows)}
        toolbar={
          <AuditLogFilters
            values={values}
            onChange={filter}
            search={typed}
            onSearch={setTyped}
            people={people.map(({ id, name, surname }) => ({ id, label: `${surname}, ${name}` }))}
            today={todayIn(zone)}
            count={
              counted &&
              t(counted.isTotalCapped ? 'more' : 'app:list.total', {
                count: counted.total,
                total: formats.number(counted.total),
              })
            }
          />
        }
        empty={
          isNarrowed ? (
            <EmptyState
              icon={SearchX}
              title={t('noMatch.title')}
              description={t('noMatch.text')}
              action={
                <Button
                  onPress={() => {
                    setTyped('');
                    filter({});
                  }}
                >
                  {t('noMatch.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={History} title={t('empty.title')} description={t('empty.text')} />
          )
        }
        failed={
          <ErrorState
            title={t('app:failed.title')}
            description={sentenceForError(pages.error)}
            onRetry={() => void pages.refetch()}
          />
        }
      />
    </AppScreen>
  );
}
