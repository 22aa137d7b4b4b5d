import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, expect } from 'storybook/test';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import { gramsIn, sampleAmount, sampleItems } from './ItemPickerSample.ts';

const meta = {
  title: 'Pictures/ItemPicker',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const act = () => undefined;
const shared = { search: '', onSearch: act, onAdd: act, addLabel: (title: string) => `Add ${title}` };

export const Variants: StoryObj = {
  render: () => (
    <Columns count={2} collapseBelow="tablet" gap="lg" align="start">
      <ItemPicker
        {...shared}
        label="Food to eat"
        placeholder="Find a food"
        items={sampleItems}
        amountOf={sampleAmount}
        totals={(id, quantity) => `With this: ${gramsIn(id, quantity)} g in all`}
        summary="6 of 2,140 foods"
        onMore={act}
      />
      <ItemPicker {...shared} label="Failed" search="hake" items={[]} state="failed" onRetry={act} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('option', { name: /^Rye bread/ }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};
