import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PatientListWish } from './new-patient.ts';

/** The dialog of a new patient, opened here or from elsewhere. */
export function usePatientCreation(canCreate: boolean) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isAsked = (state as PatientListWish | null)?.isCreating === true;
  const [isOpen, setOpen] = useState(false);
  return {
    isCreating: canCreate && (isOpen || isAsked),
    begin: () => setOpen(true),
    end: () => {
      setOpen(false);
      // Otherwise a reload would open it again.
      if (isAsked) void navigate({ search }, { replace: true, state: null });
    },
  };
}
