import { choosesSpecialists } from '@healzy/domain/session';
import { Card } from '@healzy/ui/components/Card';
import { Select } from '@healzy/ui/components/Select';
import { Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useCurrentAccount, useRoles } from '../../state/account.ts';
import { NoSpecialistYet } from '../patients/NoSpecialistYet.tsx';
import { useSpecialistOptions } from '../patients/useSpecialistOptions.ts';
import { RecordImportPanel } from './RecordImportPanel.tsx';
import { useRecordImport } from './useRecordImport.ts';

/** `/patients/record`: imports a record exported elsewhere as a new patient. */
export function RecordImportScreen() {
  const { t } = useTranslation(['patient-transfer', 'app', 'patients']);
  const roles = useRoles();
  const context = useCurrentAccount();
  const own = context?.professionalId ?? null;
  const chooses = choosesSpecialists(roles);
  const { query, options } = useSpecialistOptions();
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const { step, question, send, cancel } = useRecordImport(context?.accountId ?? '');
  const offered = chooses ? options : options.filter(({ id }) => id === own);
  const principalId = chosen ?? (offered.length === 1 ? (offered[0]?.id ?? null) : null);
  const begin = (file: File) => {
    if (principalId === null) setError(t('import.principalRequired'));
    else send(file, principalId);
  };
  return (
    <AppScreen title={t('import.title')} description={t('import.text')} width="form" queries={[query]}>
      <Card title={t('import.file')}>
        <Stack gap="md">
          <Select
            name="principal"
            label={t('patients:form.principal')}
            hint={t('import.principalHint')}
            placeholder={t('app:form.choose')}
            options={offered}
            value={principalId}
            onChange={(id) => {
              setChosen(id);
              setError(undefined);
            }}
            error={error}
            isDisabled={!chooses || step.kind === 'uploading' || step.kind === 'reading'}
            isRequired
          />
          {chooses && offered.length === 0 && <NoSpecialistYet />}
          <RecordImportPanel step={step} onFile={begin} onCancel={cancel} />
        </Stack>
      </Card>
      {question}
    </AppScreen>
  );
}
