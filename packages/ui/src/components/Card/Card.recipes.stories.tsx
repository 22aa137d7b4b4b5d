import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Card } from './Card.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Card', tags: ['recipe'] } satisfies Meta;
export default meta;

export const WithAction: StoryObj = {
  name: 'A group of facts with its action',
  render: () => (
    <Card title="Contact" actions={<Button size="small">Edit contact</Button>}>
      <DescriptionList
        items={[
          { term: 'Phone', detail: '+34 600 11 22 33' },
          { term: 'Email', detail: 'lucia@clinica-alba.example' },
        ]}
      />
    </Card>
  ),
};

export const WithDescription: StoryObj = {
  name: 'A heading that needs a sentence',
  render: () => (
    <Card title="Target range" description="Used for every figure of this test.">
      <Text as="p">70–180 mg/dL</Text>
    </Card>
  ),
};

export const Raised: StoryObj = {
  name: 'What is beside the work, set apart by its ground',
  render: () => (
    <Card title="Next appointment" ground="raised" actions={<Badge tone="accent">Tomorrow</Badge>}>
      <Text as="p">10:30 with Elena Sarmiento</Text>
    </Card>
  ),
};
