import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { MedicalTestForm } from './MedicalTestForm.tsx';

const meta = {
  title: 'App/MedicalTestForm',
  component: MedicalTestForm,
  decorators: [inApp],
  loaders: [messages('medical-tests')],
  args: {
    specialists: [
      { id: 'p1', label: 'Elena Sarmiento Gil' },
      { id: 'p2', label: 'Íñigo Larrea Oño' },
    ],
    initial: {
      name: '',
      type: 'CGM',
      principalId: 'p1',
      observerIds: ['p2'],
      observations: '',
      rangeProfile: 'STANDARD',
    },
    draftKey: 'medical-tests/new',
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof MedicalTestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Submits what was chosen',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'October sensor');
    await userEvent.click(canvas.getByRole('button', { name: 'Create test' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'October sensor', type: 'CGM', principalId: 'p1' }),
      0,
      expect.anything(),
    );
  },
};

export const OlderPatient: Story = {
  name: 'Asks whether an older patient is read with other goals, and sets them only when told to',
  args: { initial: { ...meta.args.initial, name: 'First sensor' }, patientAge: 71 },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/This patient is 71/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the goals of older people' }));
    await expect(canvas.queryByText(/This patient is 71/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create test' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ rangeProfile: 'OLDER_OR_HIGH_RISK' }),
      0,
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Says what is missing, and focuses it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create test' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name: This field is required.');
    await userEvent.click(canvas.getByRole('button', { name: 'Name: This field is required.' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  name: 'Keeps the input when the server rejects it',
  args: {
    initial: { ...meta.args.initial, name: 'Second sensor' },
    onSave: fn(() =>
      Promise.reject(
        new ApiError('refused', { code: 'CGM_ALREADY_IN_PROGRESS', status: 409, data: { code: '' } }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create test' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already has a CGM test in progress');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Second sensor');
  },
};

export const Saving: Story = {
  name: 'Ignores a second press while saving',
  args: {
    initial: { ...meta.args.initial, name: 'Third sensor' },
    onSave: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create test' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Saving…');
    await userEvent.click(canvas.getByRole('button', { name: /Create test/ }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
