import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Layers, PenLine } from 'lucide-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Pictures/RadioCards',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const options = [
  { id: 'week', title: 'A week', description: 'Seven days, each with its meals', icon: CalendarDays },
  { id: 'template', title: 'From a template', description: 'Yours and your team’s', icon: Layers },
  { id: 'blank', title: 'Blank', description: 'Not yet', icon: PenLine, isDisabled: true },
];

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <RadioCards label="How do you start?" hint="It can be changed later" options={options} value="week" />
      <RadioCards label="Refused" options={options} error="Choose how to start." />
      <RadioCards label="Read-only" options={options} value="template" isReadOnly />
      <Stack maxWidth="form">
        <RadioCards label="Below each other" options={options} value="template" layout="column" />
      </Stack>
    </Stack>
  ),
};
