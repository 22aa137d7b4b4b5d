import {
  AtSign,
  Bold,
  Heading1,
  Heading2,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import type { ToolbarItem } from '../../components/Toolbar/Toolbar.tsx';
import type { RichTextEditorLabels } from '../../labels/richTextEditor.ts';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import type { RichTextAct } from './richTextCommands.ts';
import type { RichTextView } from './useRichTextView.ts';

const ICONS: Record<RichTextAct, LucideIcon> = {
  heading: Heading1,
  subheading: Heading2,
  bold: Bold,
  italic: Italic,
  underline: Underline,
  bullets: List,
  numbers: ListOrdered,
  deeper: IndentIncrease,
  shallower: IndentDecrease,
  quote: Quote,
  undo: Undo2,
  redo: Redo2,
};

/** Actions that are on or off at the cursor; the others are one-off. */
const TOGGLES: readonly RichTextAct[] = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'underline',
  'bullets',
  'numbers',
  'quote',
];

/** The most used controls come first, because those that do not fit move into the menu. */
const GROUPS: readonly (readonly (RichTextAct | 'link' | 'cite')[])[] = [
  ['cite'],
  ['bold', 'italic', 'underline'],
  ['bullets', 'numbers', 'shallower', 'deeper'],
  ['heading', 'subheading', 'quote', 'link'],
  ['undo', 'redo'],
];

export function richTextTools(
  { state, act }: Pick<RichTextView, 'state' | 'act'>,
  labels: RichTextEditorLabels['tools'],
  isDisabled: boolean,
  onLink: () => void,
  onCite: (() => void) | undefined,
): ToolbarItem[] {
  const toolOf = (id: RichTextAct | 'link' | 'cite'): ToolbarItem => {
    const tool = { id, label: labels[id] };
    if (id === 'cite') return { ...tool, kind: 'act', icon: AtSign, isDisabled, onAction: () => onCite?.() };
    if (id === 'link') {
      const isSelected = state.href !== null;
      return { ...tool, kind: 'toggle', icon: Link2, isDisabled, isSelected, onChange: onLink };
    }
    const control = { ...tool, icon: ICONS[id], isDisabled: isDisabled || !state.possible.includes(id) };
    const onAction = (): void => act(id);
    return TOGGLES.includes(id)
      ? { ...control, kind: 'toggle', isSelected: state.on.includes(id), onChange: onAction }
      : { ...control, kind: 'act', onAction };
  };
  const groups = GROUPS.filter(([first]) => first !== 'cite' || onCite !== undefined);
  return groups.flatMap((group, index) => [
    ...(index === 0 ? [] : [{ kind: 'separator' as const, id: `separator-${index}` }]),
    ...group.map(toolOf),
  ]);
}
