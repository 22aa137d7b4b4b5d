import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of patients',
    summary: '1 to 25 of 140',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    onNext: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'On the first page it goes on only',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 25 of 140');
  },
};
