import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import stories from './RecordHeader.stories.tsx';

const meta = {
  title: 'Pictures/RecordHeader',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <>
      <RecordHeader
        {...stories.args}
        actions={
          <>
            <IconButton icon={MessageCircle} label="Write" />
            <Button size="small">New visit</Button>
          </>
        }
      />
      <RecordHeader label="Without anything" name="Wolfgang Amadeus von und zu Schlegelstein-Hausen" />
    </>
  ),
};
