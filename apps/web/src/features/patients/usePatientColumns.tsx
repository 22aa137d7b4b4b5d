import type { PatientSummary } from '@healzy/api/patients';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Text } from '@healzy/ui/primitives/Text';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { sessionUserAtom } from '../../state/session.ts';
import { fullName, principalOf } from './patient-names.ts';

/** Columns of the patient list. Sortable ones bear the names that the server sorts by. */
export function usePatientColumns(): readonly DataTableColumn<PatientSummary>[] {
  const { t } = useTranslation(['patients', 'medical-tests', 'app']);
  const formats = useFormats();
  const zone = useAtomValue(sessionUserAtom)?.timezone ?? null;
  const none = t('app:value.none');
  return [
    {
      id: 'surname',
      header: t('columns.patient'),
      width: 'minmax(12rem, 2fr)',
      isSortable: true,
      onCard: 'title',
      cell: (patient) => fullName(patient),
    },
    {
      id: 'email',
      header: t('columns.contact'),
      width: 'minmax(12rem, 2fr)',
      isSortable: true,
      onCard: 'detail',
      cell: (patient) => (
        <Text isTruncated title={patient.email}>
          {patient.email}
        </Text>
      ),
    },
    {
      id: 'age',
      header: t('columns.age'),
      width: '4.5rem',
      align: 'end',
      cell: (patient) => formats.number(patient.age),
    },
    {
      id: 'specialist',
      header: t('columns.specialist'),
      width: 'minmax(9rem, 1.2fr)',
      cell: (patient) => {
        const principal = principalOf(patient.specialists);
        return principal ? fullName(principal) : none;
      },
    },
    {
      id: 'test',
      header: t('columns.test'),
      width: 'minmax(8rem, 1fr)',
      cell: (patient) =>
        patient.testsInProgress.length === 0
          ? none
          : patient.testsInProgress.map((test) => t(`medical-tests:type.${test.type}`)).join(', '),
    },
    {
      id: 'lastActivity',
      header: t('columns.lastActivity'),
      width: '9.5rem',
      isSortable: true,
      cell: (patient) => <Text isNumeric>{formats.dateTime(patient.lastActivity, zone)}</Text>,
    },
    {
      id: 'state',
      header: t('columns.state'),
      width: '7.5rem',
      onCard: 'aside',
      cell: (patient) => (
        <StatusPill
          tone={patient.state === 'ACTIVE' ? 'success' : 'neutral'}
          label={t(`state.${patient.state}`)}
        />
      ),
    },
  ];
}
