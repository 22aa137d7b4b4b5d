import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { drawings } from './drawings.ts';
import { Pictogram } from './Pictogram.tsx';

const meta = {
  title: 'Pictures/Pictogram',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const names = Object.keys(drawings) as (keyof typeof drawings)[];

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <Inline gap="lg">
        {names.map((name) => (
          <Pictogram key={name} name={name} />
        ))}
      </Inline>
      <Inline gap="lg">
        {(['people', 'appointments', 'error', 'done'] as const).map((name) => (
          <Pictogram key={name} name={name} size="lg" />
        ))}
      </Inline>
    </Stack>
  ),
};
