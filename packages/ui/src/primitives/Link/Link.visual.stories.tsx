import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = { title: 'Pictures/Link', parameters: { chromatic: { disableSnapshot: false } } } satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      <Text as="p">
        The formula is from the <Link href="#a">international consensus</Link> of 2019.
      </Text>
      <Link href="#b" look="standalone">
        All patients
      </Link>
      <Link href="#c" look="quiet">
        Lucía Ferrer Santos
      </Link>
    </Stack>
  ),
};
