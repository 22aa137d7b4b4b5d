import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { FiltersBar } from './FiltersBar.tsx';
import { sampleBar } from './FiltersBarSample.tsx';

const meta = {
  title: 'Pictures/FiltersBar',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <FiltersBar {...sampleBar} values={{}} onChange={() => undefined} />
      <FiltersBar
        {...sampleBar}
        count="12 people"
        values={{
          state: { kind: 'choice', ids: ['active', 'paused', 'closed'] },
          born: { kind: 'dates', from: '1960-01-01', to: '1979-12-31' },
          weight: { kind: 'numbers', from: 60, to: null },
        }}
        onChange={() => undefined}
        end={<Button>Columns</Button>}
      />
    </Stack>
  ),
};
