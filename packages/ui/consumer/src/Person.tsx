import { Button } from '@healzy/ui/components/Button';
import { Form } from '@healzy/ui/components/Form';
import { TextField } from '@healzy/ui/components/TextField';
import { problemsOf, useField } from '@healzy/ui/forms/reactHookForm';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

interface Values {
  name: string | null;
}

/** A react-hook-form form, connected by the kit's adapter. */
export function Person() {
  const [kept, setKept] = useState('');
  const { control, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name: null },
    resolver: (values) =>
      values.name?.trim()
        ? { values, errors: {} }
        : { values: {}, errors: { name: { type: 'required', message: 'Enter a name.' } } },
  });
  return (
    <>
      <Form
        label="Person"
        errors={problemsOf(formState.errors)}
        labels={{ summary: 'One field needs your attention', saving: 'Keeping' }}
        onSubmit={() => handleSubmit(({ name }) => setKept(name ?? ''))()}
        actions={<Button type="submit">Keep the name</Button>}
      >
        <TextField {...useField(control, 'name')} label="Name" />
      </Form>
      <p>Kept: {kept}</p>
    </>
  );
}
