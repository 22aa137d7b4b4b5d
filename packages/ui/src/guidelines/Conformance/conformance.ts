import type { Meta } from '@storybook/react-vite';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** The rooms of the kit whose parts are held to its promises. */
export type Room = 'primitives' | 'components' | 'patterns' | 'charts';

/** A story of a part, without what its own play does. */
export interface PartStory {
  /** `components/Badge Variants`. */
  readonly name: string;
  readonly Story: ComponentType<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
  /** The names of the props of the story's component, as its page lists them. */
  readonly props: readonly string[];
}

type StoryModule = Record<string, unknown> & { readonly default: Meta };
interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, unknown>> };
}

const files: Readonly<Record<string, () => Promise<StoryModule>>> = import.meta.glob<StoryModule>(
  '../../{primitives,components,patterns,charts}/*/*.stories.tsx',
);

/**
 * The stories that show a room's parts: the first of each, and those that are pictured, which show their variants.
 * Others begin with what only their own play brings about.
 */
export async function partsOf(room: Room): Promise<readonly PartStory[]> {
  const found: PartStory[] = [];
  for (const [file, load] of Object.entries(files)) {
    const [, part = '', kind] = /\.\.\/\.\.\/(\w+\/\w+)\/\w+?(\.visual)?\.stories\.tsx$/.exec(file) ?? [];
    if (!part.startsWith(`${room}/`)) continue;
    const module = await load();
    const component = module.default.component as Documented | undefined;
    const stories = Object.entries(composeStories(module as never, {}));
    for (const [name, Story] of stories.filter(([each]) => kind !== undefined || each === 'Default'))
      found.push({
        name: `${part} ${name}`,
        Story: Story as PartStory['Story'],
        args: (Story as { args?: PartStory['args'] }).args ?? {},
        props: Object.keys(component?.__docgenInfo?.props ?? {}),
      });
  }
  return found;
}

/** Two frames: a part that measures itself has rendered what it decided. */
export const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** `<button class="…" aria-label="Close">`, in short. */
function named(element: Element): string {
  const { localName, textContent } = element;
  const name = element.getAttribute('aria-label') ?? textContent.trim();
  return `<${localName}>${name === '' ? '' : ` “${name.slice(0, 40)}”`}`;
}

/** Shown as wide as they are, to be looked at in a window that is wider. */
export const WIDE_SAMPLES = [
  'components/ResizableSplit Default',
  'patterns/RecordFrame Default',
  'primitives/BesideMain Default',
];

/** What keeps its own direction, or has no boxes: the content of drawings, code, numbers, and what names one. */
const KEEPS = 'svg, canvas, img, video, audio, iframe, textarea, [dir], code, kbd, time';

/** Boxes that are laid out in a line follow the text around them, which here is English in both directions. */
const isInline = (element: Element) => getComputedStyle(element).display === 'inline';

/** The text directly inside an element, as wide as it is drawn. */
function textBox(element: Element): DOMRect | null {
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  if (texts.length === 0 || texts.length !== element.childNodes.length) return null;
  if (getComputedStyle(element).unicodeBidi === 'plaintext') return null;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Half a pixel for each of the two sides that are rounded, and half for the text between them. */
const TOLERANCE = 1.5;

/**
 * What is not where it would be in a mirror: of two renderings of the same, one in a box that reads from the left, one in
 * a box as wide that reads from the right.
 *
 * @returns one line per outermost element that is not mirrored
 */
export function unmirrored(left: Element, right: Element): string[] {
  const from = left.getBoundingClientRect();
  const to = right.getBoundingClientRect();
  /** How far a box is from its mirror image, in pixels. */
  const off = (one: DOMRect, other: DOMRect) =>
    Math.round((to.right - other.right - (one.left - from.left)) * 10) / 10;
  const problems: string[] = [];
  const compare = (one: Element, other: Element) => {
    if (one.matches(KEEPS) || !one.checkVisibility()) return;
    const boxes = [one.getBoundingClientRect(), other.getBoundingClientRect()] as const;
    const { direction, position } = getComputedStyle(other);
    // For screen readers alone, or where the window puts it, or in an order of its own, such as that of time.
    if (boxes[0].width === 1 || position === 'fixed' || direction === 'ltr') return;
    if (!isInline(one) && boxes[0].width > 0) {
      const distance = off(...boxes);
      if (Math.abs(distance) > TOLERANCE) {
        problems.push(`${named(one)} is ${distance} px from its mirror image`);
        return;
      }
      const texts = [textBox(one), textBox(other)] as const;
      if (texts[0] && texts[1] && Math.abs(off(texts[0], texts[1])) > TOLERANCE)
        problems.push(`the text of ${named(one)} is ${off(texts[0], texts[1])} px from its mirror image`);
    }
    if (one.children.length !== other.children.length) {
      problems.push(
        `${named(one)} has ${one.children.length} children, ${other.children.length} in the mirror`,
      );
      return;
    }
    [...one.children].forEach((child, at) => {
      const twin = other.children[at];
      if (twin) compare(child, twin);
    });
  };
  [...left.children].forEach((child, at) => {
    const twin = right.children[at];
    if (twin) compare(child, twin);
  });
  return problems;
}

/** The props with what people write at any length. Units, keys and the kit's own words are short in every language. */
const WRITTEN = ['children', 'label', 'title', 'description', 'message', 'hint', 'error'];
/** Those that any story can be given. */
const UNDER_IT = ['hint', 'error'];

/** A text in the place of each that a story gives its part, and of those that any part of its kind takes. */
export const writtenAs = ({ args, props }: PartStory, text: string): Record<string, string> =>
  Object.fromEntries(
    WRITTEN.filter(
      (name) => typeof args[name] === 'string' || (UNDER_IT.includes(name) && props.includes(name)),
    ).map((name) => [name, text]),
  );

/** What every page has on each side, in pixels: bars that reach the edges, rings and counts may be over it. */
const PAGE_PADDING = 16;

/** What a narrow box cannot hold, and what does not scroll inside itself either: the outermost elements. */
export function overflowing(box: Element): string[] {
  const edge = box.getBoundingClientRect().right + PAGE_PADDING;
  const problems: string[] = [];
  const look = (element: Element) => {
    const { right, width } = element.getBoundingClientRect();
    const isForReaders = width === 1;
    if (isForReaders || !element.checkVisibility({ visibilityProperty: true })) return;
    // Where the content is drawn, scrolls or is cut, it is the box itself that has to fit.
    const isClosed = element.matches(KEEPS) || getComputedStyle(element).overflowX !== 'visible';
    const end = Math.max(right, isClosed ? 0 : (textBox(element)?.right ?? 0));
    if (end > edge) problems.push(`${named(element)} ends ${Math.round(end - edge)} px outside`);
    else if (!isClosed) [...element.children].forEach(look);
  };
  [...box.children].forEach(look);
  return problems;
}

/** The elements of a part that a press of Tab would reach. */
export function tabStops(box: Element): string[] {
  const stops = box.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]',
  );
  return [...stops]
    .filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [inert] *') && stop.checkVisibility())
    .map(named);
}
