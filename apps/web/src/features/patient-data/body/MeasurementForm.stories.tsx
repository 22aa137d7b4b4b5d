import { ApiError } from '@healzy/api/runtime';
import { noFigures } from '@healzy/domain/patient-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { emptyMeasurement } from './measurement-values.ts';
import { MeasurementForm } from './MeasurementForm.tsx';

const days = { birthdate: '1984-02-29', today: '2026-11-21' };

const meta = {
  title: 'App/MeasurementForm',
  component: MeasurementForm,
  decorators: [inApp],
  loaders: [messages('patient-data')],
  args: {
    initial: emptyMeasurement('2026-11-21'),
    draftKey: 'patients/1/measurements/new',
    days,
    latest: { weightKg: { value: 80.5, on: '2026-10-20' } },
    onSave: fn(() => Promise.resolve()),
    act: 'measurement.create',
    labels: {
      form: 'Add measurement',
      save: 'Save measurement',
    },
  },
} satisfies Meta<typeof MeasurementForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Accepts a comma and a height in metres, and shows what it stores',
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
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Rejects 700 kg and says which weights are possible',
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

/** The server's rejection of an unconfirmed weight. */
const implausible = new ApiError('confirm', {
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
const confirmedOnly = fn((measurement: { confirmed?: readonly string[] }) =>
  measurement.confirmed?.includes('weightKg') ? Promise.resolve() : Promise.reject<void>(implausible),
);
const SENTENCE = 'Weight: 172.5 kg on Nov 21, 2026; on Oct 3, 2026 it was 72.6 kg.';

export const AsksFirst: Story = {
  name: 'Asks whether 172.5 kg after 72.6 is right, and saves once it is confirmed',
  args: { onSave: confirmedOnly },
  play: async ({ canvas }) => {
    confirmedOnly.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight' }), '172.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save measurement' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Is this right?' }));
    await expect(question.getByText(SENTENCE)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Yes, save it' }));
    await waitFor(() => expect(confirmedOnly).toHaveBeenCalledTimes(2));
    await expect(confirmedOnly).toHaveBeenLastCalledWith(
      expect.objectContaining({ confirmed: ['weightKg'] }),
      0,
      expect.anything(),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Corrects: Story = {
  name: 'Keeps everything if the value is to be corrected, and says so below its field',
  args: { onSave: confirmedOnly },
  play: async ({ canvas }) => {
    confirmedOnly.mockClear();
    const weight = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.type(weight, '172.5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Waist' }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save measurement' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Is this right?' }));
    await userEvent.click(question.getByRole('button', { name: 'Correct it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(weight).toHaveValue('172.5');
    await expect(canvas.getByRole('textbox', { name: 'Waist' })).toHaveValue('90');
    await expect((await canvas.findAllByText(/far from the nearest measurement/))[0]).toBeVisible();
    await expect(confirmedOnly).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  name: 'Says that it is saving',
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Waist' }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save measurement' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Saving|Guardando/));
  },
};

export const Failed: Story = {
  name: 'Keeps the input when saving fails',
  args: {
    onSave: fn(() =>
      Promise.reject<void>(
        new ApiError('down', { code: 'UNAVAILABLE', status: 503, data: { code: 'UNAVAILABLE' } }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Waist' }), '90');
    await userEvent.click(canvas.getByRole('button', { name: 'Save measurement' }));
    await expect(
      await canvas.findByText('The measurement could not be saved. Please try again later.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Waist' })).toHaveValue('90');
  },
};
