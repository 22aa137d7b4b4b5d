import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { caption, figure, frame } from './Opened.css.ts';
import { StoryLink } from './StoryLink.tsx';

type PictureOf = NonNullable<ComponentProps<typeof Story>['of']>;

export interface OpenedProps {
  /** A story that is open from the start. */
  of: PictureOf;
  /** Height of the window that it is shown in, in pixels. */
  height: number;
}

/**
 * What covers a window, open in a window of its own. It is looked at, not operated: a dialog that takes the focus on
 * opening would take it away from whoever reads the page.
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
