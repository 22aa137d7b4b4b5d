import { useCreatePatient, useFindSimilarPatients, usePatientTags } from '@healzy/api/patients';
import { choosesSpecialists } from '@healzy/domain/session';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { pathTo } from '../../app/paths.ts';
import { zoneOfDevice } from '../../app/forms/zones.ts';
import { useCurrentAccount } from '../../state/account.ts';
import { useSessionUser } from '../../state/session.ts';
import { emptyPatient } from './patient-values.ts';
import { PatientForm } from './PatientForm.tsx';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

/** A new patient card; then opens the patient's record. */
export function CreatePatientDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('patients');
  const navigate = useNavigate();
  const create = useCreatePatient();
  const created = useRef<string | null>(null);
  const { query, options } = useSpecialistOptions();
  const tags = usePatientTags().data?.tags.map(({ label }) => label) ?? [];
  const findSimilar = useFindSimilarPatients();
  const user = useSessionUser();
  const account = useCurrentAccount();
  const ownId = account?.professionalId ?? null;
  // A specialist who creates a patient is the principal specialist, unless they may name someone else.
  const principalId = account?.roles.includes('SPECIALIST') ? ownId : null;
  return (
    <FormDialog title={t('form.create')} onClose={onClose}>
      <Loaded queries={[query]}>
        <PatientForm
          draftKey="patients/new"
          isNew
          initial={emptyPatient({ principalId, timezone: user?.timezone ?? zoneOfDevice() })}
          specialists={options}
          knownTags={tags}
          findSimilar={findSimilar}
          canAssign={choosesSpecialists(account?.roles ?? [])}
          labels={{ form: t('form.create'), save: t('form.createAction') }}
          act="patient.create"
          onSave={async (card) => {
            created.current = (await create.mutateAsync(card)).id;
          }}
          onSaved={async () => {
            onClose();
            if (created.current !== null)
              await navigate(pathTo('/patient/:patientId/info', { patientId: created.current }));
          }}
        />
      </Loaded>
    </FormDialog>
  );
}
