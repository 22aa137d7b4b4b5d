import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: {
    value: 'otpauth://totp/Healzy:elena@clinica.example?secret=JBSWY3DPEHPK3PXP&issuer=Healzy',
    name: 'QR code for your authenticator app',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is an image with a name',
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code for your authenticator app' });
    await expect(code).toBeVisible();
    await expect(code.getBoundingClientRect().width).toBe(192);
  },
};

export const LightGround: Story = {
  name: 'Is dark on light in the dark theme too, with a quiet zone of four modules',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img');
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    const modules = code.querySelector('path');
    if (modules === null) throw new Error('no modules');
    await expect(getComputedStyle(modules).fill).toBe('rgb(0, 0, 0)');
    await expect(code.getAttribute('viewBox')).toMatch(/^-4 -4 /);
  },
};

export const TooLong: Story = {
  name: 'Falls back to text when no code can hold the content',
  args: { value: 'x'.repeat(3000), fallback: <Text>Type the key instead.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Type the key instead.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Renders nothing for empty content',
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Narrow: Story = {
  name: 'Is never wider than its container',
  args: { size: 'lg' },
  globals: { viewport: { value: 'zoom400' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img').getBoundingClientRect();
    await expect(code.width).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(Math.abs(code.width - code.height)).toBeLessThan(1);
  },
};
