import { useState } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { Button } from '../components/Button/Button.tsx';
import { Form } from '../components/Form/Form.tsx';
import type { Binding, EveryBinding, EveryValue } from './AdapterBinding.ts';
import { AdapterFields } from './AdapterFields.tsx';
import { problemsOf, useField, useFile, useToggle } from './reactHookForm.ts';

export interface AdapterProps {
  /** The submitted values. */
  onSave: (values: Record<string, unknown>) => void;
}

export const initial: EveryValue = {
  surname: null,
  note: null,
  code: '',
  search: '',
  phone: null,
  weight: 70,
  zone: 'madrid',
  person: 'luis',
  people: ['ana'],
  birth: '1984-02-09',
  start: '2025-03-01',
  period: { start: '2025-03-01', end: '2025-03-14' },
  time: '08:30',
  order: 'DMY',
  way: 'new',
  allergies: ['milk'],
  feeling: 'GOOD',
  intensity: 40,
  range: [20, 80],
  macros: { carbohydrate: 50, fat: 30, protein: 20 },
  report: null,
  consent: false,
  reminders: true,
};
const labels = { summary: 'Some fields need your attention', saving: 'Saving' };
const save = (
  <Button intent="primary" type="submit">
    Save
  </Button>
);

/** Connects all fields in the same way. */
function joined(
  bind: <Name extends keyof EveryValue>(name: Name) => Binding<EveryValue[Name]>,
  toggle: (name: 'consent' | 'reminders') => EveryBinding['consent'],
  report: EveryBinding['report'],
): EveryBinding {
  return {
    surname: bind('surname'),
    note: bind('note'),
    code: bind('code'),
    search: bind('search'),
    phone: bind('phone'),
    weight: bind('weight'),
    zone: bind('zone'),
    person: bind('person'),
    people: bind('people'),
    birth: bind('birth'),
    start: bind('start'),
    period: bind('period'),
    time: bind('time'),
    order: bind('order'),
    way: bind('way'),
    allergies: bind('allergies'),
    feeling: bind('feeling'),
    intensity: bind('intensity'),
    range: bind('range'),
    macros: bind('macros'),
    report,
    consent: toggle('consent'),
    reminders: toggle('reminders'),
  };
}

const inWords = (value: FormDataEntryValue) => (value instanceof File ? value.name : value);

/** Uncontrolled fields; the browser's form data contains their values. */
export function UncontrolledForm({ onSave }: AdapterProps) {
  const fields = joined(
    (name) => ({ name, defaultValue: initial[name] ?? undefined }),
    (name) => ({ name, isInitiallySelected: initial[name] }),
    { name: 'report' },
  );
  return (
    <Form
      label="Fields hold their values"
      labels={labels}
      actions={save}
      onSubmit={(data) =>
        onSave(
          Object.fromEntries(
            [...new Set(data.keys())].map((key) => [key, data.getAll(key).map(inWords).join(' ')]),
          ),
        )
      }
    >
      <AdapterFields fields={fields} />
    </Form>
  );
}

/** Fields controlled by the page. */
export function ControlledForm({ onSave }: AdapterProps) {
  const [values, setValues] = useState(initial);
  const fields = joined(
    (name) => ({
      name,
      value: values[name],
      onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
    }),
    (name) => ({
      name,
      isSelected: values[name],
      onChange: (isSelected) => setValues((before) => ({ ...before, [name]: isSelected })),
    }),
    {
      name: 'report',
      value: values.report,
      onSelect: (report) => setValues((before) => ({ ...before, report })),
      onCancel: () => setValues((before) => ({ ...before, report: null })),
    },
  );
  return (
    <Form
      label="The page holds the values"
      labels={labels}
      actions={save}
      onSubmit={() => onSave({ ...values })}
    >
      <AdapterFields fields={fields} />
    </Form>
  );
}

/** All fields connected to react-hook-form: one line each. */
export function useEveryField(control: Control<EveryValue>): EveryBinding {
  return {
    surname: useField(control, 'surname'),
    note: useField(control, 'note'),
    code: useField(control, 'code'),
    search: useField(control, 'search'),
    phone: useField(control, 'phone'),
    weight: useField(control, 'weight'),
    zone: useField(control, 'zone'),
    person: useField(control, 'person'),
    people: useField(control, 'people'),
    birth: useField(control, 'birth'),
    start: useField(control, 'start'),
    period: useField(control, 'period'),
    time: useField(control, 'time'),
    order: useField(control, 'order'),
    way: useField(control, 'way'),
    allergies: useField(control, 'allergies'),
    feeling: useField(control, 'feeling'),
    intensity: useField(control, 'intensity'),
    range: useField(control, 'range'),
    macros: useField(control, 'macros'),
    report: useFile(control, 'report'),
    consent: useToggle(control, 'consent'),
    reminders: useToggle(control, 'reminders'),
  };
}

/** Fields whose values react-hook-form holds. */
export function HookForm({ onSave }: AdapterProps) {
  const { control, handleSubmit, formState } = useForm<EveryValue>({
    defaultValues: initial,
    // Form moves focus to its summary; without one, omit it and focus goes to the first invalid field.
    shouldFocusError: false,
    resolver: (values) => {
      const errors = {
        ...(values.surname ? {} : { surname: { type: 'required', message: 'Enter the surname.' } }),
        ...(values.feeling === 'FATAL' ? { feeling: { type: 'value', message: 'Call the clinic.' } } : {}),
        ...(values.consent ? {} : { consent: { type: 'required', message: 'Tick it to go on.' } }),
      };
      return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
    },
  });
  return (
    <Form
      label="react-hook-form holds the values"
      labels={labels}
      actions={save}
      errors={problemsOf(formState.errors)}
      onSubmit={() => handleSubmit((values) => onSave({ ...values }))()}
    >
      <AdapterFields fields={useEveryField(control)} />
    </Form>
  );
}
