import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { brokenImage, sampleImages } from '../samples/sampleImages.ts';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

const onDownload = fn();
const meta = {
  title: 'Patterns/Lightbox',
  component: Lightbox,
  args: {
    images: [
      { src: sampleImages.plate, alt: 'A plate of vegetables', caption: 'Lucía, today at 9:40', onDownload },
      { src: sampleImages.walk, alt: 'A path into the hills', caption: 'Lucía, today at 10:12' },
      { src: sampleImages.label, alt: 'The label of a jar' },
    ],
    index: null,
    onIndexChange: fn(),
  },
  render: function Opened(args: LightboxProps) {
    const [index, setIndex] = useState(args.index);
    const change = (next: number | null) => {
      setIndex(next);
      args.onIndexChange(next);
    };
    return (
      <>
        <Button onPress={() => change(0)}>Open pictures</Button>
        <Lightbox {...args} index={index} onIndexChange={change} />
      </>
    );
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open pictures' }));
  return screen.findByRole('dialog', { name: 'Pictures' });
};
const frame = () => screen.getByRole('img').parentElement;

/** It fades in; wait until it is opaque. */
const shows = (name: string) => waitFor(() => expect(screen.getByRole('img', { name })).toBeVisible());

export const Default: Story = {
  name: 'Shows an image with its caption, and moves to the next',
  play: async () => {
    await open();
    await shows('A plate of vegetables');
    await expect(screen.getByText('Lucía, today at 9:40')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(onDownload).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await shows('A path into the hills');
    await expect(screen.getByText('2 of 3: A path into the hills')).toBeInTheDocument();
  },
};

export const KeyboardTurns: Story = {
  name: 'The keyboard navigates and zooms, focus is trapped, and returns to where it was',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open pictures' });
    const dialog = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowRight}');
    await shows('A path into the hills');
    await userEvent.keyboard('{End}');
    await shows('The label of a jar');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Home}');
    await shows('A plate of vegetables');
    await userEvent.keyboard('+');
    await waitFor(() => expect(screen.getByText('150%')).toBeVisible());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(frame()?.style.transform).toContain('translate(-64px, 0px) scale(1.5)'));
    await userEvent.keyboard('-');
    await waitFor(() => expect(screen.getByText('100%')).toBeVisible());
    await userEvent.keyboard('++0');
    await waitFor(() => expect(screen.getByText('100%')).toBeVisible());
    for (let step = 0; step < 9; step++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    // The first Escape hides the tooltip of the focused button.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const finger = (element: Element, type: string, pointerId: number, x: number, y = 200) =>
  fireEvent(
    element,
    new PointerEvent(type, { bubbles: true, pointerId, pointerType: 'touch', clientX: x, clientY: y }),
  );

export const Fingers: Story = {
  name: 'A swipe moves to the next, two fingers zoom, and so does the wheel',
  play: async () => {
    await open();
    const stage = frame()?.parentElement;
    if (!stage) throw new Error('There is no stage.');
    finger(stage, 'pointerdown', 1, 300);
    finger(stage, 'pointermove', 1, 200);
    finger(stage, 'pointerup', 1, 180);
    await shows('A path into the hills');
    finger(stage, 'pointerdown', 1, 300);
    finger(stage, 'pointerdown', 2, 400);
    finger(stage, 'pointermove', 2, 500);
    await waitFor(() => expect(screen.getByText('200%')).toBeVisible());
    finger(stage, 'pointerup', 2, 500);
    finger(stage, 'pointerup', 1, 300);
    await shows('A path into the hills');
    fireEvent.wheel(stage, { deltaY: 900 });
    await waitFor(() => expect(screen.getByText('100%')).toBeVisible());
  },
};

export const BadPicture: Story = {
  name: 'An image that cannot be loaded says so and keeps its caption',
  args: { images: [{ src: brokenImage, alt: 'A plate of vegetables', onDownload }] },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText('The picture could not be loaded')).toBeVisible());
    await expect(screen.getByText('A plate of vegetables')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};

export const EmptyList: Story = {
  name: 'Without images there is no window',
  args: { images: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open pictures' }));
    await expect(args.onIndexChange).toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text the next image is on the left',
  decorators: [
    (Story) => (
      <I18nProvider locale="ar-EG">
        <Story />
      </I18nProvider>
    ),
  ],
  play: async () => {
    await open();
    await userEvent.keyboard('{ArrowLeft}');
    await shows('A path into the hills');
  },
};

export const LongCaption: Story = {
  name: 'A thousand-letter caption leaves space for the image',
  args: {
    images: [{ src: sampleImages.walk, alt: 'A path', caption: 'Abc '.repeat(400) + 'a'.repeat(1000) }],
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(screen.getByRole('img').getBoundingClientRect().height).toBeGreaterThan(100);
  },
};
