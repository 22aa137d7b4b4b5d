import {
  COUNTRY_CODES,
  countryCodeOf,
  countryName,
  provinceOf,
  type PatientInput,
  type PatientFormValues,
} from '@healzy/domain/patients';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { TextField } from '@healzy/ui/components/TextField';
import { Grid } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { useLanguage } from '../../state/language.ts';

/** A patient's address, with the labels of its country. */
export function AddressFields({ form }: { form: FormFields<PatientFormValues, PatientInput> }) {
  const { t } = useTranslation('patients');
  const language = useLanguage();
  const country = useField(form, 'country');
  const postalCode = useWatch({ control: form.control, name: 'postalCode' });
  const typed = country.value ?? '';
  const code = countryCodeOf(typed);
  const province = provinceOf(postalCode ?? '', code);
  const countries = useMemo(
    () =>
      COUNTRY_CODES.map((id) => ({ id, label: countryName(id, language) })).sort((a, b) =>
        a.label.localeCompare(b.label, language),
      ),
    [language],
  );
  // Text from a spreadsheet or an older card that is not a country is kept until one is chosen.
  const options = typed === '' || code !== null ? countries : [{ id: typed, label: typed }, ...countries];
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextField {...useField(form, 'address')} isOptional />
      <TextField
        {...useField(form, 'postalCode')}
        isOptional
        label={t(code === 'US' ? 'form.zipCode' : 'form.postalCode')}
        hint={province === null ? undefined : t('form.provinceOf', { name: province })}
      />
      <TextField {...useField(form, 'city')} isOptional />
      <ComboBox
        {...country}
        isOptional
        options={options}
        value={code ?? (typed === '' ? null : typed)}
        onChange={(id) => country.onChange(id ?? '')}
      />
    </Grid>
  );
}
