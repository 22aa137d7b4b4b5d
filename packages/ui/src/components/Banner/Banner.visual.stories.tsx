import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Pictures/Banner',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  name: 'Banner and InlineMessage',
  render: () => (
    <Stack gap="sm">
      <Banner tone="info" onDismiss={() => undefined} dismissLabel="Hide">
        This test uses the tight target of 70 to 140 mg/dL.
      </Banner>
      <Banner tone="success" title="Import stored">
        4,012 readings from 3 to 17 March.
      </Banner>
      <Banner
        tone="warning"
        title="No data for 24 hours"
        actions={<Button size="small">Call the patient</Button>}
      >
        The last reading is from yesterday, 08:14.
      </Banner>
      <Banner tone="critical" title="Severe hypoglycemia">
        Three readings below 54 mg/dL last night.
      </Banner>
      <Banner place="screen" tone="warning" title="No connection">
        What you save is sent once it is back.
      </Banner>
      <InlineMessage>Days without readings are left out.</InlineMessage>
      <InlineMessage tone="success">Saved a moment ago</InlineMessage>
      <InlineMessage tone="warning">The clock changed on this day.</InlineMessage>
      <InlineMessage tone="critical">The file holds two units.</InlineMessage>
    </Stack>
  ),
};
