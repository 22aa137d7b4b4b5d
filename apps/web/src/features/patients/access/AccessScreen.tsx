import { type PatientAccessAct, type PatientAccessLine, usePatientAccessPages } from '@healzy/api/patients';
import { PATIENT_ACCESS_ACTS } from '@healzy/domain/patients';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { given } from '../../../app/given.ts';
import { AddressToggles, useAddressChoices } from '../../../app/lists/AddressToggles.tsx';
import { useParam } from '../../../app/useParam.ts';
import { useOwnZone } from '../../../state/session.ts';
import { ConfigurationTabs } from '../configuration/ConfigurationTabs.tsx';
import { useFormats } from '../../../app/formats.ts';
import { ListTable, type ListTableProps } from '../../../app/lists/ListTable.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { When } from '../../../app/When.tsx';

/** `/patient/:patientId/configuration/access`: who read or changed the record; for administrators. */
export function AccessScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const zone = useOwnZone() ?? patient.data?.timezone ?? 'UTC';
  const acts = useAddressChoices('act', PATIENT_ACCESS_ACTS);
  const pages = usePatientAccessPages(patientId, given({ acts }));
  return (
    <AppScreen
      title={t('app:place.configurationAccess')}
      queries={[patient]}
      tabs={<ConfigurationTabs patientId={patientId} />}
    >
      <Stack gap="md">
        <Text as="p" tone="muted">
          {t('access.text')}
        </Text>
        <AccessTable
          pages={pages}
          zone={zone}
          toolbar={
            <AddressToggles
              label={t('access.filter')}
              parameter="act"
              choices={PATIENT_ACCESS_ACTS}
              nameOf={(act) => t(`access.acts.${act}`)}
            />
          }
          empty={{ pictogram: 'history', title: t('access.empty'), text: t('access.emptyText') }}
          noMatch={acts.length > 0 && { title: t('access.noMatch'), text: t('access.noMatchText') }}
        />
      </Stack>
    </AppScreen>
  );
}

type Passed = 'pages' | 'toolbar' | 'empty' | 'noMatch';

interface AccessTableProps extends Pick<ListTableProps<PatientAccessLine>, Passed> {
  zone: string;
}

const TONES: Record<PatientAccessAct, StatusPillProps['tone']> = {
  READ: 'neutral',
  CREATED: 'accent',
  CHANGED: 'accent',
  REMOVED: 'warning',
  EXPORTED: 'info',
  DENIED: 'critical',
};

/** Who did what with a patient's record, newest first. */
function AccessTable({ zone, ...table }: AccessTableProps) {
  const { t } = useTranslation(['patients', 'app']);
  const formats = useFormats();
  const nameOf = ({ person }: PatientAccessLine) => person.name ?? person.email ?? t('access.gone');
  const columns: DataTableColumn<PatientAccessLine>[] = [
    {
      id: 'who',
      header: t('access.who'),
      width: 'minmax(12rem, 2fr)',
      onCard: 'title',
      cell: (line) => (
        <Text {...(line.person.email ? { title: line.person.email } : {})}>{nameOf(line)}</Text>
      ),
    },
    {
      id: 'what',
      header: t('access.what'),
      width: 'minmax(14rem, 2fr)',
      onCard: 'aside',
      cell: ({ act, area }) => (
        <Inline gap="xs">
          <StatusPill tone={TONES[act]} label={t(`access.act.${act}`)} />
          <Text>{t(`access.part.${area}`)}</Text>
        </Inline>
      ),
      // A card has room for one of the two at its end; the other is shown with the time.
      cardCell: ({ act }) => <StatusPill tone={TONES[act]} label={t(`access.act.${act}`)} />,
    },
    {
      id: 'when',
      header: t('access.when'),
      onCard: 'detail',
      cell: ({ at }) => <Text isNumeric>{formats.column.dateTime(at, zone)}</Text>,
      cardCell: ({ area, at }) => (
        <Text isNumeric>
          {t(`access.part.${area}`)} · <When at={at} zone={zone} />
        </Text>
      ),
    },
  ];
  return (
    <ListTable<PatientAccessLine>
      {...table}
      columns={columns}
      getRowId={(line) => line.id}
      labels={{ table: t('access.label'), rowMenu: nameOf }}
    />
  );
}
