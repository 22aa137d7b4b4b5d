import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
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
      <RecordHeader
        {...stories.args}
        label="With alerts"
        tabs={<Tabs label="Its sections" items={[{ href: '#tests', label: 'Tests', isCurrent: true }]} />}
        alertsLabel="Alerts"
        alerts={[
          { id: 'nuts', tone: 'critical', text: 'Allergy: nuts' },
          { id: 'late', tone: 'warning', text: 'Nothing heard for two days', href: '#visits' },
          { id: 'form', tone: 'info', text: 'Questionnaire to be read', href: '#record' },
        ]}
      />
      <RecordHeader label="Without anything" name="Wolfgang Amadeus von und zu Schlegelstein-Hausen" />
    </>
  ),
};
