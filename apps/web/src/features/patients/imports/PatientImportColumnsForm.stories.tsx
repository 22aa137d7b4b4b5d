import type { ComponentProps } from 'react';
import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { PatientImportColumnsForm } from './PatientImportColumnsForm.tsx';

const column = (
  heading: string,
  proposed: 'name' | 'surname' | 'fullName' | 'email' | 'birthdate' | 'sex' | null,
  sample: string,
) => ({
  heading,
  proposed,
  samples: [sample],
});
const columns = [
  column('Nombre', 'name', 'Lucía'),
  column('Apellidos', 'surname', 'Marín Sanz'),
  column('Correo', 'email', 'lucia@correo.example'),
  column('Nacimiento', 'birthdate', '03/04/1980'),
  column('Sexo', 'sex', 'M'),
  column('', null, 'paga en mano'),
];

type Layouts = ComponentProps<typeof PatientImportColumnsForm>['onLayout'];

const meta = {
  title: 'App/PatientImportColumnsForm',
  component: PatientImportColumnsForm,
  decorators: [inApp],
  loaders: [messages('patient-imports')],
  args: {
    sheet: { encoding: 'utf-8', delimiter: ';', headingRow: 1, columns },
    rowCount: 10_000,
    initial: {
      columns: columns.map(({ proposed }) => proposed),
      principalId: 'p1',
      timezone: 'Europe/Madrid',
      alike: 'SKIP',
      unlikely: 'SKIP',
      dayOrder: null,
      sexOfM: null,
      nameSplit: 'GIVEN_TWO_SURNAMES',
      delimiter: null,
      encoding: null,
    },
    questions: [],
    specialists: [
      { id: 'p1', label: 'Elena Sarmiento Gil' },
      { id: 'p2', label: 'Íñigo Larrea Oño' },
    ],
    canAssign: true,
    onLayout: fn<Layouts>(() => Promise.reject(new Error('No other layout is asked for.'))),
    onSave: fn(() => Promise.resolve()),
    onDiscard: fn(),
  },
} satisfies Meta<typeof PatientImportColumnsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Submits the columns as recognised',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review the rows' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        columns: ['name', 'surname', 'email', 'birthdate', 'sex', null],
        principalId: 'p1',
      }),
    );
  },
};

export const Missing: Story = {
  name: 'Says which columns are still missing, and goes no further',
  args: {
    initial: { ...meta.args.initial, columns: ['name', 'surname', 'email', null, null, null] },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review the rows' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Still to choose: the column that holds Date of birth, Sex.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Twice: Story = {
  name: 'Allows no field in two columns',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Column 6/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Email' }));
    await expect(canvas.getByText('Another column is already “Email”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review the rows' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Asked: Story = {
  name: 'Asks what the file leaves open and sends the answers along',
  args: {
    questions: [
      { id: 'dayOrder', samples: [{ row: 2, found: '03/04/1980' }] },
      { id: 'sexOfM', samples: [{ row: 2, found: 'M' }] },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The day' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Woman (mujer)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review the rows' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ dayOrder: 'DMY', sexOfM: 'FEMALE' }),
    );
  },
};

export const OwnPatients: Story = {
  name: 'Keeps a specialist as principal of the patients',
  args: { canAssign: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Main specialist/ })).toBeDisabled();
    await expect(canvas.getByText('The patients you import will be assigned to you.')).toBeVisible();
  },
};

export const Saving: Story = {
  name: 'Says that the rows are being reviewed',
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review the rows' }));
    await canvas.findByRole('progressbar', { name: 'Reviewing the rows (10,000)…' });
  },
};

export const Failed: Story = {
  name: 'Keeps the choice when the server rejects it',
  args: {
    onSave: fn(() =>
      Promise.reject(new ApiError('refused', { code: 'SPECIALIST_UNKNOWN', status: 422, data: {} })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review the rows' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The rows could not be reviewed.');
    await expect(canvas.getByRole('button', { name: /Nombre/ })).toHaveTextContent('Name');
  },
};

export const WholeNames: Story = {
  name: 'Previews how full names are split, and sends that choice',
  args: {
    sheet: {
      ...meta.args.sheet,
      columns: [
        { heading: 'Paciente', proposed: 'fullName', samples: ['Lucía Marín Sanz', 'Gil Pons, Ana María'] },
        ...columns.slice(2, 5),
      ],
    },
    initial: { ...meta.args.initial, columns: ['fullName', 'email', 'birthdate', 'sex'] },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Name: Lucía · Surname: Marín Sanz')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /First name and two surnames Order/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'First name and one surname' }));
    await expect(canvas.getByText('Name: Lucía Marín · Surname: Sanz')).toBeVisible();
    await expect(canvas.getByText('Name: Ana María · Surname: Gil Pons')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review the rows' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        columns: ['fullName', 'email', 'birthdate', 'sex'],
        nameSplit: 'GIVEN_ONE_SURNAME',
      }),
    );
  },
};

export const ReadAgain: Story = {
  name: 'Reads the file with the chosen separator, and keeps the former table if that gives none',
  args: {
    onLayout: fn<Layouts>(({ delimiter }) =>
      delimiter === '\t'
        ? Promise.reject(new ApiError('refused', { code: 'IMPORT_NO_TABLE', status: 422, data: {} }))
        : Promise.resolve({ ...meta.args.sheet, delimiter: ',', columns: columns.slice(0, 2) }),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Does the file look wrong?' }));
    await userEvent.click(canvas.getByRole('button', { name: /Separator$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tab' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/columns/);
    await expect(canvas.getByRole('button', { name: /Correo/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Separator$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Comma' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Correo/ })).toBeNull());
    await expect(args.onLayout).toHaveBeenLastCalledWith({ delimiter: ',' });
  },
};
