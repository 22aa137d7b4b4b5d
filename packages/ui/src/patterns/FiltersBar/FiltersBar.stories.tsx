import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { FiltersBar, type FilterValues } from './FiltersBar.tsx';
import { sampleBar, sampleFilters } from './FiltersBarSample.tsx';
import type { FiltersBarProps } from './FiltersBarDrawer.tsx';

const meta = {
  title: 'Patterns/FiltersBar',
  component: FiltersBar,
  args: { ...sampleBar, values: {}, onChange: fn() },
  argTypes: { search: { control: false }, end: { control: false } },
  render: function Kept(args: FiltersBarProps) {
    const [values, setValues] = useState<FilterValues>(args.values);
    const change = (next: FilterValues) => {
      setValues(next);
      args.onChange(next);
    };
    const active = Object.keys(values).length;
    return <FiltersBar {...args} values={values} onChange={change} count={`${60 - active * 20} people`} />;
  },
} satisfies Meta<typeof FiltersBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const set: FilterValues = {
  state: { kind: 'choice', ids: ['active'] },
  weight: { kind: 'numbers', from: 60, to: null },
};
/** As on a phone, whatever the window. */
const onPhone = () => {
  const original = window.matchMedia.bind(window);
  const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(query.startsWith('(max-width') ? 'all' : query),
  );
  return () => spy.mockRestore();
};

export const Default: Story = {
  name: 'A chip opens its options; a choice filters at once and the count is announced',
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'State' }));
    const dialog = await screen.findByRole('dialog', { name: 'State' });
    await userEvent.click(within(dialog).getByRole('option', { name: 'Paused' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: { kind: 'choice', ids: ['paused'] } });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'State: Paused' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('40 people');
  },
};

export const KeyboardFilters: Story = {
  name: 'By keyboard: Enter opens, arrows and Space choose, Escape closes and returns focus',
  args: { search: undefined },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'State' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'State' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const option = (name: string) => within(dialog).getByRole('option', { name });
    if (document.activeElement !== option('Active')) await userEvent.tab();
    await expect(option('Active')).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(option('Paused')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Closed')).toHaveFocus();
    await userEvent.click(option('Closed'));
    await expect(option('Closed')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'State: Active, Paused +1' })).toHaveFocus(),
    );
  },
};

export const Removes: Story = {
  name: 'A filter is removed by its remove button, or all at once; focus stays in place',
  args: { values: set },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Weight: ≥ 60/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Weight' }));
    await expect(canvas.getByRole('button', { name: 'Weight' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('40 people');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('60 people');
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};

export const Ranges: Story = {
  name: 'A range of numbers or days may be open-ended',
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weight' }));
    const dialog = await screen.findByRole('dialog', { name: 'Weight' });
    await userEvent.type(await within(dialog).findByRole('textbox', { name: 'To' }), '80,5');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      weight: { kind: 'numbers', from: null, to: 80.5 },
    });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: /Weight: ≤ 80.5/ })).toBeVisible();
  },
};

export const Period: Story = {
  name: 'A period comes from one calendar, or from one press',
  args: {
    onChange: fn(),
    filters: [
      {
        kind: 'dates',
        id: 'seen',
        label: 'Seen',
        calendar: {
          reversedText: 'The last day lies before the first. Change one of them.',
          presets: [{ id: 'week', label: 'Last 7 days', start: '2026-11-09', end: '2026-11-15' }],
        },
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Seen' }));
    await userEvent.click(await dialog.findByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      seen: { kind: 'dates', from: '2026-11-09', to: '2026-11-15' },
    });
  },
};

export const OnAPhone: Story = {
  name: 'On phones one button says how many filters are set and opens them all',
  args: { values: set },
  beforeEach: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(within(drawer).getByRole('option', { name: 'Active' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Clear all' }));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show what was found' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
};

const long = 'Someone’s very long word '.repeat(40);
export const LongNames: Story = {
  name: 'A value of a thousand characters is truncated on its chip, also at 320 px',
  args: {
    filters: [
      { kind: 'choice', id: 'long', label: 'Name', options: [{ id: 'one', label: long }] },
      ...sampleFilters,
    ],
    values: { long: { kind: 'choice', ids: ['one'] }, ...set },
    end: <Button>Columns</Button>,
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.firstElementChild;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};
