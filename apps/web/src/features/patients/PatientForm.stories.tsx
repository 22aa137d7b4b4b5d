import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { emptyPatient } from './patient-values.ts';
import { PatientForm } from './PatientForm.tsx';

const known = {
  ...emptyPatient({ principalId: 'p1', timezone: 'Europe/Madrid' }),
  name: 'Lucía',
  surname: 'Ferrer Núñez',
  email: 'lucia.ferrer.nunez@correo.example',
  birthdate: '1984-05-02',
  sex: 'FEMALE' as const,
};

const twin = {
  id: '1',
  name: 'Lucía',
  surname: 'Ferrer',
  email: 'lucia@correo.example',
  birthdate: '1984-05-02',
  state: 'INACTIVE' as const,
};

const meta = {
  title: 'App/PatientForm',
  component: PatientForm,
  decorators: [inApp],
  loaders: [messages('patients')],
  args: {
    initial: known,
    draftKey: 'patients/1',
    knownTags: ['Celiaquía', 'Deportista'],
    specialists: [
      { id: 'p1', label: 'Elena Sarmiento Gil' },
      { id: 'p2', label: 'Íñigo Larrea Oño' },
    ],
    canAssign: true,
    onSave: fn(() => Promise.resolve()),
    act: 'patient.edit',
    labels: {
      form: 'Edit patient',
      save: 'Save patient',
    },
  },
} satisfies Meta<typeof PatientForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card being created. */
const fresh = { draftKey: 'patients/new', isNew: true };

export const Valid: Story = {
  name: 'Submits the whole card',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Weight/ }), '61,5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Íñigo Larrea Oño' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        weightKg: 61.5,
        specialists: [
          { professionalId: 'p1', isPrincipal: true },
          { professionalId: 'p2', isPrincipal: false },
        ],
      }),
      0,
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Names every required field when empty',
  args: { initial: emptyPatient({ principalId: null, timezone: 'Europe/Madrid' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    const summary = await canvas.findByRole('alert');
    for (const label of ['Name', 'Surname', 'Date of birth', 'Email']) {
      await expect(summary).toHaveTextContent(`${label}: This field is required.`);
    }
    await expect(summary).toHaveTextContent('Select a main specialist');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NewCard: Story = {
  name: 'Shows the required fields of a new card and keeps the rest one press away, with the age shown while typing',
  args: { ...fresh, findSimilar: fn(() => Promise.resolve({ items: [], hidden: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d+ years old$|^\d+ years$/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Weight/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /More details/ }));
    await expect(await canvas.findByRole('textbox', { name: /Weight/ })).toBeVisible();
    const tags = canvas.getByRole('combobox', { name: /Tags/ });
    await userEvent.type(tags, 'celiaquia');
    await userEvent.click(await screen.findByRole('option', { name: 'Celiaquía' }));
    await expect(canvas.getByRole('row', { name: 'Celiaquía' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Similar: Story = {
  name: 'Warns of possible duplicates, blocks nothing, and stops asking when it is another person',
  args: {
    ...fresh,
    findSimilar: fn(({ name }: { name: string }) =>
      Promise.resolve(name === 'Lucía' ? { items: [twin], hidden: 1 } : { items: [], hidden: 0 }),
    ),
  },
  play: async ({ args, canvas }) => {
    const warning = await canvas.findByText('Is this the same person?');
    await expect(warning).toBeVisible();
    const record = canvas.getByRole('link', { name: 'Lucía Ferrer' });
    await expect(record).toHaveAttribute('href', '/patient/1');
    await expect(canvas.getByText(/There is already a patient with this name/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Marta');
    await waitFor(() => expect(canvas.queryByText('Is this the same person?')).toBeNull());
  },
};

export const Hidden: Story = {
  name: 'Opens the hidden part when it contains an error',
  args: { ...fresh, initial: { ...known, postalCode: 'x'.repeat(30) } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /Postal code/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Postal code/ })).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const MisfitPostalCode: Story = {
  name: 'Saves an older card whose postal code does not fit its country, until one of the two is changed',
  args: { initial: { ...known, postalCode: '8028', country: 'España' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /City/ }), 'Barcelona');
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const code = canvas.getByRole('textbox', { name: /Postal code/ });
    await userEvent.type(code, '0000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(code).toBeInvalid());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const departs = new ApiError('confirm', {
  code: 'IMPLAUSIBLE_CHANGE',
  status: 422,
  data: {
    code: 'IMPLAUSIBLE_CHANGE',
    details: {
      changes: [
        { magnitude: 'weightKg', value: 172.5, on: '2026-11-21', near: { value: 72.6, on: '2026-10-03' } },
      ],
    },
  },
});

export const AsksFirst: Story = {
  name: 'Asks whether a weight is right that is far from the previous one',
  loaders: [messages('patient-data')],
  args: {
    onSave: fn((card: { confirmed?: readonly string[] }) =>
      card.confirmed ? Promise.resolve() : Promise.reject<void>(departs),
    ),
  },
  play: async ({ args, canvas }) => {
    const weight = canvas.getByRole('textbox', { name: /Weight/ });
    await userEvent.type(weight, '172.5');
    const save = canvas.getByRole('button', { name: 'Save patient' });
    await userEvent.click(save);
    const question = async () => within(await screen.findByRole('alertdialog', { name: 'Is this right?' }));
    const asked = await question();
    await expect(
      asked.getByText('Weight: 172.5 kg on Nov 21, 2026; on Oct 3, 2026 it was 72.6 kg.'),
    ).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Correct it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await canvas.findAllByText(/far from the nearest measurement/))[0]).toBeVisible();
    await expect(weight).toHaveValue('172.5');
    await userEvent.click(save);
    await userEvent.click((await question()).getByRole('button', { name: 'Yes, save it' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ weightKg: 172.5, confirmed: ['weightKg'] }),
        0,
        expect.anything(),
      ),
    );
  },
};

export const EmailTaken: Story = {
  name: 'Reports a taken address on the address field',
  args: {
    onSave: fn(() =>
      Promise.reject(new ApiError('taken', { code: 'PATIENT_EMAIL_TAKEN', status: 409, data: { code: '' } })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /already an existing patient/,
    );
  },
};

export const Down: Story = {
  name: 'Says that nothing was saved and why, and keeps the input',
  args: {
    onSave: fn(() =>
      Promise.reject(new ApiError('down', { code: 'UNAVAILABLE', status: 503, data: { code: '' } })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The patient could not be updated. Please try again later.');
    await expect(alert).toHaveTextContent('The service is not available right now.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Lucía');
  },
};

/** The card as a colleague saved it meanwhile. */
const theirs = { ...known, surname: 'Ferrer Vidal', phone: '+34 600 100 200', city: 'Lugo' };
const stale = (current: unknown) =>
  new ApiError('stale', { code: 'STALE_VERSION', status: 412, data: { code: '', details: { current } } });

export const Conflict: Story = {
  name: 'Lets the user choose field by field when someone else saved meanwhile',
  args: {
    version: 1,
    newer: (current) => ({ values: current as typeof known, version: 2 }),
    onSave: fn((_card: unknown, version: number) =>
      version === 1 ? Promise.reject(stale(theirs)) : Promise.resolve(),
    ),
  },
  play: async ({ args, canvas }) => {
    const surname = canvas.getByRole('textbox', { name: 'Surname' });
    await userEvent.clear(surname);
    await userEvent.type(surname, 'Ferrer Mine');
    const city = canvas.getByRole('textbox', { name: /City/ });
    await userEvent.type(city, 'Vigo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Someone else has saved changes');
    // Fields that only they changed show their value; fields that both changed still show what was typed.
    await expect(canvas.getByRole('textbox', { name: /Phone/ })).toHaveValue('600 10 02 00');
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('Ferrer Mine');

    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByText('Choose one of the two versions.')).toHaveLength(2));

    await userEvent.click(canvas.getByRole('radio', { name: 'Ferrer Vidal' }));
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveValue('Ferrer Vidal');
    await userEvent.click(canvas.getByRole('radio', { name: 'Vigo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ surname: 'Ferrer Vidal', city: 'Vigo', phone: '+34 600 100 200' }),
      2,
      expect.anything(),
    );
  },
};

export const SavedAfterAll: Story = {
  name: 'Treats a lost answer as success when the server already has the same values',
  args: {
    version: 1,
    newer: (current) => ({ values: current as typeof known, version: 2 }),
    onSave: fn((card: unknown): Promise<void> => Promise.reject(stale(card))),
    onSaved: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /City/ }), 'Vigo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save patient' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
