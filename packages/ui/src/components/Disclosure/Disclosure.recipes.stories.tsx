import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Disclosure } from './Disclosure.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Disclosure', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Details: StoryObj = {
  name: 'Details that few need',
  render: () => (
    <Disclosure title="How this is calculated">
      <Text as="p">Sum of the foods logged each day; mean of the complete days.</Text>
    </Disclosure>
  ),
};

export const More: StoryObj = {
  name: 'More fields of a form',
  render: () => (
    <Disclosure title="More details (optional)" isWide>
      <Stack gap="md">
        <TextField label="Address" isOptional />
        <TextField label="Postal code" isOptional />
      </Stack>
    </Disclosure>
  ),
};

export const Counted: StoryObj = {
  name: 'A title that says what is inside',
  render: () => (
    <Disclosure
      isInitiallyExpanded
      title={
        <Inline gap="sm">
          Rows left out <Badge tone="warning">3</Badge>
        </Inline>
      }
    >
      <Text as="p">Rows 4, 9 and 12 have no date.</Text>
    </Disclosure>
  ),
};
