import type { Patient } from '@healzy/api/patients';
import { bodyMassIndex, countryName, provinceOf } from '@healzy/domain/patients';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Stack } from '@healzy/ui/primitives/Stack';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { languageAtom } from '../../state/language.ts';
import { fullName, principalOf } from './patient-names.ts';

/** The card as it stands: who they are, how to reach them, their body, who answers for them. */
export function PatientFacts({ patient }: { patient: Patient }) {
  const { t } = useTranslation(['patients', 'app']);
  const formats = useFormats();
  const language = useAtomValue(languageAtom);
  const principal = principalOf(patient.specialists);
  const provinces = [provinceOf(patient.postalCode ?? '', patient.country)].filter((name) => name !== null);
  const none = t('app:value.none');
  const facts = (terms: readonly [string, string | null][]) => (
    <DescriptionList items={terms.map(([term, detail]) => ({ term, detail: detail || none }))} />
  );
  const measured = (value: number | null, unit: string, digits: number) =>
    value === null ? null : `${formats.number(value, digits)}\u00a0${unit}`;
  return (
    <Stack gap="md">
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
          [t('form.coupon'), patient.coupon],
          [t('info.createdAt'), formats.dateTime(patient.createdAt, patient.timezone)],
        ])}
      </Card>
      <Card title={t('info.contact')}>
        {facts([
          [t('form.email'), patient.email],
          [t('form.phone'), patient.phone],
          [t('form.address'), patient.address],
          [t('form.postalCode'), patient.postalCode],
          [t('form.city'), patient.city],
          ...provinces.map((name): [string, string] => [t('form.province'), name]),
          [t('form.country'), patient.country && countryName(patient.country, language)],
          [t('form.timezone'), patient.timezone],
        ])}
      </Card>
      <Card title={t('info.identity')}>
        {facts([
          [t('form.name'), patient.name],
          [t('form.surname'), patient.surname],
          [t('form.birthdate'), formats.day(patient.birthdate)],
          [t('info.age'), patient.age === null ? null : t('app:age', { count: patient.age })],
          [t('form.sex'), t(`sex.${patient.sex}`)],
        ])}
      </Card>
      <Card title={t('info.body')}>
        {facts([
          [t('form.weightKg'), measured(patient.weightKg, 'kg', 1)],
          [t('form.heightCm'), measured(patient.heightCm, 'cm', 0)],
          [t('info.bmi'), measured(bodyMassIndex(patient.weightKg, patient.heightCm), t('info.bmiUnit'), 1)],
        ])}
      </Card>
    </Stack>
  );
}
