import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Form } from '../components/Form/Form.tsx';
import { AdapterFields, type Binding, type EveryBinding, type EveryValue } from './AdapterFields.tsx';
import { problemsOf, useField, useToggle } from './reactHookForm.ts';

interface AdapterProps {
  /** What the form sends. */
  onSave: (values: Record<string, unknown>) => void;
}

const initial: EveryValue = {
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
  consent: false,
  reminders: true,
};
const labels = { summary: 'Some fields need your attention', saving: 'Saving' };
const save = (
  <Button intent="primary" type="submit">
    Save
  </Button>
);

/** Joins all fields by one rule. */
function joined(
  bind: <Name extends keyof EveryValue>(name: Name) => Binding<EveryValue[Name]>,
  toggle: (name: 'consent' | 'reminders') => EveryBinding['consent'],
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
    consent: toggle('consent'),
    reminders: toggle('reminders'),
  };
}

function UncontrolledForm({ onSave }: AdapterProps) {
  const fields = joined(
    (name) => ({ name, defaultValue: initial[name] ?? undefined }),
    (name) => ({ name, isInitiallySelected: initial[name] }),
  );
  return (
    <Form
      label="Fields hold their values"
      labels={labels}
      actions={save}
      onSubmit={(data) =>
        onSave(Object.fromEntries([...new Set(data.keys())].map((key) => [key, data.getAll(key).join(' ')])))
      }
    >
      <AdapterFields fields={fields} />
    </Form>
  );
}

function ControlledForm({ onSave }: AdapterProps) {
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

/** All fields joined to a form of react-hook-form: one line each. */
function useEveryField(control: Control<EveryValue>): EveryBinding {
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
    consent: useToggle(control, 'consent'),
    reminders: useToggle(control, 'reminders'),
  };
}

function HookForm({ onSave }: AdapterProps) {
  const { control, handleSubmit, formState } = useForm<EveryValue>({
    defaultValues: initial,
    // Form leads focus to the summary; without one, leave it out and focus goes to the first refused field.
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

const meta = {
  title: 'Forms/Adapter',
  component: HookForm,
  args: { onSave: fn() },
} satisfies Meta<typeof HookForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a person does in each of the three forms. */
async function fillIn(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), 'Núñez');
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Weight' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Weight' }), '72,5');
  await userEvent.type(canvas.getByLabelText('Password'), 'oak');
  await userEvent.click(canvas.getByText('Month first'));
  await userEvent.click(canvas.getByText('Copy'));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Nuts' }));
  await userEvent.click(canvas.getByText('Great'));
  canvas.getByRole('slider', { name: 'Intensity' }).focus();
  await userEvent.keyboard('65');
  canvas.getByRole('slider', { name: 'Range: From' }).focus();
  await userEvent.keyboard('30');
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Fat' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Fat' }), '25');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Well');
  await expect(canvas.getByText('4/46')).toBeVisible();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'I have the consent' }));
  await userEvent.click(canvas.getByRole('switch', { name: 'Send reminders' }));
}

const filledIn = {
  surname: 'Núñez',
  note: 'Well',
  code: 'oak',
  weight: 72.5,
  zone: 'madrid',
  person: 'luis',
  people: ['ana'],
  birth: '1984-02-09',
  start: '2025-03-01',
  period: { start: '2025-03-01', end: '2025-03-14' },
  time: '08:30',
  order: 'MDY',
  way: 'copy',
  allergies: ['nuts', 'milk'],
  feeling: 'GREAT',
  intensity: 65,
  range: [30, 80],
  macros: { carbohydrate: 50, fat: 25, protein: 20 },
  consent: true,
  reminders: false,
};

export const Default: Story = {
  name: 'With react-hook-form: a refusal leads to the summary and from there to each field, and every value arrives typed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toContainElement(summary));
    const surname = canvas.getByRole('textbox', { name: 'Surname' });
    await expect(surname).toHaveAccessibleDescription('Enter the surname.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tick it to go on.' }));
    await expect(canvas.getByRole('checkbox', { name: 'I have the consent' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();

    await fillIn(canvas);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining(filledIn)));
  },
};

function FocusForm() {
  const { control, setFocus } = useForm<EveryValue>({ defaultValues: initial });
  const names = ['weight', 'zone', 'feeling', 'way', 'allergies', 'intensity', 'macros', 'phone'] as const;
  return (
    <>
      {names.map((name) => (
        <Button key={name} onPress={() => setFocus(name)}>
          {name}
        </Button>
      ))}
      <AdapterFields fields={useEveryField(control)} />
    </>
  );
}

export const KeyboardFocus: Story = {
  name: 'Focus can be led into every kind of field through its ref',
  render: () => <FocusForm />,
  play: async ({ canvas }) => {
    const targets = {
      weight: canvas.getByRole('textbox', { name: 'Weight' }),
      zone: canvas.getByRole('button', { name: /Zone/ }),
      feeling: canvas.getByRole('radio', { name: 'Good' }),
      way: canvas.getByRole('radio', { name: 'New' }),
      allergies: canvas.getByRole('checkbox', { name: 'Milk' }),
      intensity: canvas.getByRole('slider', { name: 'Intensity' }),
      macros: canvas.getByRole('textbox', { name: 'Carbohydrate' }),
      phone: canvas.getByRole('textbox', { name: 'Telephone' }),
    };
    for (const [name, target] of Object.entries(targets)) {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(target).toHaveFocus();
    }
  },
};

export const Controlled: Story = {
  name: 'With values of the page: every field shows and tells them',
  render: (args) => <ControlledForm {...args} />,
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining(filledIn));
  },
};

export const Uncontrolled: Story = {
  name: 'With values of their own: every field puts its value into the form’s data',
  render: (args) => <UncontrolledForm {...args} />,
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        surname: 'Núñez',
        note: 'Well',
        code: 'oak',
        weight: '72.5',
        zone: 'madrid',
        person: 'luis',
        birth: '1984-02-09',
        order: 'MDY',
        way: 'copy',
        allergies: 'nuts milk',
        feeling: 'GREAT',
        intensity: '65',
        range: '30 80',
        'macros.carbohydrate': '50',
        'macros.fat': '25',
        'macros.protein': '20',
        consent: 'on',
      }),
    );
  },
};
