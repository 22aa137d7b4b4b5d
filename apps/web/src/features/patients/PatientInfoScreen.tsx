import { usePatient } from '@healzy/api/patients';
import { bodyMassIndex } from '@healzy/domain/patients';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Grid } from '@healzy/ui/primitives/Grid';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useParam } from '../../app/useParam.ts';
import { fullName, principalOf } from './patient-names.ts';

const EditPatientDialog = lazyPart(async () => (await import('./EditPatientDialog.tsx')).EditPatientDialog);

/** `/patient/:patientId/info`: the card as it stands. */
export function PatientInfoScreen() {
  const { t } = useTranslation(['patients', 'app']);
  const formats = useFormats();
  const query = usePatient(useParam('patientId'));
  const [isEditing, setEditing] = useState(false);
  const patient = query.data;
  const principal = patient ? principalOf(patient.specialists) : null;
  const none = t('app:value.none');
  const facts = (terms: readonly [string, string | null][]) => (
    <DescriptionList items={terms.map(([term, detail]) => ({ term, detail: detail || none }))} />
  );
  const measured = (value: number | null, unit: string, digits: number) =>
    value === null ? null : `${formats.number(value, digits)}\u00a0${unit}`;
  return (
    <>
      <AppScreen
        title={t('area.info')}
        queries={[query]}
        primaryAction={
          patient?.access.identity === 'edit' && (
            <Button icon={Pencil} onPress={() => setEditing(true)}>
              {t('app:action.edit')}
            </Button>
          )
        }
      >
        {patient && (
          <Grid columns={{ phone: 1, desktop: 2 }}>
            <Card title={t('info.identity')}>
              {facts([
                [t('form.name'), patient.name],
                [t('form.surname'), patient.surname],
                [t('form.birthdate'), formats.day(patient.birthdate)],
                [t('info.age'), patient.age === null ? null : t('app:age', { count: patient.age })],
                [t('form.sex'), t(`sex.${patient.sex}`)],
              ])}
            </Card>
            <Card title={t('info.contact')}>
              {facts([
                [t('form.email'), patient.email],
                [t('form.phone'), patient.phone],
                [t('form.address'), patient.address],
                [t('form.postalCode'), patient.postalCode],
                [t('form.city'), patient.city],
                [t('form.country'), patient.country],
              ])}
            </Card>
            <Card title={t('info.body')}>
              {facts([
                [t('form.weightKg'), measured(patient.weightKg, 'kg', 1)],
                [t('form.heightCm'), measured(patient.heightCm, 'cm', 0)],
                [
                  t('info.bmi'),
                  measured(bodyMassIndex(patient.weightKg, patient.heightCm), t('info.bmiUnit'), 1),
                ],
              ])}
            </Card>
            <Card title={t('info.care')}>
              {facts([
                [t('form.principal'), principal && fullName(principal)],
                [
                  t('form.observers'),
                  patient.specialists
                    .filter((specialist) => !specialist.isPrincipal)
                    .map(fullName)
                    .join(', '),
                ],
                [t('form.timezone'), patient.timezone],
                [t('form.coupon'), patient.coupon],
                [t('info.createdAt'), formats.dateTime(patient.createdAt, patient.timezone)],
              ])}
            </Card>
          </Grid>
        )}
      </AppScreen>
      {isEditing && patient && <EditPatientDialog patient={patient} onClose={() => setEditing(false)} />}
    </>
  );
}
