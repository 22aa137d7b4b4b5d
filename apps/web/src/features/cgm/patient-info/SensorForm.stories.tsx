import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { newSensor, NONE } from './sensor-values.ts';
import { SensorForm } from './SensorForm.tsx';

const meta = {
  title: 'App/SensorForm',
  component: SensorForm,
  decorators: [inApp],
  loaders: [messages('cgm-info')],
  args: {
    title: 'Record a sensor',
    zone: 'Europe/Madrid',
    today: '2026-03-04',
    initial: {
      ...newSensor('2026-03-02'),
      model: 'Dexcom G7',
      bodySite: 'UPPER_ARM',
      placedTime: '09:05',
    },
    draftKey: 'cgm/p/t/sensors/new',
    act: 'cgmSensor.create',
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof SensorForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Submits the placement as an instant of the patient’s zone',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ model: 'Dexcom G7', placedAt: '2026-03-02T08:05:00.000Z', removedAt: null }),
      0,
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Says what is missing: a reason for removal needs its day, a day its time',
  args: {
    initial: { ...meta.args.initial, model: '', placedTime: null, removalReason: 'DETACHED', side: NONE },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Time of placement: This field is required.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
