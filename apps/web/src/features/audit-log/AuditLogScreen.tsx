import { todayIn } from '@healzy/domain/shared';
import { useAccount } from '@healzy/api/accounts';
import { useAuditLogPages, useExportAuditLogs } from '@healzy/api/audit-log';
import { useUsers } from '@healzy/api/users';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { Button } from '@healzy/ui/components/Button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { useListExport } from '../../app/lists/useListExport.ts';
import { useCurrentAccountId } from '../../state/account.ts';
import { AUDIT_LIST, queryOf } from './audit-filters.ts';
import { AuditLogFilters } from './AuditLogFilters.tsx';
import { AuditLogTable } from './AuditLogTable.tsx';

/** `/users-audit`: sign-ins, failed sign-ins, changes of roles, exports; filtered and paged by the server. */
export function AuditLogScreen() {
  const { t } = useTranslation(['audit-log', 'app']);
  const formats = useFormats();
  const zone = useAccount(useCurrentAccountId() ?? '').data?.timezone ?? null;
  // In the device's own zone until the account's is known.
  const today = todayIn(zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, serverNow());
  const list = useListAddress(AUDIT_LIST);
  const query = queryOf(list);
  const pages = useAuditLogPages(query);
  const people = useUsers({ limit: 100 }).data?.items ?? [];
  const file = useListExport('auditLog.export', useExportAuditLogs());
  const counted = pages.data?.pages[0];

  return (
    <AppScreen
      title={t('title')}
      primaryAction={
        <Button
          icon={Download}
          onPress={() => file.save(query, `${t('fileName')}-${today}`)}
          isPending={file.isPending}
          isDisabled={!counted?.items.length}
        >
          {t('export')}
        </Button>
      }
    >
      <AuditLogTable
        pages={pages}
        list={list}
        toolbar={
          <AuditLogFilters
            list={list}
            people={people.map(({ id, name, surname }) => ({ id, label: `${surname}, ${name}` }))}
            today={today}
            count={
              counted?.isTotalCapped ? t('more', { total: formats.number(counted.total) }) : counted?.total
            }
          />
        }
        empty={{ pictogram: 'history', title: t('empty.title'), text: t('empty.text') }}
        noMatch={{ title: t('noMatch.title'), text: t('noMatch.text'), clear: t('noMatch.clear') }}
      />
    </AppScreen>
  );
}
