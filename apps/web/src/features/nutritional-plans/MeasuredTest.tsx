import type { PatientData } from '@healzy/api/patient-data';
import { Link } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { placeOfTest } from '../medical-tests/medical-test-places.ts';

/** What a test measured at rest, with the test and its day. */
export type MeasuredResting = NonNullable<PatientData['measuredResting']>;

/** The test that measured something, with its day. */
export function MeasuredTest({ patientId, measured }: { patientId: string; measured: MeasuredResting }) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const { medicalTestId: id, testType: type, testName: name, on } = measured;
  const text = t('fuel.test', { name, day: formats.day(on) });
  const href = placeOfTest({ id, type, patientId });
  return href === null ? text : <Link href={href}>{text}</Link>;
}
