import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { newAppointment } from './appointment-values.ts';
import { ClashNotes } from './Clashes.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';

const patient = { id: 'a', name: 'Lucía Ferrer Núñez', timezone: 'Europe/Madrid', hasSpecialists: true };

const meta = {
  title: 'App/AppointmentForm',
  component: AppointmentForm,
  decorators: [inApp],
  loaders: [messages('appointments')],
  args: {
    initial: newAppointment({ date: '2026-03-04', time: '10:30' }, 'a'),
    draftKey: 'appointments/new',
    zone: 'Europe/Madrid',
    patient,
    specialists: [
      { id: 'p1', label: 'Elena Sarmiento Gil' },
      { id: 'p2', label: 'Íñigo Larrea Oño' },
    ],
    preferredId: 'p1',
    act: 'appointment.create',
    labels: {
      form: 'New appointment',
      save: 'Create appointment',
      discard: 'Cancel',
    },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof AppointmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async (canvas: { getByRole: (role: string, options: { name: RegExp }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: /Create appointment/ }));

export const Valid: Story = {
  name: 'Submits the instant of the clinic’s clock, with the preferred specialist unless another is chosen',
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Place optional' }), 'Room 2');
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        patientId: 'a',
        professionalId: 'p1',
        kind: 'FOLLOW_UP',
        mode: 'IN_PERSON',
        startsAt: '2026-03-04T09:30:00.000Z',
        minutes: 30,
        place: 'Room 2',
        videoUrl: null,
        hasMail: true,
      },
      0,
      expect.anything(),
    );
  },
};

export const LengthOfTheKind: Story = {
  name: 'Suggests an hour for a first visit, until another duration is chosen',
  play: async ({ canvas }) => {
    const choose = async (kind: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /Reason/ }));
      await userEvent.click(await screen.findByRole('option', { name: kind }));
    };
    const length = () => canvas.getByRole('textbox', { name: 'Duration' });
    await choose('First visit');
    await waitFor(() => expect(length()).toHaveValue('60'));
    await userEvent.clear(length());
    await userEvent.type(length(), '25');
    await userEvent.tab();
    await choose('Test');
    await expect(length()).toHaveValue('25');
  },
};

export const Refused: Story = {
  name: 'Says what is missing or wrong, and focuses it',
  args: { initial: newAppointment({ date: '2026-03-04' }, 'a') },
  play: async ({ args, canvas }) => {
    await save(canvas);
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Time: This field is required.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LinkInTheClear: Story = {
  name: 'Rejects a link that is not secure',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By video' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Video call link optional' }),
      'http://meet.example',
    );
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Enter a full link that starts with https://, without a name or password before the site.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SkippedHour: Story = {
  name: 'Rejects a time that a clock change skips',
  args: { initial: newAppointment({ date: '2026-03-29', time: '02:30' }, 'a') },
  play: async ({ args, canvas }) => {
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That time does not exist on that day');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PatientElsewhere: Story = {
  name: 'Shows the time in the patient’s own zone if it differs',
  args: { patient: { ...patient, timezone: 'Atlantic/Canary' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('For the patient, who lives in the Canary Islands, it will be 09:30 on Mar 4, 2026.'),
    ).toBeVisible();
  },
};

export const Clashing: Story = {
  name: 'Warns while a time is chosen that it is taken or outside working hours; it can be confirmed',
  args: {
    tellClashes: (wanted, specialist) =>
      wanted && (
        <ClashNotes
          overlaps={[
            {
              id: 'x',
              with: 'SPECIALIST',
              startsAt: wanted.startsAt,
              endsAt: wanted.endsAt,
              patient: { name: 'Óscar', surname: 'Ñíguez' },
              specialist: { name: 'Elena', surname: 'Sarmiento Gil' },
            },
          ]}
          outside={[
            { from: '15:00', to: '17:00' },
            { from: '18:00', to: '20:00' },
          ]}
          zone="Europe/Madrid"
          specialist={specialist}
        />
      ),
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        'Elena Sarmiento Gil does not work at that time: their hours that day are 15:00–17:00, 18:00–20:00.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/Óscar Ñíguez/)).toHaveTextContent(/10:30.*11:00/);
    await save(canvas);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const FreeDay: Story = {
  name: 'Says so when the specialist does not work on that day',
  args: {
    tellClashes: (_wanted, specialist) => (
      <ClashNotes overlaps={[]} outside={[]} zone="Europe/Madrid" specialist={specialist} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Elena Sarmiento Gil does not work that day.')).toBeVisible();
  },
};

export const NobodyToBook: Story = {
  name: 'Says so when the user may book none of the patient’s specialists',
  args: { specialists: [], preferredId: null },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/You cannot make appointments with this patient’s specialists/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Specialist/ })).toBeDisabled();
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Specialist: This field is required.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Keeps the input when the time is taken and the user does not insist',
  args: {
    onSave: fn(() =>
      Promise.reject(
        new ApiError('refused', { code: 'APPOINTMENT_OVERLAPS', status: 409, data: { code: '' } }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Place optional' }), 'Room 2');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already has another appointment');
    await expect(canvas.getByRole('textbox', { name: 'Place optional' })).toHaveValue('Room 2');
  },
};

export const Saving: Story = {
  name: 'Ignores a second press while saving',
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    await save(canvas);
    await waitFor(() => expect(canvas.getByText('Saving…')).toBeInTheDocument());
    await save(canvas);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
