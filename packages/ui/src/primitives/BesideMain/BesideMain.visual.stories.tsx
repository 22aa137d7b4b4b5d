import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { BesideMain } from './BesideMain.tsx';

const meta = {
  title: 'Pictures/BesideMain',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Parts: StoryObj = {
  render: () => (
    <BesideMain lead={<Card title="What is read first" />} rest={<Card title="What is looked up" />}>
      <Card title="The main part">
        <div style={{ blockSize: 300 }} />
      </Card>
    </BesideMain>
  ),
};
