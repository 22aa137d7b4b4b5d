import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../../app/story-decorators.tsx';
import { IntakeAnswersStep } from './IntakeAnswersStep.tsx';

const meta = {
  title: 'App/IntakeAnswersStep',
  component: IntakeAnswersStep,
  decorators: [inApp],
  loaders: [messages('patient-data')],
  args: {
    section: 'anthropometric-data',
    initial: {},
    isSaving: false,
    onChange: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof IntakeAnswersStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {
  name: 'Asks a patient about their body with drawings, and accepts no answer as one',
  play: async ({ args, canvas }) => {
    const build = canvas.getByRole('radiogroup', { name: 'Which one feels like you today?' });
    await expect(within(build).getByRole('radio', { name: 'We will see at the appointment' })).toBeChecked();
    await userEvent.click(within(build).getByRole('radio', { name: 'Broad' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ complexion: 'OBESE' })),
    );
    await userEvent.click(within(build).getByRole('radio', { name: 'We will see at the appointment' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ complexion: null })),
    );
  },
};

export const OnAPhone: Story = {
  name: 'Fits the smallest phone',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'Wider at the hips' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
