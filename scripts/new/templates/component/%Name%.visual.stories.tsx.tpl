import type { Meta, StoryObj } from '@storybook/react-vite';
import { %Name% } from './%Name%.tsx';

const meta = {
  title: 'Pictures/%Name%',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = { render: () => <%Name%>%Name%</%Name%> };
