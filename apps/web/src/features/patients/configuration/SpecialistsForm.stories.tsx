import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SpecialistsForm, type SpecialistsFormProps } from './SpecialistsForm.tsx';

const initial = {
  specialists: [
    { professionalId: 'p1', isPrincipal: true },
    { professionalId: 'p2', isPrincipal: false },
  ],
};

const meta = {
  title: 'App/PatientSpecialistsForm',
  component: SpecialistsForm,
  decorators: [inApp],
  loaders: [messages('patients', 'messages')],
  args: {
    initial,
    version: 4,
    draftKey: 'patients/1/specialists',
    options: [
      { id: 'p1', label: 'Elena Sarmiento Gil' },
      { id: 'p2', label: 'Íñigo Larrea Oño' },
      { id: 'p3', label: 'Nora Vidal Pons' },
    ],
    onSave: fn<SpecialistsFormProps['onSave']>((values) => Promise.resolve({ values, version: 5 })),
  },
} satisfies Meta<typeof SpecialistsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save specialists' }));

export const Valid: Story = {
  name: 'Adds an observer without a question, over the version that was loaded',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nora Vidal Pons' }));
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { specialists: [...initial.specialists, { professionalId: 'p3', isPrincipal: false }] },
      4,
      expect.anything(),
    );
  },
};

export const NamesWhoLeaves: Story = {
  name: 'Names who would lose the patient, and changes nothing until that is confirmed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Íñigo Larrea Oño' }));
    await save();
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/Íñigo Larrea Oño will lose access/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    await save();
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Change specialists' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { specialists: [{ professionalId: 'p1', isPrincipal: true }] },
      4,
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Requires a principal specialist',
  args: { initial: { specialists: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nora Vidal Pons' }));
    await save();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Select a main specialist');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  name: 'Says that it is saving and ignores a second press',
  args: { onSave: fn<SpecialistsFormProps['onSave']>(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nora Vidal Pons' }));
    await save();
    await expect(await canvas.findByText('Saving…', { selector: '[role=status]' })).toBeVisible();
    await save();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Down: Story = {
  name: 'Says that nothing was saved and why, and keeps the choice',
  args: {
    onSave: fn<SpecialistsFormProps['onSave']>(() =>
      Promise.reject(new ApiError('down', { code: 'UNAVAILABLE', status: 503, data: { code: '' } })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nora Vidal Pons' }));
    await save();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The specialists could not be updated.');
    await expect(canvas.getByRole('checkbox', { name: 'Nora Vidal Pons' })).toBeChecked();
  },
};
