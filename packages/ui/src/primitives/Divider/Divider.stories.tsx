import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = { title: 'Primitives/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is a separator one pixel high',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().height).toBe(1);
  },
};

export const Vertical: Story = {
  name: 'Separates elements side by side',
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      <Text>Left</Text>
      <Divider {...args} />
      <Text>Right</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
    await expect(canvas.getByRole('separator').getBoundingClientRect().height).toBeGreaterThanOrEqual(16);
  },
};

export const Forced: Story = {
  name: 'Keeps its line in forced colours',
  render: (args) => (
    <Inline>
      <Text>Above</Text>
      <Divider {...args} />
      <Text>Below</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    // What forced colours will use; the forced-colours run then renders it.
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const line = canvasElement.querySelector('[role="separator"]');
    const forced = rules.filter(
      (rule): rule is CSSMediaRule =>
        rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'),
    );
    const own = forced
      .flatMap((rule) => [...rule.cssRules])
      .filter(
        (rule): rule is CSSStyleRule =>
          rule instanceof CSSStyleRule && Boolean(line?.matches(rule.selectorText)),
      );
    await expect(own.some((rule) => rule.style.background.toLowerCase().includes('canvastext'))).toBe(true);
  },
};
