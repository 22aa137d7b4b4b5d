import { usePatient, usePatientAccessPages } from '@healzy/api/patients';
import { PATIENT_ACCESS_ACTS, type PatientAccessAct } from '@healzy/domain/patients';
import { ToggleButton, ToggleButtonGroup } from '@healzy/ui/components/ToggleButton';
import { Stack } from '@healzy/ui/primitives/Stack';
import { Text } from '@healzy/ui/primitives/Text';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { useParam } from '../../../app/useParam.ts';
import { useOwnZone } from '../../../state/session.ts';
import { ConfigurationTabs } from '../configuration/ConfigurationTabs.tsx';
import { AccessTable } from './AccessTable.tsx';

const isAct = (text: string): text is PatientAccessAct =>
  (PATIENT_ACCESS_ACTS as readonly string[]).includes(text);

/** `/patient/:patientId/configuration/access`: who read or changed the record; for administrators. */
export function AccessScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const patientId = useParam('patientId');
  const patient = usePatient(patientId);
  const zone = useOwnZone() ?? patient.data?.timezone ?? 'UTC';
  const [parameters, setParameters] = useSearchParams();
  const acts = parameters.getAll('act').filter(isAct);
  const choose = (next: readonly string[]) =>
    setParameters(
      next.map((act): [string, string] => ['act', act]),
      { replace: true, preventScrollReset: true },
    );
  const pages = usePatientAccessPages(patientId, acts.length === 0 ? {} : { acts });
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
            <ToggleButtonGroup label={t('access.filter')} selected={acts} onChange={choose}>
              {PATIENT_ACCESS_ACTS.map((act) => (
                <ToggleButton key={act} id={act} size="small" label={t(`access.acts.${act}`)} />
              ))}
            </ToggleButtonGroup>
          }
          empty={{ icon: Eye, title: t('access.empty'), text: t('access.emptyText') }}
          noMatch={acts.length > 0 && { title: t('access.noMatch'), text: t('access.noMatchText') }}
        />
      </Stack>
    </AppScreen>
  );
}
