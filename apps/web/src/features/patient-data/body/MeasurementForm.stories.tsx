import { ApiError } from '@healzy/api/runtime';
import { noFigures } from '@healzy/domain/patient-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, words } from '../../../app/story-surroundings.tsx';
import { emptyMeasurement } from './measurement-values.ts';
import { MeasurementForm } from './MeasurementForm.tsx';

const days = { birthdate: '1984-02-29', today: '2026-11-21' };

const meta = {
  title: 'App/MeasurementForm',
  component: MeasurementForm,
  decorators: [inApp],
  loaders: [words('patient-data')],
  args: {
    initial: emptyMeasurement('2026-11-21'),
    draftKey: 'patients/1/measurements/new',
    days,
    latest: { weightKg: { value: 80.5, on: '2026-10-20' } },
    onSave: fn(() => Promise.resolve()),
    labels: {
      form: 'Add measurement',
      save: 'Save measurement',
      failed: 'The measurement could not be saved. Please try again later.',
    },
  },
} satisfies Meta<typeof MeasurementForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Understands a comma and a height in metres, and shows what it stores',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight' }), '79,5');
    const height = canvas.getByRole('textbox', { name: 'Height' });
    await userEvent.type(height, '1,75');
    await userEvent.tab();
    await expect(height).toHaveValue('175');
    await userEvent.click(canvas.getByRole('button', { name: 'Save measurement' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        measuredOn: '2026-11-21',
        figures: { ...noFigures(), weightKg: 79.5, heightCm: 175 },
        note: null,
      },
      0,
    );
  },
};

export const Refused: Story = {
  name: 'Refuses 700 kg and says which weights are possible',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight' }), '700');
    await userEvent.click(canvas.getByRole('button', { name: 'Save measurement' }));
    await expect((await canvas.findAllByText('Between 1 and 500 kg.'))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  name: 'Asks for at least one measurement',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save measurement' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Enter at least one measurement.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  name: 'Says that it is being saved',
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Waist' }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save measurement' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Saving|Guardando/));
  },
};

export const Failed: Story = {
  name: 'Keeps what was typed when it could not be saved',
  args: {
    onSave: fn(() =>
      Promise.reject<void>(
        new ApiError('down', { code: 'UNAVAILABLE', status: 503, data: { code: 'UNAVAILABLE' } }),
      ),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Waist' }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save measurement' }));
    await expect(await canvas.findByText(args.labels.failed)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Waist' })).toHaveValue('90');
  },
};
