import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Layers, PenLine } from 'lucide-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { BodyOutline } from '../../primitives/BodyOutline/BodyOutline.tsx';
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

const outlines = [
  { id: 'slim', title: 'Slim', figure: <BodyOutline waist={0.1} hips={0.2} limbs={0.1} /> },
  { id: 'broad', title: 'Broad', figure: <BodyOutline waist={0.8} hips={0.8} limbs={0.7} /> },
  { id: 'strong', title: 'Strong', figure: <BodyOutline shoulders={1} waist={0.4} limbs={0.95} /> },
  { id: 'later', title: 'Decide later', icon: PenLine },
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

export const Tiles: StoryObj = {
  render: () => <RadioCards label="Small ones" options={outlines} value="broad" layout="tiles" />,
};
