import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { BodyOutline } from './BodyOutline.tsx';

const meta = {
  title: 'Primitives/BodyOutline',
  component: BodyOutline,
  args: { view: 'front', shoulders: 0.5, waist: 0.4, hips: 0.5, limbs: 0.4 },
} satisfies Meta<typeof BodyOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (svg: Element | null | undefined) =>
  (svg?.lastElementChild as SVGGraphicsElement | null)?.getBBox().width ?? 0;

export const Default: Story = {
  name: 'Is hidden from assistive technology: the text beside it says the same',
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Measures: Story = {
  name: 'Follows its measurements, and clamps those out of bounds',
  render: () => (
    <Inline gap="md">
      <BodyOutline waist={0} hips={0} />
      <BodyOutline waist={1} hips={1} />
      <BodyOutline waist={70} hips={-3} />
      <BodyOutline view="side" belly={0} />
      <BodyOutline view="side" belly={1} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [slim, broad, beyond, straight, rounded] = canvasElement.querySelectorAll('svg');
    await expect(widthOf(broad)).toBeGreaterThan(widthOf(slim));
    await expect(widthOf(rounded)).toBeGreaterThan(widthOf(straight));
    await expect(widthOf(beyond)).toBeLessThan(72);
  },
};
