import { heightInCm, type PatientInput, type PatientFormValues } from '@healzy/domain/patients';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { NumberField } from '@healzy/ui/components/NumberField';
import { TextField } from '@healzy/ui/components/TextField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { zoneOptions } from '../../app/forms/zones.ts';
import { AddressFields } from './AddressFields.tsx';
import { TagsField } from './TagsField.tsx';

/** The optional fields of a card. */
export const MORE_FIELDS = [
  'address',
  'postalCode',
  'city',
  'country',
  'weightKg',
  'heightCm',
  'tags',
  'coupon',
  'timezone',
] as const satisfies readonly (keyof PatientFormValues)[];

export interface PatientMoreFieldsProps {
  form: FormFields<PatientFormValues, PatientInput>;
  knownTags: readonly string[];
}

export function PatientMoreFields({ form, knownTags }: PatientMoreFieldsProps) {
  const { t } = useTranslation('patients');
  const zones = useMemo(() => zoneOptions(), []);
  const weight = useField(form, 'weightKg');
  const height = useField(form, 'heightCm');
  // Users who may not read these fields did not receive them: absent, not empty.
  const hasBody = useWatch({ control: form.control, name: 'weightKg' }) !== undefined;
  return (
    <>
      <FormSection title={t('form.addressTitle')}>
        <AddressFields form={form} />
      </FormSection>
      {hasBody && (
        <FormSection title={t('form.body')}>
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <NumberField {...weight} isOptional hint={t('form.weightHint')} unit="kg" />
            <NumberField
              {...height}
              isOptional
              hint={t('form.heightHint')}
              unit="cm"
              onBlur={() => {
                const known = heightInCm(height.value);
                if (known !== height.value) height.onChange(known);
                height.onBlur();
              }}
            />
          </Grid>
        </FormSection>
      )}
      <FormSection title={t('form.follow')}>
        <TagsField {...useField(form, 'tags')} isOptional hint={t('tags.hint')} known={knownTags} />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField {...useField(form, 'coupon')} isOptional hint={t('form.couponHint')} />
          <ComboBox
            {...useField(form, 'timezone')}
            hint={t('form.timezoneHint')}
            options={zones}
            isRequired
          />
        </Grid>
      </FormSection>
    </>
  );
}
