import {
  BIOLOGICAL_SEXES,
  type PatientForm as PatientCard,
  type PatientFormInput,
} from '@healzy/domain/patients';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { DateField } from '@healzy/ui/components/DateField';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextField } from '@healzy/ui/components/TextField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives/Grid';
import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../app/forms/useField.ts';
import { zoneOptions } from '../../app/forms/zones.ts';
import { inCentimetres } from './patient-values.ts';
import { SpecialistsField, type SpecialistOption } from './SpecialistsField.tsx';

export interface PatientFieldsProps {
  control: Control<PatientFormInput, unknown, PatientCard>;
  specialists: readonly SpecialistOption[];
  canAssign: boolean;
  isNew: boolean;
}

/** The fields of a patient's card, group by group. */
export function PatientFields({ control, specialists, canAssign, isNew }: PatientFieldsProps) {
  const { t } = useTranslation(['patients', 'app']);
  const zones = useMemo(() => zoneOptions(), []);
  const height = useField(control, 'heightCm');
  const optional = { optionalLabel: t('app:form.optional') };
  return (
    <>
      <FormSection title={t('form.identity')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField {...useField(control, 'name')} label={t('form.name')} isRequired />
          <TextField {...useField(control, 'surname')} label={t('form.surname')} isRequired />
          <DateField {...useField(control, 'birthdate')} label={t('form.birthdate')} isRequired />
          <RadioGroup
            {...useField(control, 'sex')}
            label={t('form.sex')}
            layout="row"
            isRequired
            options={BIOLOGICAL_SEXES.map((sex) => ({ id: sex, label: t(`sex.${sex}`) }))}
          />
        </Grid>
      </FormSection>
      <FormSection title={t('form.contact')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField
            {...useField(control, 'email')}
            label={t('form.email')}
            type="email"
            isRequired
            spellCheck="false"
          />
          <TextField {...useField(control, 'phone')} {...optional} label={t('form.phone')} type="tel" />
          <TextField {...useField(control, 'address')} {...optional} label={t('form.address')} />
          <TextField {...useField(control, 'postalCode')} {...optional} label={t('form.postalCode')} />
          <TextField {...useField(control, 'city')} {...optional} label={t('form.city')} />
          <TextField {...useField(control, 'country')} {...optional} label={t('form.country')} />
        </Grid>
      </FormSection>
      <FormSection title={t('form.body')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <NumberField
            {...useField(control, 'weightKg')}
            {...optional}
            label={t('form.weightKg')}
            hint={t('form.weightHint')}
            unit="kg"
          />
          <NumberField
            {...height}
            {...optional}
            label={t('form.heightCm')}
            hint={t('form.heightHint')}
            unit="cm"
            onBlur={() => {
              const known = inCentimetres(height.value);
              if (known !== height.value) height.onChange(known);
              height.onBlur();
            }}
          />
        </Grid>
      </FormSection>
      <FormSection title={t('form.care')}>
        <SpecialistsField
          {...useField(control, 'specialists')}
          options={specialists}
          isDisabled={!canAssign}
          lockedHint={t(isNew ? 'form.specialistsOwn' : 'form.specialistsLocked')}
        />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <ComboBox
            {...useField(control, 'timezone')}
            label={t('form.timezone')}
            hint={t('form.timezoneHint')}
            options={zones}
            emptyText={t('app:form.noMatch')}
            isRequired
          />
          <TextField
            {...useField(control, 'coupon')}
            {...optional}
            label={t('form.coupon')}
            hint={t('form.couponHint')}
          />
        </Grid>
      </FormSection>
    </>
  );
}
