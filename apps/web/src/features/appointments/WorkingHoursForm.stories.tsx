import { ApiError } from '@healzy/api/runtime';
import { noWorkingHours } from '@healzy/domain/appointments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { WorkingHoursForm } from './WorkingHoursForm.tsx';

const morning = { from: '09:00', to: '14:00' };
const afternoon = { from: '16:00', to: '19:00' };

const meta = {
  title: 'App/WorkingHoursForm',
  component: WorkingHoursForm,
  decorators: [inApp],
  loaders: [messages('appointments')],
  args: {
    initial: { ...noWorkingHours(), monday: [afternoon, morning] },
    version: 3,
    draftKey: 'working-hours/a',
    labels: {
      form: 'Working hours',
      save: 'Save hours',
      discard: 'Cancel',
    },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof WorkingHoursForm>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Canvas {
  getByRole: (role: string, options: { name: string | RegExp }) => HTMLElement;
}
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
const day = (canvas: Canvas, name: string) => within(canvas.getByRole('group', { name }));

export const Valid: Story = {
  name: 'Submits the periods of each day in order; copies Monday’s up to Friday with one press',
  play: async ({ args, canvas }) => {
    await expect(day(canvas, 'Saturday').getByText('Not working')).toBeVisible();
    await press(canvas, 'Repeat from Tuesday to Friday');
    await press(canvas, 'Remove hours 1: Friday');
    await press(canvas, 'Save hours');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const whole = [morning, afternoon];
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        ...noWorkingHours(),
        monday: whole,
        tuesday: whole,
        wednesday: whole,
        thursday: whole,
        friday: [morning],
      },
      3,
      expect.anything(),
    );
  },
};

export const Typed: Story = {
  name: 'Focuses an added period, and stops at four',
  args: { initial: noWorkingHours() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/shades nothing/)).toBeVisible();
    await press(canvas, 'Add hours: Sunday');
    const sunday = day(canvas, 'Sunday');
    await waitFor(() =>
      expect(sunday.getByRole('group', { name: 'From' })).toContainElement(activeElement()),
    );
    await userEvent.keyboard('2000');
    await userEvent.tab();
    await userEvent.keyboard('0000');
    for (const _more of [2, 3, 4]) await press(canvas, 'Add hours: Sunday');
    await expect(canvas.getByRole('button', { name: 'Add hours: Sunday' })).toBeDisabled();
    for (const number of [4, 3, 2]) await press(canvas, `Remove hours ${number}: Sunday`);
    await press(canvas, 'Save hours');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { ...noWorkingHours(), sunday: [{ from: '20:00', to: '00:00' }] },
        3,
        expect.anything(),
      ),
    );
  },
};
const activeElement = () => document.activeElement as HTMLElement | null;

export const Refused: Story = {
  name: 'Says which period ends too early, overlaps another or has no time, and focuses it',
  args: {
    initial: {
      ...noWorkingHours(),
      monday: [{ from: '14:00', to: '09:00' }],
      tuesday: [morning, { from: '13:00', to: '15:00' }],
      wednesday: [{ from: '', to: '14:00' }],
    },
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Save hours');
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Monday, to: The end cannot be before the start.');
    await expect(summary).toHaveTextContent('Tuesday, from: The hours of one day must not overlap.');
    await expect(summary).toHaveTextContent('Wednesday, from: This field is required.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavedElsewhere: Story = {
  name: 'Shows day by day what someone else saved meanwhile, and loses neither',
  args: {
    onSave: fn(() =>
      Promise.reject(
        new ApiError('stale', {
          code: 'STALE_VERSION',
          status: 412,
          data: { code: 'STALE_VERSION', details: { current: {} } },
        }),
      ),
    ),
    newer: () => ({ values: { ...noWorkingHours(), monday: [morning] }, version: 4 }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Remove hours 2: Monday');
    await press(canvas, 'Save hours');
    await expect(await canvas.findByText(/09:00–14:00/)).toBeVisible();
    await expect(canvas.getByText(/16:00–19:00/)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Keeps the input when the server rejects it',
  args: {
    onSave: fn(() =>
      Promise.reject(new ApiError('fault', { code: 'SERVER_FAULT', status: 500, data: { code: '' } })),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Repeat from Tuesday to Friday');
    await press(canvas, 'Save hours');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be saved');
    await expect(day(canvas, 'Friday').getAllByRole('group', { name: 'From' })).toHaveLength(2);
  },
};

export const Saving: Story = {
  name: 'Ignores a second press while saving',
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Save hours');
    await waitFor(() => expect(canvas.getByText('Saving…')).toBeInTheDocument());
    await press(canvas, 'Save hours');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
