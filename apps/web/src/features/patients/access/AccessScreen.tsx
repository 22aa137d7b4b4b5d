import { type PatientAccessAct, type PatientAccessLine, usePatientAccessPages } from '@healzy/api/patients';
import { PATIENT_ACCESS_ACTS } from '@healzy/domain/patients';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { given } from '../../../app/given.ts';
import { AddressToggles, useAddressChoices } from '../../../app/lists/AddressToggles.tsx';
import { useParam } from '../../../app/useParam.ts';
import { useOwnZone } from '../../../state/own-zone.ts';
import { ConfigurationScreen } from '../configuration/ConfigurationScreen.tsx';
import { useFormats } from '../../../app/formats.ts';
import { ListTable } from '../../../app/lists/ListTable.tsx';
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
  const nameOf = ({ person }: PatientAccessLine) => person.name ?? person.email ?? t('access.gone');
  const columns = useAccessColumns(zone, nameOf);
  return (
    <ConfigurationScreen title={t('app:place.configurationAccess')}>
      {() => (
        <Stack gap="md">
          <Text as="p" tone="muted">
            {t('access.text')}
          </Text>
          <ListTable<PatientAccessLine>
            pages={pages}
            columns={columns}
            getRowId={(line) => line.id}
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
            labels={{ table: t('access.label'), rowMenu: nameOf }}
          />
        </Stack>
      )}
    </ConfigurationScreen>
  );
}

const TONES: Record<PatientAccessAct, StatusPillProps['tone']> = {
  READ: 'neutral',
  CREATED: 'accent',
  CHANGED: 'accent',
  REMOVED: 'warning',
  EXPORTED: 'info',
  DENIED: 'critical',
};

/** Who did what with a patient's record, and when. */
function useAccessColumns(
  zone: string,
  nameOf: (line: PatientAccessLine) => string,
): readonly DataTableColumn<PatientAccessLine>[] {
  const { t } = useTranslation('patients');
  const formats = useFormats();
  return [
    {
      id: 'who',
      header: t('access.who'),
      width: 'minmax(12rem, 2fr)',
      onCard: 'title',
      cell: (line) => <Text title={line.person.email ?? undefined}>{nameOf(line)}</Text>,
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
}
