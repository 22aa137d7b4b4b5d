import { useOf } from '@storybook/addon-docs/blocks';
import { link } from './StoryLink.css.ts';

/** An export of a stories file: `stories.Comma`. */
export type StoryExport = object;

/** The name of a story, as a link to it. */
export function StoryLink({ of }: { of: StoryExport }) {
  const { story } = useOf<'story'>(of, ['story']);
  return (
    // The page is a frame inside Storybook: links must open in Storybook, not in the frame.
    <a className={link} href={`./?path=/story/${story.id}`} target="_top">
      {story.name}
    </a>
  );
}
