import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link.tsx';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import { DescriptionList } from './DescriptionList.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/DescriptionList', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Facts: StoryObj = {
  name: 'Facts of one thing',
  render: () => (
    <DescriptionList
      items={[
        { term: 'State', detail: <StatusPill tone="success" label="In progress" /> },
        { term: 'Started', detail: 'Mar 4, 2026' },
        { term: 'Specialist', detail: 'Elena Sarmiento' },
      ]}
    />
  ),
};

export const InColumns: StoryObj = {
  name: 'Short facts side by side',
  render: () => (
    <DescriptionList
      layout="columns"
      items={[
        { term: 'Weight', detail: '72.4 kg' },
        { term: 'Height', detail: '170 cm' },
        { term: 'BMI', detail: '25.1 kg/m²' },
      ]}
    />
  ),
};

export const WithLink: StoryObj = {
  name: 'A fact that leads somewhere, and one that is missing',
  render: () => (
    <DescriptionList
      items={[
        {
          term: 'Email',
          detail: <Link href="mailto:lucia@clinica-alba.example">lucia@clinica-alba.example</Link>,
        },
        { term: 'Phone', detail: '–' },
      ]}
    />
  ),
};
