import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [
      { label: 'Patients', href: '#patients' },
      { label: 'Lucía Ferrer', href: '#lucia' },
      { label: 'Tests' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Lead back up; the open screen is marked and is no link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Patients' })).toHaveAttribute('href', '#patients');
    await expect(canvas.getByText('Tests')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Tests' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
