import { type MedicalTest, useCreateMedicalTest } from '@healzy/api/medical-tests';
import type { Patient } from '@healzy/api/schema';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { useCurrentAccount } from '../../state/account.ts';
import { ageToday } from './age-today.ts';
import { MedicalTestForm } from './MedicalTestForm.tsx';
import { placeOfTest } from './medical-test-places.ts';
import { useTestSpecialists } from './useTestSpecialists.ts';

/** A new test; opens the test itself, where its file is imported. */
export function CreateMedicalTestDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { t } = useTranslation('medical-tests');
  const navigate = useNavigate();
  const create = useCreateMedicalTest();
  const { query: users, options: specialists } = useTestSpecialists();
  const ownId = useCurrentAccount()?.professionalId ?? null;
  const created = useRef<MedicalTest | null>(null);
  const principal = patient.specialists.find((specialist) => specialist.isPrincipal);
  return (
    <FormDialog title={t('form.title')} onClose={onClose} size="medium">
      <Loaded queries={[users]}>
        <MedicalTestForm
          draftKey={`medical-tests/new/${patient.id}`}
          specialists={specialists}
          patientAge={ageToday(patient)}
          initial={{
            name: '',
            type: 'CGM',
            principalId: principal?.professionalId ?? ownId ?? '',
            observerIds: patient.specialists
              .filter((specialist) => !specialist.isPrincipal)
              .map((specialist) => specialist.professionalId),
            observations: '',
            rangeProfile: 'STANDARD',
          }}
          onSave={async (body) => {
            created.current = await create.mutateAsync({ patientId: patient.id, body });
          }}
          onSaved={async () => {
            onClose();
            const place = created.current && placeOfTest(created.current);
            if (place !== null) await navigate(place);
          }}
        />
      </Loaded>
    </FormDialog>
  );
}
