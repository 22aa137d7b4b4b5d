import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Pictures/Sparkline',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const values = [61, 63, 62, 66, 68, 67, 71, 72];

export const Lines: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Sparkline label="Rising, with a goal" values={values} band={[60, 70]} />
      <Sparkline label="With a hole" values={[61, 63, null, Number.NaN, 68, 67, 71, 72]} />
      <Sparkline label="Unchanged" values={[5, 5, 5]} />
      <Sparkline label="One value" values={[5]} />
      <Sparkline label="Larger" values={values} width={240} height={48} />
    </div>
  ),
};
