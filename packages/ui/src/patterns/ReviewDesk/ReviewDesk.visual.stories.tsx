import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { ReviewDesk } from './ReviewDesk.tsx';

const meta = {
  title: 'Pictures/ReviewDesk',
  parameters: { pictureHeight: 620, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const nothing = () => undefined;

export const Variants: StoryObj = {
  render: () => (
    <ReviewDesk
      label="Values to review"
      selectedId="b"
      onSelect={nothing}
      onAccept={nothing}
      items={[
        {
          id: 'a',
          name: 'Glucose',
          value: '92',
          unit: 'mg/dL',
          note: '70 - 99',
          state: 'accepted',
          stateLabel: 'Accepted',
        },
        {
          id: 'b',
          name: 'Potassium',
          value: '5.9',
          unit: 'mmol/L',
          note: '3.5 - 5.1',
          state: 'doubt',
          stateLabel: 'The sample is haemolysed',
        },
        { id: 'c', name: 'Ferritin', value: '64', unit: 'ng/mL', state: 'open', stateLabel: 'To review' },
        { id: 'd', name: 'HbA1c', value: '36', unit: 'mmol/mol', state: 'left', stateLabel: 'Left out' },
      ]}
      page={<Card title="The page">What it is from.</Card>}
    >
      <Card title="Potassium">Its details.</Card>
    </ReviewDesk>
  ),
};
