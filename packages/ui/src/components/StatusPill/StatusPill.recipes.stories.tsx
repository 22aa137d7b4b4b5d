import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertTriangle } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { StatusPill } from './StatusPill.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/StatusPill', tags: ['recipe'] } satisfies Meta;
export default meta;

export const States: StoryObj = {
  name: 'The states of one thing, each in words',
  render: () => (
    <Inline gap="sm">
      <StatusPill tone="neutral" label="Not started" />
      <StatusPill tone="accent" label="In progress" />
      <StatusPill tone="success" label="Finished" />
      <StatusPill tone="critical" label="Cancelled" />
    </Inline>
  ),
};

export const AtRisk: StoryObj = {
  name: 'Warm only where somebody is at risk',
  render: () => <StatusPill tone="warning" icon={AlertTriangle} label="No data for 24 h" />,
};

export const AmongFacts: StoryObj = {
  name: 'Among other facts',
  render: () => (
    <DescriptionList items={[{ term: 'Account', detail: <StatusPill tone="success" label="Active" /> }]} />
  ),
};
