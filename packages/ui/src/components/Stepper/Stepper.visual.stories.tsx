import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Stepper, type Step, type StepperProps } from './Stepper.tsx';

const meta = {
  title: 'Pictures/Stepper',
  parameters: { pictureHeight: 480, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const steps: Step[] = [
  { id: 'file', label: 'Choose the file', hint: 'clarity.csv', state: 'done' },
  { id: 'check', label: 'Check the columns', hint: 'Two are unknown', state: 'current' },
  { id: 'import', label: 'Import', state: 'upcoming' },
  { id: 'done', label: 'Look at the result', state: 'upcoming' },
];
const messages = {
  label: 'Import of the file',
  steps,
  stateTexts: { done: 'done', current: 'current step', upcoming: 'to do', failed: 'failed' },
  positionText: (position, total) => `Step ${position} of ${total}`,
} satisfies StepperProps;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Stepper {...messages} />
      <Stepper
        {...messages}
        label="Import that failed"
        onSelect={() => undefined}
        steps={steps.map((step) => (step.id === 'check' ? { ...step, state: 'failed' } : step))}
      />
      <Stepper {...messages} orientation="vertical" />
    </Stack>
  ),
};
