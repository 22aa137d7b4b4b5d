import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { PrintLayout } from './PrintLayout.tsx';
import { planBlocks } from './PrintLayoutSample.tsx';

const meta = {
  title: 'Pictures/PrintLayout',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <PrintLayout
      label="Print preview"
      paper="letter"
      orientation="landscape"
      header="Clínica Alba · Beatriz Ibáñez Luna"
      footer="Printed on 3 March 2025"
      actions={<Button>Print</Button>}
    >
      {planBlocks(2)}
      <a href="https://example.org/plan">The plan</a>
    </PrintLayout>
  ),
};
