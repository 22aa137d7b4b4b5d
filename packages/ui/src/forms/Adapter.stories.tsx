import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { FormErrorSummary } from '../components/FormErrorSummary/FormErrorSummary.tsx';
import type { EveryValue } from './AdapterBinding.ts';
import { AdapterFields } from './AdapterFields.tsx';
import { ControlledForm, HookForm, initial, UncontrolledForm, useEveryField } from './AdapterForms.tsx';

const meta = {
  title: 'Forms/Adapter',
  component: HookForm,
  args: { onSave: fn() },
} satisfies Meta<typeof HookForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a person does in each of the three forms. */
async function fillIn({ canvas, canvasElement }: Parameters<NonNullable<Story['play']>>[0]) {
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
  const report = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (report) await userEvent.upload(report, new File(['x'], 'march.csv', { type: 'text/csv' }));
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
  report: expect.objectContaining({ name: 'march.csv' }) as unknown,
  consent: true,
  reminders: false,
};

export const Default: Story = {
  name: 'With react-hook-form: an error leads to the summary and from there to each field, and every value arrives typed',
  play: async (context) => {
    const { args, canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByText('Some fields need your attention');
    await waitFor(() => expect(document.activeElement).toContainElement(summary));
    const surname = canvas.getByRole('textbox', { name: 'Surname' });
    await expect(surname).toHaveAccessibleDescription('Enter the surname.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tick it to go on.' }));
    await expect(canvas.getByRole('checkbox', { name: 'I have the consent' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();

    await fillIn(context);
    await waitFor(() => expect(canvas.queryByText('Some fields need your attention')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining(filledIn)));
  },
};

/** What takes focus in each field: the selected part, else the first. */
const places = {
  surname: ['textbox', 'Surname'],
  note: ['textbox', 'Note'],
  search: ['searchbox', 'Search notes'],
  phone: ['textbox', 'Telephone'],
  weight: ['textbox', 'Weight'],
  zone: ['button', /Zone/],
  person: ['combobox', 'Specialist'],
  people: ['combobox', 'Observers'],
  birth: ['spinbutton', /day, Date of birth/],
  start: ['spinbutton', /day, First day/],
  period: ['spinbutton', /day, Start Date, Period/],
  time: ['spinbutton', /hour, Time/],
  order: ['radio', 'Day first'],
  way: ['radio', 'New'],
  allergies: ['checkbox', 'Milk'],
  feeling: ['radio', 'Good'],
  intensity: ['slider', 'Intensity'],
  range: ['slider', 'Range: From'],
  macros: ['textbox', 'Carbohydrate'],
  report: ['button', 'Choose a file'],
  consent: ['checkbox', 'I have the consent'],
  reminders: ['switch', 'Send reminders'],
} as const;
const names = Object.keys(places) as (keyof typeof places)[];

/** Rejects one field at a time; react-hook-form itself moves focus to it. */
function FocusForm() {
  const [wrong, setWrong] = useState<keyof EveryValue>('surname');
  const { control, handleSubmit } = useForm<EveryValue>({
    defaultValues: initial,
    resolver: () => ({ values: {}, errors: { [wrong]: { type: 'value', message: 'Mend it.' } } }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit(() => undefined)();
      }}
    >
      {names.map((name) => (
        <button key={name} type="submit" onClick={() => flushSync(() => setWrong(name))}>
          {`Refuse ${name}`}
        </button>
      ))}
      <AdapterFields fields={useEveryField(control)} />
    </form>
  );
}

export const KeyboardFocus: Story = {
  name: 'Without a summary, react-hook-form focuses every kind of invalid field',
  render: () => <FocusForm />,
  play: async ({ canvas }) => {
    for (const name of names) {
      const [role, label] = places[name];
      // Not by key: react-hook-form moves focus a second time a moment later, and the key would go to that field.
      await userEvent.click(canvas.getByRole('button', { name: `Refuse ${name}` }));
      await waitFor(() => expect(canvas.getByRole(role, { name: label })).toHaveFocus());
    }
  },
};

function SummaryForm() {
  const [attempt, setAttempt] = useState(0);
  const { control } = useForm<EveryValue>({ defaultValues: initial });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <FormErrorSummary
        title="Mend these"
        attempt={attempt}
        errors={attempt ? names.map((name) => ({ name, message: `Mend ${name}.` })) : []}
      />
      <Button type="submit">Save</Button>
      <AdapterFields fields={useEveryField(control)} />
    </form>
  );
}

export const KeyboardSummary: Story = {
  name: 'The error summary leads into every kind of field',
  render: () => <SummaryForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const name of names) {
      const [role, label] = places[name];
      canvas.getByRole('button', { name: `Mend ${name}.` }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole(role, { name: label })).toHaveFocus());
    }
  },
};

export const Controlled: Story = {
  name: 'Controlled: every field shows and reports its value',
  render: (args) => <ControlledForm {...args} />,
  play: async (context) => {
    const { args, canvas } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining(filledIn));
  },
};

export const Uncontrolled: Story = {
  name: 'Uncontrolled: every field adds its value to the form’s data',
  render: (args) => <UncontrolledForm {...args} />,
  play: async (context) => {
    const { args, canvas } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        surname: 'Núñez',
        note: 'Well',
        code: 'oak',
        weight: '72.5',
        zone: 'madrid',
        person: 'luis',
        people: 'ana',
        birth: '1984-02-09',
        start: '2025-03-01',
        'period.start': '2025-03-01',
        'period.end': '2025-03-14',
        time: '08:30',
        report: 'march.csv',
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
