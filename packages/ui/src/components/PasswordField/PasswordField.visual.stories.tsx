import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Pictures/PasswordField',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const labels = { show: 'Show password', shown: 'Shown', hidden: 'Covered', capsLock: 'Caps lock is on.' };

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <PasswordField label="Password" labels={labels} />
      <PasswordField
        label="Password"
        labels={labels}
        defaultValue="Nine dry oaks"
        hint="Twelve signs or more"
      />
      {([1, 2, 4] as const).map((score) => (
        <PasswordField
          key={score}
          label="New password"
          labels={labels}
          defaultValue="Nine dry oaks"
          strength={{ score, text: ['', 'Weak', 'Fair', '', 'Strong'][score] ?? '' }}
        />
      ))}
      <PasswordField
        label="Password"
        labels={labels}
        defaultValue="oak"
        error="Enter at least twelve signs."
      />
      <PasswordField label="Disabled" labels={labels} defaultValue="oak" isDisabled />
      <PasswordField label="Read-only" labels={labels} defaultValue="oak" isReadOnly />
    </Grid>
  ),
};
