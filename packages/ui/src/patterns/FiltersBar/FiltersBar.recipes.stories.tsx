import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import type { FilterValues } from './filterValues.ts';
import { FiltersBar } from './FiltersBar.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/FiltersBar', tags: ['recipe'] } satisfies Meta;
export default meta;

export const WithSearch: StoryObj = {
  name: 'Search, filters and count in one line',
  render: function Recipe() {
    const [values, setValues] = useState<FilterValues>({});
    return (
      <FiltersBar
        filters={[
          {
            kind: 'choice',
            id: 'state',
            label: 'State',
            options: [
              { id: 'active', label: 'Active' },
              { id: 'closed', label: 'Closed' },
            ],
          },
        ]}
        values={values}
        onChange={setValues}
        search={<SearchField label="Search patients" placeholder="Search patients" />}
        count="60 patients"
      />
    );
  },
};

export const Numbers: StoryObj = {
  name: 'Filters by numbers and days',
  render: function Recipe() {
    const [values, setValues] = useState<FilterValues>({
      age: { kind: 'numbers', from: 60, to: null },
    });
    return (
      <FiltersBar
        filters={[
          { kind: 'numbers', id: 'age', label: 'Age', unit: 'years', min: 0 },
          { kind: 'dates', id: 'created', label: 'Created' },
        ]}
        values={values}
        onChange={setValues}
        count="12 patients"
      />
    );
  },
};

export const WithEnd: StoryObj = {
  name: 'Something at the end of the line',
  render: function Recipe() {
    const [values, setValues] = useState<FilterValues>({});
    return (
      <FiltersBar
        filters={[{ kind: 'choice', id: 'kind', label: 'Kind', options: [{ id: 'cgm', label: 'CGM' }] }]}
        values={values}
        onChange={setValues}
        count="4 tests"
        end={<Button>Columns</Button>}
      />
    );
  },
};
