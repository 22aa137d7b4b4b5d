import { zodResolver } from '@hookform/resolvers/zod';
import {
  type AccountForm as AccountData,
  type AccountFormInput,
  accountFormSchema,
} from '@healzy/domain/accounts';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { TextField } from '@healzy/ui/components/TextField';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives/Grid';
import { type ReactNode, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useField } from '../../app/forms/useField.ts';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { type SavedRecord, useFormSave } from '../../app/forms/useFormSave.ts';
import { zoneOptions } from '../../app/forms/zones.ts';
import { failedSentence } from '../../app/messages.ts';
import { AccountText, type AccountTextProps } from './AccountText.tsx';

type Field = keyof AccountFormInput;
const FIELDS = Object.keys(accountFormSchema.shape) as Field[];

export interface AccountFormProps {
  initial: AccountFormInput;
  /** The version that `initial` is of. */
  version: number;
  /** Where what is typed is kept until it is saved. */
  draftKey: string;
  /** Answers what is stored now; rejects with what the server refused, and the form keeps everything that was typed. */
  onSave: (account: AccountData, version: number) => Promise<SavedRecord<AccountFormInput>>;
  onSaved?: () => void | Promise<void>;
  /** What somebody else saved meanwhile, from the refusal's details. */
  newer?: (current: unknown) => SavedRecord<AccountFormInput>;
  /** The account's picture, which is kept by itself. */
  picture?: ReactNode;
}

/** An account's general and tax data. */
export function AccountForm({
  initial,
  version,
  draftKey,
  onSave,
  onSaved,
  newer,
  picture,
}: AccountFormProps) {
  const { t } = useTranslation(['accounts', 'app']);
  const form = useForm<AccountFormInput, unknown, AccountData>({
    defaultValues: initial,
    resolver: zodResolver(accountFormSchema),
  });
  const { control } = form;
  const draft = useFormDraft(form, draftKey, { version });
  const saving = useFormSave(form, draft, {
    fields: FIELDS,
    save: onSave,
    onSaved,
    newer,
  });
  const zones = useMemo(() => zoneOptions(), []);
  /** A line of text that may be left empty. */
  const text = (
    name: AccountTextProps['name'],
    more: Omit<AccountTextProps, 'control' | 'name' | 'label'> = {},
  ) => <AccountText control={control} name={name} label={t(`form.${name}`)} {...more} />;

  return (
    <SavedForm
      form={form}
      draft={draft}
      saving={saving}
      names={Object.fromEntries(FIELDS.map((field) => [field, t(`form.${field}`)]))}
      labels={{
        form: t('form.label'),
        save: t('form.save'),
        failed: failedSentence('account.edit'),
        discard: t('form.discard'),
      }}
      staysOpen
    >
      <FormSection id="general" title={t('form.general')} description={t('form.generalText')}>
        {picture}
        <TextField
          {...useField(control, 'name')}
          label={t('form.name')}
          hint={t('form.nameHint')}
          isRequired
          autoComplete="organization"
        />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {text('businessName')}
          {text('userSurname')}
        </Grid>
      </FormSection>
      <FormSection id="tax" title={t('form.tax')} description={t('form.taxText')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {text('accountName')}
          {text('legalName')}
          {text('taxNumber', { spellCheck: 'false' })}
          {text('contactPhone', { type: 'tel', autoComplete: 'tel' })}
        </Grid>
        {text('invoiceAddress', { autoComplete: 'street-address' })}
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {text('postalCode', { autoComplete: 'postal-code' })}
          {text('city', { autoComplete: 'address-level2' })}
          {text('state', { autoComplete: 'address-level1' })}
          {text('country', { autoComplete: 'country-name' })}
        </Grid>
        <ComboBox
          {...useField(control, 'timezone')}
          label={t('form.timezone')}
          hint={t('form.timezoneHint')}
          isRequired
          options={zones}
        />
      </FormSection>
    </SavedForm>
  );
}
