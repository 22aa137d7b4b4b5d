import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Pictures/PasswordField',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <PasswordField label="Password" />
      <PasswordField label="Password" defaultValue="Nine dry oaks" hint="Twelve signs or more" />
      {([1, 2, 4] as const).map((score) => (
        <PasswordField
          key={score}
          label="New password"
          defaultValue="Nine dry oaks"
          strength={{ score, text: ['', 'Weak', 'Fair', '', 'Strong'][score] ?? '' }}
        />
      ))}
      <PasswordField label="Password" defaultValue="oak" error="Enter at least twelve signs." />
      <PasswordField label="Disabled" defaultValue="oak" isDisabled />
      <PasswordField label="Read-only" defaultValue="oak" isReadOnly />
    </Grid>
  ),
};
