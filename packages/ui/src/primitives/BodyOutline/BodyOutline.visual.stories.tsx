import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { BodyOutline } from './BodyOutline.tsx';

const meta = {
  title: 'Pictures/BodyOutline',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Inline gap="md">
      <BodyOutline shoulders={0.2} waist={0.05} hips={0.15} limbs={0} />
      <BodyOutline shoulders={0.4} waist={0.75} hips={0.4} limbs={0.4} />
      <BodyOutline shoulders={0.2} waist={0.35} hips={0.85} limbs={0.4} />
      <BodyOutline shoulders={0.6} waist={0.1} hips={0.6} limbs={0.35} />
      <BodyOutline shoulders={0.6} waist={1} hips={1} limbs={0.9} />
      <BodyOutline shoulders={1} waist={0.4} hips={0.4} limbs={0.95} />
      <BodyOutline view="side" belly={0} />
      <BodyOutline view="side" belly={0.45} />
      <BodyOutline view="side" belly={1} />
    </Inline>
  ),
};
