import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmbeddedPage } from './EmbeddedPage.tsx';

const meta = {
  title: 'Pictures/EmbeddedPage',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const page = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Chat</title><body style="background:#ddd"></body></html>',
)}`;

export const Variants: StoryObj = {
  render: () => (
    <div style={{ height: 320, maxWidth: 360 }}>
      <EmbeddedPage src={page} title="Support chat" loadingLabel="The support chat is coming" />
    </div>
  ),
};
