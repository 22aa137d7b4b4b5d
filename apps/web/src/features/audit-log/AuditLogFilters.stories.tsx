import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, words } from '../../app/story-surroundings.tsx';
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
    count: '1.204 resultados',
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
  name: 'The last seven days, by one press, end today',
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Periodo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Periodo' }));
    await userEvent.click(await dialog.findByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Últimos 7 días' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      period: { kind: 'dates', from: '2026-03-23', to: '2026-03-29' },
    });
    await waitFor(() => expect(canvas.getByText('23/3/26 – 29/3/26')).toBeInTheDocument());
  },
};

export const Person: Story = {
  name: 'One person at a time, and several matters',
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Persona' }));
    await userEvent.click(await screen.findByRole('option', { name: /Larrea/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Sarmiento/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Qué pasó' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Intentos fallidos' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Exportaciones' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      person: { kind: 'choice', ids: ['p2'] },
      kind: { kind: 'choice', ids: ['FAILED', 'EXPORTED'] },
    });
  },
};
