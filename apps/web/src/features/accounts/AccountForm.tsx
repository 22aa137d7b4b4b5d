import {
  type AccountForm as AccountData,
  type AccountFormInput,
  accountFormSchema,
  REMINDER_HOURS,
} from '@healzy/domain/accounts';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { NumberField } from '@healzy/ui/components/NumberField';
import { TextField, type TextFieldProps } from '@healzy/ui/components/TextField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { namesOf, type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { zoneOptions } from '../../app/forms/zones.ts';

const FIELDS = Object.keys(accountFormSchema.shape) as (keyof AccountFormInput)[];

export interface AccountFormProps extends Omit<
  SavedFormSource<AccountFormInput, AccountData>,
  'act' | 'labels'
> {
  /** The account's image, which is saved separately. */
  picture?: ReactNode;
}

/** An account's general and tax data. */
export function AccountForm({ picture, ...source }: AccountFormProps) {
  const { t } = useTranslation('accounts');
  const form = useSavedForm<AccountFormInput, AccountData>({
    ...source,
    act: 'account.edit',
    rules: accountFormSchema,
    names: namesOf(FIELDS, (field) => t(`form.${field}`)),
    labels: { form: t('form.label'), save: t('form.save'), discard: t('form.discard') },
  });
  const hasMail = useField(form, 'hasAppointmentMail');
  const zones = useMemo(() => zoneOptions(), []);
  return (
    <SavedForm form={form} staysOpen>
      <FormSection id="general" title={t('form.general')} description={t('form.generalText')}>
        {picture}
        <TextField
          {...useField(form, 'name')}
          hint={t('form.nameHint')}
          isRequired
          autoComplete="organization"
        />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <AccountText form={form} name="businessName" />
          <AccountText form={form} name="userSurname" />
        </Grid>
      </FormSection>
      <FormSection id="tax" title={t('form.tax')} description={t('form.taxText')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <AccountText form={form} name="accountName" />
          <AccountText form={form} name="legalName" />
          <AccountText form={form} name="taxNumber" spellCheck="false" />
          <AccountText form={form} name="contactPhone" type="tel" autoComplete="tel" />
        </Grid>
        <AccountText form={form} name="invoiceAddress" autoComplete="street-address" />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <AccountText form={form} name="postalCode" autoComplete="postal-code" />
          <AccountText form={form} name="city" autoComplete="address-level2" />
          <AccountText form={form} name="state" autoComplete="address-level1" />
          <AccountText form={form} name="country" autoComplete="country-name" />
        </Grid>
        <ComboBox {...useField(form, 'timezone')} hint={t('form.timezoneHint')} isRequired options={zones} />
      </FormSection>
      <FormSection id="mail" title={t('form.mail')} description={t('form.mailText')}>
        <Checkbox isSelected={hasMail.value ?? true} onChange={hasMail.onChange} hint={t('form.hasMailHint')}>
          {hasMail.label}
        </Checkbox>
        <NumberField
          {...useField(form, 'reminderHours')}
          hint={t('form.reminderHint')}
          unit="h"
          min={REMINDER_HOURS.min}
          max={REMINDER_HOURS.max}
          maxDecimals={0}
          isRequired
        />
      </FormSection>
    </SavedForm>
  );
}

interface AccountTextProps extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'spellCheck'> {
  form: FormFields<AccountFormInput, AccountData>;
  name: Exclude<keyof AccountFormInput, 'name' | 'timezone' | 'hasAppointmentMail' | 'reminderHours'>;
}

/** An optional text field of the account's data. */
function AccountText({ form, name, ...field }: AccountTextProps) {
  return <TextField {...useField(form, name)} isOptional {...field} />;
}
