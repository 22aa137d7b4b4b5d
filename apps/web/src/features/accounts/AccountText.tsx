import type { AccountForm as AccountData, AccountFormInput } from '@healzy/domain/accounts';
import { TextField, type TextFieldProps } from '@healzy/ui/components/TextField';
import { type FormFields, useField } from '../../app/forms/useField.ts';

export interface AccountTextProps extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'spellCheck'> {
  form: FormFields<AccountFormInput, AccountData>;
  name: Exclude<keyof AccountFormInput, 'name' | 'timezone'>;
}

/** An optional text field of the account's data. */
export function AccountText({ form, name, ...field }: AccountTextProps) {
  return <TextField {...useField(form, name)} isOptional {...field} />;
}
