import { usePatient } from '@healzy/api/patients';
import { CITATION_KINDS, type CitationKind } from '@healzy/domain/shared';
import { useTranslation } from 'react-i18next';
import type { CitationCandidate } from '../../app/citations.ts';
import { CitationPicker } from '../notes/CitationPicker.tsx';

/** What is open to whom the patient is, without anything clinical. */
const OF_THE_RECEPTION: readonly CitationKind[] = ['DOCUMENT', 'APPOINTMENT'];

interface CitePickerProps {
  patientId: string;
  onChoose: (candidate: CitationCandidate) => void;
  onClose: () => void;
}

/** A list of what a message can point at in the patient's record. */
export function CitePicker({ patientId, onChoose, onClose }: CitePickerProps) {
  const { t } = useTranslation('chats');
  const { data: patient } = usePatient(patientId);
  if (patient === undefined) return null;
  return (
    <CitationPicker
      patientId={patientId}
      zone={patient.timezone}
      kinds={patient.access.clinical === 'none' ? OF_THE_RECEPTION : CITATION_KINDS}
      title={t('cited.title')}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
