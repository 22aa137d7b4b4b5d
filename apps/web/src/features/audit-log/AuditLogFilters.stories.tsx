import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, words } from '../../app/story-decorators.tsx';
import { AuditLogFilters } from './AuditLogFilters.tsx';

const meta = {
  title: 'App/AuditLogFilters',
  component: AuditLogFilters,
  decorators: [inApp],
  loaders: [words('audit-log')],
  args: {
    values: {},
    onChange: fn(),
    search: '',
    onSearch: fn(),
    people: [
      { id: 'p1', label: 'Larrea Oño, Íñigo' },
      { id: 'p2', label: 'Sarmiento Gil, Elena' },
    ],
    today: '2026-03-29',
    count: '1,204 results',
  },
  render: function Kept(args) {
    const [values, setValues] = useState(args.values);
    return (
      <AuditLogFilters
        {...args}
        values={values}
        onChange={(next) => {
          setValues(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof AuditLogFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Period: Story = {
  name: 'One press selects the last seven days, ending today',
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Period' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Period' }));
    await userEvent.click(await dialog.findByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      period: { kind: 'dates', from: '2026-03-23', to: '2026-03-29' },
    });
    await waitFor(() => expect(canvas.getByText(/23.* – .*29/)).toBeInTheDocument());
  },
};

export const Person: Story = {
  name: 'Filters by one person at a time, and by several kinds',
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Person' }));
    await userEvent.click(await screen.findByRole('option', { name: /Larrea/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Sarmiento/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'What happened' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Failed attempts' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Exports' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      person: { kind: 'choice', ids: ['p2'] },
      kind: { kind: 'choice', ids: ['FAILED', 'EXPORTED'] },
    });
  },
};
