import {
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
  baseKeymap,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { Plugin, type Command, type EditorState } from 'prosemirror-state';
import { DEEPEST_LEVEL } from './richTextConversion.ts';
import { markType, nodeType } from './richTextSchema.ts';

/** The toolbar's actions on the selection. */
export const RICH_TEXT_ACTS = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'underline',
  'bullets',
  'numbers',
  'deeper',
  'shallower',
  'quote',
  'undo',
  'redo',
] as const;
export type RichTextAct = (typeof RICH_TEXT_ACTS)[number];

/** The active formats at the cursor, and the available actions. */
export interface RichTextState {
  on: readonly RichTextAct[];
  possible: readonly RichTextAct[];
  /** The address of the link at the cursor; null if there is none. */
  href: string | null;
}

const listNameAt = (state: EditorState): string | null => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name === 'bullets' || name === 'numbers') return name;
  }
  return null;
};

const listDepthAt = (state: EditorState): number => {
  const { $from } = state.selection;
  let lists = 0;
  for (let depth = 1; depth <= $from.depth; depth += 1)
    if ($from.node(depth).type.name === 'item') lists += 1;
  return lists;
};

/** Wraps the selection in a list, changes the list's kind, or lifts the selection out of it. */
function toggleList(schema: Schema, name: 'bullets' | 'numbers'): Command {
  const wrap = wrapInList(nodeType(schema, name));
  return (state, dispatch, view) => {
    const present = listNameAt(state);
    if (present === null && state.selection.$from.parent.type.name === 'heading') {
      // A list item cannot contain a heading: it becomes a paragraph first.
      if (!setBlockType(nodeType(schema, 'paragraph'))(state, dispatch)) return false;
      return view === undefined || wrap(view.state, dispatch);
    }
    if (present === null) return wrap(state, dispatch);
    if (present === name) return liftListItem(nodeType(schema, 'item'))(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if ($from.node(depth).type.name !== present) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodeType(schema, name)));
      return true;
    }
    return false;
  };
}

function toggleHeading(schema: Schema, level: 0 | 1): Command {
  return (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isOn = parent.type.name === 'heading' && parent.attrs.level === level;
    const set = isOn
      ? setBlockType(nodeType(schema, 'paragraph'))
      : setBlockType(nodeType(schema, 'heading'), { level });
    return set(state, dispatch);
  };
}

function toggleQuote(schema: Schema): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const isIn = $from.depth > 1 && $from.node(1).type.name === 'quote';
    return isIn ? lift(state, dispatch) : wrapIn(nodeType(schema, 'quote'))(state, dispatch);
  };
}

const deeper =
  (schema: Schema): Command =>
  (state, dispatch) =>
    listDepthAt(state) <= DEEPEST_LEVEL && sinkListItem(nodeType(schema, 'item'))(state, dispatch);

export function commandFor(schema: Schema, act: RichTextAct): Command {
  switch (act) {
    case 'heading':
      return toggleHeading(schema, 0);
    case 'subheading':
      return toggleHeading(schema, 1);
    case 'bold':
    case 'italic':
    case 'underline':
      return toggleMark(markType(schema, act));
    case 'bullets':
    case 'numbers':
      return toggleList(schema, act);
    case 'deeper':
      return deeper(schema);
    case 'shallower':
      return liftListItem(nodeType(schema, 'item'));
    case 'quote':
      return toggleQuote(schema);
    case 'undo':
      return undo;
    case 'redo':
      return redo;
  }
}

function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** The address of the link at the cursor, or of the first one selected. */
function hrefAt(state: EditorState): string | null {
  const { $from, from, to } = state.selection;
  const link = markType(state.schema, 'link');
  const marks = [...$from.marks(), ...($from.nodeAfter?.marks ?? [])];
  const here = marks.find((mark) => mark.type === link);
  if (here) return String(here.attrs.href);
  let found: string | null = null;
  state.doc.nodesBetween(from, to, (node) => {
    found ??= (node.marks.find((mark) => mark.type === link)?.attrs.href as string | undefined) ?? null;
  });
  return found;
}

export function stateAt(state: EditorState): RichTextState {
  const { schema } = state;
  const { $from } = state.selection;
  const { parent } = $from;
  const list = listNameAt(state);
  const marks = (['bold', 'italic', 'underline'] as const).filter((name) =>
    hasMark(state, markType(schema, name)),
  );
  const isHeading = parent.type.name === 'heading';
  return {
    on: [
      ...marks,
      ...(isHeading ? [parent.attrs.level === 1 ? ('subheading' as const) : ('heading' as const)] : []),
      ...(list === null ? [] : [list as 'bullets' | 'numbers']),
      ...($from.depth > 1 && $from.node(1).type.name === 'quote' ? (['quote'] as const) : []),
    ],
    possible: RICH_TEXT_ACTS.filter((act) => commandFor(schema, act)(state)),
    href: hrefAt(state),
  };
}

/** The character before a position in its paragraph; empty at the beginning. */
function signBefore({ doc }: EditorState, at: number): string {
  return doc.resolve(at).parentOffset === 0 ? '' : doc.textBetween(at - 1, at, '\n', '\ufffc');
}

/**
 * Typing `@` at the start of a word prompts for what to cite. The citation replaces the `@`, which stays if none is
 * chosen.
 */
const citePlugin = (onCite: () => void): Plugin =>
  new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const before = text.length > 1 ? (text.at(-2) ?? '') : signBefore(view.state, from);
        if (!text.endsWith('@') || /\S/.test(before)) return false;
        view.dispatch(view.state.tr.insertText(text, from, to));
        onCite();
        return true;
      },
    },
  });

/**
 * The editor's plugins: undo, shortcuts and input rules (`- ` starts a list). `onLink` prompts for a link's address,
 * `onCite` for what to cite.
 */
export function pluginsFor(
  schema: Schema,
  { onLink, onCite }: { onLink: () => void; onCite: () => void },
): Plugin[] {
  const item = nodeType(schema, 'item');
  const lineBreak = nodeType(schema, 'lineBreak');
  const breakLine = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
    return true;
  });
  const key = (act: RichTextAct): Command => commandFor(schema, act);
  return [
    citePlugin(onCite),
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*•]\s$/, nodeType(schema, 'bullets')),
        wrappingInputRule(/^\s*1[.)]\s$/, nodeType(schema, 'numbers')),
        wrappingInputRule(/^\s*>\s$/, nodeType(schema, 'quote')),
        textblockTypeInputRule(/^(#{1,2})\s$/, nodeType(schema, 'heading'), (match) => ({
          level: (match[1]?.length ?? 1) - 1,
        })),
      ],
    }),
    history(),
    keymap({
      'Mod-b': key('bold'),
      'Mod-i': key('italic'),
      'Mod-u': key('underline'),
      'Mod-k': () => {
        onLink();
        return true;
      },
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-Alt-1': key('heading'),
      'Mod-Alt-2': key('subheading'),
      'Shift-Mod-7': key('numbers'),
      'Shift-Mod-8': key('bullets'),
      'Shift-Mod-9': key('quote'),
      'Mod-]': key('deeper'),
      'Mod-[': key('shallower'),
      'Shift-Enter': breakLine,
      Enter: splitListItem(item),
    }),
    keymap(baseKeymap),
  ];
}
