import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { CgmMappedColumns } from './CgmMappedColumns.tsx';

const mapping = { layout: '0123456789abcdef', time: 1, glucose: 2 };

const meta = {
  title: 'App/CgmMappedColumns',
  component: CgmMappedColumns,
  decorators: [inApp],
  loaders: [messages('cgm')],
  args: {
    recognised: {
      maker: 'PLAIN',
      language: null,
      unit: 'mg/dL',
      delimiter: ',',
      encoding: 'utf-8',
      dayOrder: 'YMD',
      decimalMark: null,
      cadenceMinutes: 5,
      headingRow: 1,
      columns: { time: 'Čas', glucose: 'Hladina mg/dl' },
      mapping,
      devices: [],
      zone: 'Europe/Madrid',
    },
    remembered: { ...mapping, id: 'm1', chosenAt: '2026-11-12T09:00:00Z' },
    zone: 'Europe/Madrid',
    onChange: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof CgmMappedColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Remembered: Story = {
  name: 'Says since when these columns are read',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nov 12, 2026');
    await expect(canvas.getByRole('status')).toHaveTextContent('Hladina mg/dl');
    await userEvent.click(canvas.getByRole('button', { name: 'Change columns' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onForget).not.toHaveBeenCalled();
  },
};

export const JustChosen: Story = {
  name: 'Says that the columns of this file are kept',
  args: { remembered: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Forget them' })).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const KeyboardForgets: Story = {
  name: 'Is forgotten by keyboard',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onForget).toHaveBeenCalledWith(args.remembered);
  },
};

export const LongHeadings: Story = {
  name: 'Long headings wrap',
  args: {
    recognised: {
      ...meta.args.recognised,
      columns: {
        time: 'Datum a čas zařízení '.repeat(4),
        glucose: 'Hladina cukru v tkáňové tekutině '.repeat(4),
      },
    },
  },
};
