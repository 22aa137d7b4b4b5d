import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { AuditLogFilters } from './AuditLogFilters.tsx';

const meta = {
  title: 'App/AuditLogFilters',
  component: AuditLogFilters,
  decorators: [inApp],
  loaders: [messages('audit-log')],
  args: {
    list: { typed: '', setTyped: fn(), filters: {}, filter: fn() },
    people: [
      { id: 'p1', label: 'Larrea Oño, Íñigo' },
      { id: 'p2', label: 'Sarmiento Gil, Elena' },
    ],
    today: '2026-03-29',
    count: '1,204 results',
  },
  render: function Kept(args) {
    const [filters, setFilters] = useState(args.list.filters);
    const filter = (next: FilterValues) => {
      setFilters(next);
      args.list.filter(next);
    };
    return <AuditLogFilters {...args} list={{ ...args.list, filters, filter }} />;
  },
} satisfies Meta<typeof AuditLogFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Period: Story = {
  name: 'One press selects the last seven days, ending today',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Period' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Period' }));
    await userEvent.click(await dialog.findByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.list.filter).toHaveBeenLastCalledWith({
      period: { kind: 'dates', from: '2026-03-23', to: '2026-03-29' },
    });
    await waitFor(() => expect(canvas.getByText(/23.* – .*29/)).toBeInTheDocument());
  },
};

export const Person: Story = {
  name: 'Filters by one person at a time, and by several kinds',
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Person' }));
    await userEvent.click(await screen.findByRole('option', { name: /Larrea/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Sarmiento/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'What happened' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Failed attempts' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Exports' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.list.filter).toHaveBeenLastCalledWith({
      person: { kind: 'choice', ids: ['p2'] },
      kind: { kind: 'choice', ids: ['FAILED', 'EXPORTED'] },
    });
  },
};
