import { SectionScreen } from './SectionScreen.tsx';

/** `/patient/:patientId/patient-data/medical-history`: diseases, the family's diseases, medication. */
export function MedicalHistoryScreen() {
  return <SectionScreen section="medical-history" />;
}
