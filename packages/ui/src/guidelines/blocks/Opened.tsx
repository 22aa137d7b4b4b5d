import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { caption, figure, frame } from './Opened.css.ts';
import { StoryLink } from './StoryLink.tsx';

type PictureOf = NonNullable<ComponentProps<typeof Story>['of']>;

export interface OpenedProps {
  /** A story that is open from the start. */
  of: PictureOf;
  /** Height of the frame, in pixels. */
  height: number;
}

/**
 * Shows an overlay, open, in a frame of its own. For viewing only: a dialog that takes focus on opening would take it
 * away from the reader of the page.
 */
export function Opened({ of, height }: OpenedProps) {
  return (
    <figure className={`sb-unstyled ${figure}`}>
      <div className={frame} inert>
        <Story of={of} inline={false} height={`${height}px`} />
      </div>
      <figcaption className={caption}>
        Open, as in the picture <StoryLink of={of} />.
      </figcaption>
    </figure>
  );
}
