import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { CgmFileQuestions } from './CgmFileQuestions.tsx';

const meta = {
  title: 'App/CgmFileQuestions',
  component: CgmFileQuestions,
  decorators: [inApp],
  loaders: [messages('cgm')],
  args: {
    answer: null,
    onAnswer: fn(),
    questions: [
      {
        id: 'columns',
        layout: '0123456789abcdef',
        times: [{ column: 2, name: 'Čas', sample: '2026-01-13 08:00' }],
        glucoses: [
          { column: 3, name: 'Hladina', sample: '5,6' },
          { column: 4, name: 'Tep', sample: '61' },
        ],
      },
    ],
  },
} satisfies Meta<typeof CgmFileQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  name: 'Asks which columns hold time and glucose',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Čas/ })).toBeChecked();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Hladina/ }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ columns: { time: 2, glucose: 3 } });
  },
};

export const KeyboardChoice: Story = {
  name: 'Is answered by keyboard',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ columns: { time: 2, glucose: 3 } });
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ columns: { time: 2, glucose: 4 } });
  },
};
