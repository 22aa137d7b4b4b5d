import { usePatient, usePatientAccessPages } from '@healzy/api/patients';
import { PATIENT_ACCESS_ACTS } from '@healzy/domain/patients';
import { Stack, Text } from '@healzy/ui/primitives';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { given } from '../../../app/given.ts';
import { AddressToggles, useAddressChoices } from '../../../app/lists/AddressToggles.tsx';
import { useParam } from '../../../app/useParam.ts';
import { useOwnZone } from '../../../state/session.ts';
import { ConfigurationTabs } from '../configuration/ConfigurationTabs.tsx';
import { AccessTable } from './AccessTable.tsx';

/** `/patient/:patientId/configuration/access`: who read or changed the record; for administrators. */
export function AccessScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const patientId = useParam('patientId');
  const patient = usePatient(patientId);
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
          empty={{ icon: Eye, title: t('access.empty'), text: t('access.emptyText') }}
          noMatch={acts.length > 0 && { title: t('access.noMatch'), text: t('access.noMatchText') }}
        />
      </Stack>
    </AppScreen>
  );
}
