import { SectionScreen } from './SectionScreen.tsx';

/** `/patient/:patientId/patient-data/healzy-objective`: what the patient wants to reach, and by how much. */
export function ObjectiveScreen() {
  return <SectionScreen section="healzy-objective" />;
}
