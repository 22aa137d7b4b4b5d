import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { ItemPicker, type ItemPickerProps } from './ItemPicker.tsx';
import { foundIn, gramsIn, sampleAmount, sampleItems } from './ItemPickerSample.ts';

function Searches(args: ItemPickerProps) {
  const [search, setSearch] = useState(args.search);
  const items = args.items.length === 0 ? [] : foundIn(args.items, search);
  return (
    <ItemPicker
      {...args}
      search={search}
      items={items}
      onSearch={(text) => {
        setSearch(text);
        args.onSearch(text);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/ItemPicker',
  component: ItemPicker,
  args: {
    label: 'Find a food',
    placeholder: 'Find a food',
    search: '',
    onSearch: fn(),
    items: sampleItems,
    amountOf: sampleAmount,
    totals: (id, quantity) => `With this: ${gramsIn(id, quantity)} g in all`,
    addLabel: (title) => `Add ${title}`,
    onAdd: fn(),
  },
  argTypes: { labels: { control: false }, filters: { control: false } },
  render: (args) => <Searches {...args} />,
} satisfies Meta<typeof ItemPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what a food would add up to while its amount is typed, and adds it',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: /^Rice/ }));
    const amount = canvas.getByRole('textbox', { name: 'How much of Rice' });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(canvas.getByText('With this: 60 g in all')).toBeVisible();
    await userEvent.keyboard('2,5');
    await expect(canvas.getByText('With this: 150 g in all')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Rice' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('rice', { amount: 2.5, unit: 'portion' });
    await expect(canvas.getByRole('combobox', { name: 'Find a food' })).toHaveFocus();
  },
};

export const KeyboardAdds: Story = {
  name: 'Finds, chooses and adds by keyboard, and Escape goes back one step',
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('combobox', { name: 'Find a food' });
    await userEvent.type(search, 'r{ArrowDown}');
    const second = canvas.getAllByRole('option')[1];
    await expect(search).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{Enter}');
    const amount = await canvas.findByRole('textbox', { name: /^How much of/ });
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('r');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^How much of/ })).toHaveFocus());
    await userEvent.keyboard('3{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await userEvent.keyboard('zzz');
    await expect(canvas.getByText('Nothing matches the search.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('option')).toHaveLength(sampleItems.length);
  },
};

export const Refused: Story = {
  name: 'Adds nothing while the amount is none, and says why',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: /^Rice/ }));
    await userEvent.keyboard('0{Enter}');
    await expect(canvas.getByText(/^Enter from /)).toBeVisible();
    await expect(canvas.queryByText(/^With this/)).toBeNull();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const WithoutAmounts: Story = {
  name: 'Without amounts, Enter adds the nearest at once',
  render: ({ amountOf: _amounts, totals: _totals, ...args }) => <Searches {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'olive{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('oil', undefined);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Asked: Story = {
  name: 'Asks what else has to be known of an item, and adds it after the answer',
  args: {
    ask: (id, add) => (
      // eslint-disable-next-line jsx-a11y/no-autofocus -- as a question that was opened does
      <button type="button" autoFocus onClick={add}>
        How is {id} cooked?
      </button>
    ),
  },
  render: ({ amountOf: _amounts, totals: _totals, ...args }) => <Searches {...args} />,
  play: async ({ args, canvas }) => {
    const search = canvas.getByRole('combobox');
    await userEvent.type(search, 'rice{Enter}');
    await expect(canvas.getByRole('group', { name: /^Rice/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'How is rice cooked?' })).toHaveFocus());
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('rice');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'How is rice cooked?' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith('rice', undefined);
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
  },
};

export const More: Story = {
  name: 'Says how many there are, and shows more of them',
  args: { summary: '6 of 2,140 foods', onMore: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('6 of 2,140 foods')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Keeps what was found when the search of the rest failed',
  args: { state: 'failed', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The search failed.')).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(sampleItems.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  name: 'Says that it is searching',
  args: { state: 'loading', items: [], search: 'fig' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Searching…').at(-1)).toBeVisible();
    await expect(canvas.queryByText('Nothing matches the search.')).toBeNull();
  },
};

export const Spanish: Story = {
  name: 'In Spanish it says so in Spanish',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <LabelsProvider labels={es}>
        <Searches {...args} search="zzz" label="Buscar un alimento" />
      </LabelsProvider>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada coincide con la búsqueda.')).toBeVisible();
  },
};

export const LongAndNarrow: Story = {
  name: 'Stays inside 320 px with the longest names',
  globals: { viewport: { value: 'w320' } },
  args: { items: [{ id: 'long', title: 'W'.repeat(120), meta: '1,250 g · 1,480 kcal · 15 bites' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('option'));
    await expect(canvas.getByRole('group')).toBeVisible();
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
