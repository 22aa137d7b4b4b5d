import type { Patient } from '@healzy/api/patients';
import { countryName, provinceOf, readsClinicalFields } from '@healzy/domain/patients';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Grid } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import type { Measured } from '../../app/record-parts.ts';
import { useLanguage } from '../../state/language.ts';
import { observersOf, principalOf } from './principal.ts';
import { recordParts } from './record-parts.ts';

/** The card, read-only: identity, contact, body, and principal specialist. */
export function PatientFacts({
  patient,
  measured = { weight: null, height: null },
}: {
  patient: Patient;
  /** When weight and height were measured; without it nothing is computed from them. */
  measured?: Measured;
}) {
  const { t } = useTranslation(['patients', 'app', 'patient-data']);
  const formats = useFormats();
  const language = useLanguage();
  const principal = principalOf(patient.specialists);
  const provinces = [provinceOf(patient.postalCode ?? '', patient.country)].filter((name) => name !== null);
  const none = t('app:value.none');
  const facts = (terms: readonly [string, string | null][]) => (
    <DescriptionList items={terms.map(([term, detail]) => ({ term, detail: detail || none }))} />
  );
  const figure = (value: number | null | undefined, unit: string, digits: number) =>
    value == null ? null : `${formats.number(value, digits)}\u00a0${unit}`;
  return (
    <Grid minItem="md" gap="md" align="start">
      <Card title={t('info.care')}>
        {facts([
          [t('form.principal'), principal && fullName(principal)],
          [t('form.observers'), observersOf(patient.specialists).map(fullName).join(', ')],
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
          [t('form.language'), patient.language && t(`app:language.${patient.language}`)],
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
      {readsClinicalFields(patient.access) && (
        <Card title={t('info.body')}>
          {facts([
            [t('form.weightKg'), figure(patient.weightKg, 'kg', 1)],
            [t('form.heightCm'), figure(patient.heightCm, 'cm', 0)],
            ...recordParts().bodyFacts.flatMap((factsOf) => factsOf(patient, measured, { t, formats })),
          ])}
        </Card>
      )}
    </Grid>
  );
}
