import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FindAPart } from './FindAPart.tsx';

const meta = {
  title: 'Start here/Find a part',
  component: FindAPart,
  parameters: { docs: { toc: { disable: true } } },
} satisfies Meta<typeof FindAPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Finds a part by the name other kits use, in English and Spanish',
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'What are you looking for?' });
    for (const [word, name] of [
      ['dropdown', /^Select/],
      ['desplegable', /^Select/],
      ['ventana', /^Dialog/],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, word);
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
    await userEvent.clear(search);
  },
};

export const KeyboardSearch: Story = {
  name: 'Tab moves from the query to the results, whose number is announced',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('divider');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of \d+ parts$/);
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(/^Divider/);
    await expect(first).toHaveAttribute('href', './?path=/docs/primitives-divider--docs');
    while (document.activeElement !== first) await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

export const EmptyAnswer: Story = {
  name: 'Without results it says how to search',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xyzzyqwert');
    await expect(canvas.getByText(/Say what it is for/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
