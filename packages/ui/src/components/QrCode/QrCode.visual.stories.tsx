import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Pictures/QrCode',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const secret = 'otpauth://totp/Healzy:elena@clinica.example?secret=JBSWY3DPEHPK3PXP&issuer=Healzy';

export const Variants: StoryObj = {
  render: () => (
    <Inline gap="md">
      <QrCode value={secret} name="Small" size="sm" />
      <QrCode value={secret} name="Medium" />
      <QrCode value="https://healzy.example" name="Large" size="lg" />
    </Inline>
  ),
};
