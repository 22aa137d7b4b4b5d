import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { longWord } from '../badInput.tsx';
import {
  overflowing,
  partsOf,
  settled,
  tabStops,
  unmirrored,
  WIDE_SAMPLES,
  writtenAs,
  type PartStory,
  type Room,
} from './conformance.ts';

const meta = { title: 'Guidelines/Conformance', parameters: { layout: 'fullscreen' } } satisfies Meta<{
  room: Room;
}>;
export default meta;
type Story = StoryObj<{ room: Room }>;

/** What a part is shown in, and what is wrong with it there. */
interface Promised {
  applies?: (part: PartStory) => boolean;
  show: (part: PartStory) => ReactElement;
  problems: (canvas: HTMLElement, part: PartStory) => readonly string[];
}

/** Shows one part after the other, and fails with everything that is wrong. */
const holds =
  ({ applies = () => true, show, problems }: Promised): NonNullable<Story['play']> =>
  async ({ args, canvasElement, mount }) => {
    const found: string[] = [];
    const parts = (await partsOf(args.room)).filter(applies);
    if (parts.length === 0) throw new Error(`There are no parts in ${args.room}.`);
    for (const part of parts) {
      await mount(<div key={part.name}>{show(part)}</div>);
      await settled();
      found.push(
        ...problems(canvasElement, part)
          .slice(0, 3)
          .map((each) => `${part.name}: ${each}`),
      );
    }
    // Each part's own stories are judged by axe; these showed them twice, or with nothing to read.
    await mount(<p>{`${parts.length} stories of the kit`}</p>);
    if (found.length > 0) throw new Error(found.join('\n'));
  };

const boxIn = (canvas: HTMLElement, name: string): Element => {
  const box = canvas.querySelector(`[data-box="${name}"]`);
  if (box === null) throw new Error('The part was not rendered.');
  return box;
};

const mirrored = holds({
  show: ({ Story }) => (
    <>
      <div data-box="ltr" dir="ltr" style={{ width: 640 }}>
        <Story />
      </div>
      <div data-box="rtl" dir="rtl" lang="ar" style={{ width: 640 }}>
        <Story />
      </div>
    </>
  ),
  problems: (canvas) => unmirrored(boxIn(canvas, 'ltr'), boxIn(canvas, 'rtl')),
});

const fits = holds({
  applies: ({ name }) => !WIDE_SAMPLES.includes(name),
  show: (part) => (
    <div data-box="narrow">
      <part.Story {...writtenAs(part, longWord)} />
    </div>
  ),
  problems: (canvas) => overflowing(boxIn(canvas, 'narrow')),
});

const outOfUse = holds({
  applies: ({ name, props }) => name.endsWith(' Default') && props.includes('isDisabled'),
  show: ({ Story }) => (
    <div data-box="disabled">
      <Story isDisabled />
    </div>
  ),
  problems: (canvas) => tabStops(boxIn(canvas, 'disabled')).map((stop) => `${stop} takes the focus`),
});

/** The narrowest window that is supported. */
const smallest = { viewport: { value: 'w320' } };

export const MirroredPrimitives: Story = {
  name: 'Primitives: In right-to-left text every part is its mirror image',
  args: { room: 'primitives' },
  play: mirrored,
};
export const MirroredComponents: Story = {
  name: 'Components: In right-to-left text every part is its mirror image',
  args: { room: 'components' },
  play: mirrored,
};
export const MirroredPatterns: Story = {
  name: 'Patterns: In right-to-left text every part is its mirror image',
  args: { room: 'patterns' },
  play: mirrored,
};
export const MirroredCharts: Story = {
  name: 'Charts: In right-to-left text every part but its drawing is its mirror image',
  args: { room: 'charts' },
  play: mirrored,
};

export const NarrowPrimitives: Story = {
  name: 'Primitives: In 320 px every part fits, with words that cannot break in its texts',
  args: { room: 'primitives' },
  globals: smallest,
  play: fits,
};
export const NarrowComponents: Story = {
  name: 'Components: In 320 px every part fits, with words that cannot break in its texts',
  args: { room: 'components' },
  globals: smallest,
  play: fits,
};
export const NarrowPatterns: Story = {
  name: 'Patterns: In 320 px every part fits, with words that cannot break in its texts',
  args: { room: 'patterns' },
  globals: smallest,
  play: fits,
};
export const NarrowCharts: Story = {
  name: 'Charts: In 320 px every part fits, with words that cannot break in its texts',
  args: { room: 'charts' },
  globals: smallest,
  play: fits,
};

export const DisabledComponents: Story = {
  name: 'Components: Disabled, none takes the focus',
  args: { room: 'components' },
  play: outOfUse,
};
export const DisabledPatterns: Story = {
  name: 'Patterns: Disabled, none takes the focus',
  args: { room: 'patterns' },
  play: outOfUse,
};
