import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { samplePdf } from '../samples/samplePdf.ts';
import { PdfPreview } from './PdfPreview.tsx';

const meta = {
  title: 'Pictures/PdfPreview',
  parameters: { pictureHeight: 620, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const document = samplePdf();
const broken = new Blob(['No document']);
const nothing = () => undefined;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="lg" align="start">
      <div style={{ height: 560, minWidth: 0 }}>
        <PdfPreview source={document} fileName="report.pdf" onDownload={nothing} />
      </div>
      <div style={{ height: 280, minWidth: 0 }}>
        <PdfPreview source={broken} fileName="report.pdf" onDownload={nothing} />
      </div>
      <Inline gap="md">
        <PdfPreview source={document} fileName="report.pdf" mode="thumbnail" />
        <PdfPreview source={broken} fileName="other.pdf" mode="thumbnail" />
      </Inline>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('alert', {}, { timeout: 15_000 });
    await canvas.findByRole('img', { name: 'First page of report.pdf' }, { timeout: 15_000 });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull(), {
      timeout: 15_000,
    });
  },
};
