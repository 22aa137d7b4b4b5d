import { SectionScreen } from './SectionScreen.tsx';

/** `/patient/:patientId/patient-data/healzy-objective`: what the patient wants, and how much of it. */
export function ObjectiveScreen() {
  return <SectionScreen section="healzy-objective" />;
}
