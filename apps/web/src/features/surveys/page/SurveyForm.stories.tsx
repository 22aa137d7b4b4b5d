import { ApiError } from '@healzy/api/runtime';
import type { HeldSurvey } from '@healzy/api/surveys/held-survey';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SurveyForm } from './SurveyForm.tsx';

const HELD: HeldSurvey = {
  kind: 'SATISFACTION',
  language: 'en',
  state: 'OPEN',
  patientName: 'Lucía',
  accountName: 'Clínica Salvia',
  expiresAt: '2026-03-16T10:00:00.000Z',
};

const meta = {
  title: 'App/SurveyForm',
  component: SurveyForm,
  decorators: [inApp],
  loaders: [messages('surveys')],
  args: { held: HELD, onSend: fn(() => Promise.resolve('ANSWERED' as const)), onClosed: fn() },
} satisfies Meta<typeof SurveyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const scaleOf = (canvas: ReturnType<typeof within>, name: RegExp) =>
  within(canvas.getByRole('radiogroup', { name }));
const answerBoth = async (canvas: ReturnType<typeof within>) => {
  for (const name of [/recommend us/, /looked after/])
    await userEvent.click(scaleOf(canvas, name).getByRole('radio', { name: '9' }));
};

export const Valid: Story = {
  name: 'Sends what was chosen and typed, and pasted markup as text',
  play: async ({ args, canvas }) => {
    await answerBoth(canvas);
    const liked = canvas.getByRole('textbox', { name: /like most/ });
    await userEvent.click(liked);
    await userEvent.paste('<img src=x onerror=alert(1)> The recipes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledWith('ANSWERED'));
    await expect(args.onSend).toHaveBeenCalledWith({
      recommendation: 9,
      attention: 9,
      liked: '<img src=x onerror=alert(1)> The recipes.',
      improvements: null,
    });
  },
};

export const Refused: Story = {
  name: 'Says which scales are missing, and sends nothing',
  play: async ({ args, canvas }) => {
    await userEvent.click(scaleOf(canvas, /looked after/).getByRole('radio', { name: '0' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await expect(await canvas.findByRole('button', { name: /recommend us.*required/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /looked after.*required/ })).toBeNull();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Keeps every answer when sending fails',
  args: { onSend: fn(() => Promise.reject(new ApiError('', { status: 0, code: 'UNKNOWN' }))) },
  play: async ({ args, canvas }) => {
    await answerBoth(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await expect(
      await canvas.findByText('The survey could not be sent. Please try again later.'),
    ).toBeVisible();
    await expect(scaleOf(canvas, /recommend us/).getByRole('radio', { name: '9' })).toBeChecked();
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
};

export const Weekly: Story = {
  name: 'Takes a weight within its bounds',
  args: { held: { ...HELD, kind: 'WEEK_1' } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ args, canvas }) => {
    for (const scale of canvas.getAllByRole('radiogroup'))
      await userEvent.click(within(scale).getByRole('radio', { name: '5' }));
    const weight = canvas.getByRole('textbox', { name: /weight/ });
    await userEvent.type(weight, '900');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await expect((await canvas.findAllByText('Enter a weight between 1 and 500 kg.'))[0]).toBeVisible();
    await userEvent.clear(weight);
    await userEvent.type(weight, '70.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ energy: 5, weightKg: 70.5, difficulties: null }),
      ),
    );
  },
};
