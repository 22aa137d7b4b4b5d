import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, Pin, Strikethrough, Utensils } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ToggleButton, ToggleButtonGroup } from './ToggleButton.tsx';

const meta = {
  title: 'Pictures/ToggleButton',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const intents = ['secondary', 'quiet'] as const;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md" align="start">
      {intents.map((intent) => (
        <Inline key={intent} gap="sm">
          <ToggleButton intent={intent} label="Show meals" icon={Utensils} isSelected={false} />
          <ToggleButton intent={intent} label="Show meals" icon={Utensils} isSelected />
          <ToggleButton intent={intent} label="Show meals" isSelected isDisabled />
          <ToggleButton intent={intent} label="Pin" icon={Pin} isIconOnly isSelected={false} />
          <ToggleButton intent={intent} label="Pin" icon={Pin} isIconOnly isSelected />
          <ToggleButton intent={intent} label="Pin" icon={Pin} isIconOnly isSelected size="small" />
          <ToggleButton intent={intent} label="Pin" icon={Pin} isIconOnly isSelected size="large" />
        </Inline>
      ))}
      <ToggleButtonGroup label="Marks" selected={['bold', 'struck']} onChange={() => undefined}>
        <ToggleButton id="bold" label="Bold" icon={Bold} isIconOnly intent="quiet" />
        <ToggleButton id="italic" label="Italic" icon={Italic} isIconOnly intent="quiet" />
        <ToggleButton id="struck" label="Struck out" icon={Strikethrough} isIconOnly intent="quiet" />
      </ToggleButtonGroup>
    </Stack>
  ),
};
