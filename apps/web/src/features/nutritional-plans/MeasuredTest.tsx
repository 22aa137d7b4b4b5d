import type { PatientData } from '@healzy/api/patient-data';
import { Link } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { pathTo } from '../../app/paths.ts';

/** What a test measured at rest, with the test and its day. */
export type MeasuredResting = NonNullable<PatientData['measuredResting']>;

/** The test that measured something, with its day. */
export function MeasuredTest({ patientId, measured }: { patientId: string; measured: MeasuredResting }) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const { medicalTestId: medicalTest, testName: name, on } = measured;
  return (
    <Link
      href={pathTo('/patient/:patientId/medical-test/calorimetry/:medicalTest', { patientId, medicalTest })}
    >
      {t('fuel.test', { name, day: formats.day(on) })}
    </Link>
  );
}
