import type { PlainControl } from '@healzy/domain/shared';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Select } from '@healzy/ui/components/Select';
import { TextArea } from '@healzy/ui/components/TextArea';
import { TextField } from '@healzy/ui/components/TextField';
import type { FlatNamespace } from 'i18next';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FormFields, useField } from './useField.ts';

export interface PlainFieldProps<Values extends FieldValues, Output> {
  form: FormFields<Values, Output>;
  name: Path<Values>;
  control: PlainControl;
  /** The messages that name its options. */
  messages: FlatNamespace;
  /** What a choice that is not made yet says. */
  choose: string;
}

/** A field of a record that has no control of its own: its table of fields says which kind it is. */
export function PlainField<Values extends FieldValues, Output>({
  form,
  name,
  control,
  messages,
  choose,
}: PlainFieldProps<Values, Output>) {
  const { t } = useTranslation(messages);
  // The table of fields goes with the form's values; the compiler does not follow one name of many.
  const field = useField<FieldValues, string>(form as unknown as FormFields<FieldValues>, name);
  const said = {
    ...field,
    isRequired: control.need === 'REQUIRED',
    isOptional: control.need === 'OPTIONAL',
    hint: control.hint === undefined ? undefined : String(t(control.hint as never)),
  };
  switch (control.kind) {
    case 'TEXT':
      return <TextField {...said} limit={control.limit} autoComplete="off" />;
    case 'WEB_ADDRESS':
      return <TextField {...said} type="url" autoComplete="off" />;
    case 'LONG_TEXT':
      return <TextArea {...said} limit={control.limit} />;
    case 'NUMBER': {
      const { kind: _kind, need: _need, hint: _hint, ...bounds } = control;
      return <NumberField {...said} {...bounds} />;
    }
    case 'CHOICE':
    case 'CHOICES': {
      const options = control.options.map((id) => ({
        id,
        label: String(t(`${control.labels}.${id}` as never)),
      }));
      if (control.kind === 'CHOICES') return <CheckboxGroup {...said} options={options} />;
      return <Select {...said} placeholder={choose} options={options} />;
    }
  }
}
