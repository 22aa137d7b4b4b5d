import type { AccountForm as AccountData, AccountFormInput } from '@healzy/domain/accounts';
import { TextField, type TextFieldProps } from '@healzy/ui/components/TextField';
import type { Control } from 'react-hook-form';
import { useField } from '../../app/forms/useField.ts';

export interface AccountTextProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'type' | 'autoComplete' | 'spellCheck'
> {
  control: Control<AccountFormInput, unknown, AccountData>;
  name: Exclude<keyof AccountFormInput, 'name' | 'timezone'>;
}

/** A line of the account's data that may be left empty. */
export function AccountText({ control, name, ...field }: AccountTextProps) {
  return <TextField {...useField(control, name)} isOptional {...field} />;
}
