import { EditorState, Selection } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { RichTextBlock, RichTextReference } from '../RichText/richText.ts';
import { commandFor, pluginsFor, stateAt, type RichTextAct, type RichTextState } from './richTextCommands.ts';
import { blocksOf, documentOf, sliceOf } from './richTextConversion.ts';
import { blocksOfTransfer } from './pastedText.ts';
import { markType, nodeType, schemaFor, type HeadingLevel } from './richTextSchema.ts';

export interface RichTextViewOptions {
  value: readonly RichTextBlock[];
  onChange: (value: RichTextBlock[]) => void;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  headingLevel: HeadingLevel;
  isEditable: boolean;
  /** Citations copied from a text of another scope are pasted as plain text. */
  scope: string;
  citationView: NodeViewConstructor;
  onLink: () => void;
  /** Prompts for what to cite; undefined if nothing can be cited. */
  onCite: (() => void) | undefined;
  onBlur: () => void;
}

export interface RichTextView {
  /** The container of the editable element. */
  host: RefObject<HTMLDivElement | null>;
  state: RichTextState;
  act: (act: RichTextAct) => void;
  /** Links the selection, updates the link at the cursor, or inserts the address itself; null removes the link. */
  link: (href: string | null) => void;
  /** Inserts a citation at the cursor, in place of the `@` that prompted for it. */
  cite: (text: string, citation: RichTextReference) => void;
  focus: () => void;
}

const NOTHING: RichTextState = { on: [], possible: [], href: null };
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Mounts the editor and keeps it in sync with the value. */
export function useRichTextView(options: RichTextViewOptions): RichTextView {
  const { value, headingLevel, isEditable, attributes, scope, citationView } = options;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(options);
  /** The value that the editor shows. When the parent passes it back, nothing changes. */
  const own = useRef<readonly RichTextBlock[]>(value);
  const hasHadFocus = useRef(false);
  /**
   * The position of the user's cursor. Values from outside do not change it, so that a shorter one in between does not
   * lose it.
   */
  const cursor = useRef(0);
  const [state, setState] = useState<RichTextState>(NOTHING);
  useEffect(() => {
    latest.current = options;
  });

  const show = useCallback((next: EditorState) => {
    const now = stateAt(next);
    setState((before) => (same(before, now) ? before : now));
  }, []);

  useEffect(() => {
    if (host.current === null) return undefined;
    const schema = schemaFor(headingLevel, scope);
    const plugins = pluginsFor(schema, {
      onLink: () => latest.current.onLink(),
      onCite: () => latest.current.onCite?.(),
    });
    own.current = latest.current.value;
    const shown: EditorView = new EditorView(host.current, {
      state: EditorState.create({ doc: documentOf(schema, own.current), plugins }),
      attributes: latest.current.attributes,
      editable: () => latest.current.isEditable,
      nodeViews: { citation: citationView },
      dispatchTransaction: (transaction) => {
        const next = shown.state.apply(transaction);
        shown.updateState(next);
        cursor.current = next.selection.head;
        show(next);
        if (!transaction.docChanged) return;
        const blocks = blocksOf(next.doc);
        own.current = blocks;
        latest.current.onChange(blocks);
      },
      handleDOMEvents: {
        focus: () => {
          hasHadFocus.current = true;
        },
        blur: () => latest.current.onBlur(),
        // Pasted markup could contain anything, so it is parsed here and never given to the browser.
        paste: (target, event) => {
          event.preventDefault();
          if (target.editable) insert(target, blocksOfTransfer(event.clipboardData, scope));
          return true;
        },
        drop: (target, event) => {
          if (target.dragging) return false;
          event.preventDefault();
          const at = target.posAtCoords({ left: event.clientX, top: event.clientY });
          if (target.editable) insert(target, blocksOfTransfer(event.dataTransfer, scope), at?.pos);
          return true;
        },
      },
    });
    view.current = shown;
    show(shown.state);
    return () => {
      shown.destroy();
      view.current = null;
    };
  }, [headingLevel, scope, citationView, show]);

  useEffect(() => {
    view.current?.setProps({ attributes });
  }, [attributes, isEditable]);

  // The update must precede the next key: later, an older value of the parent would replace what has been typed since.
  useLayoutEffect(() => {
    const shown = view.current;
    if (shown === null || same(own.current, value)) return;
    own.current = value;
    const { schema, plugins } = shown.state;
    const doc = documentOf(schema, value);
    const at = doc.resolve(Math.min(cursor.current, doc.content.size));
    shown.updateState(EditorState.create({ doc, plugins, selection: Selection.near(at, -1) }));
    show(shown.state);
  }, [value, show]);

  const act = useCallback((wanted: RichTextAct) => {
    const shown = view.current;
    if (shown === null) return;
    commandFor(shown.state.schema, wanted)(shown.state, shown.dispatch, shown);
    shown.focus();
  }, []);
  const link = useCallback((href: string | null) => {
    if (view.current) setLink(view.current, href);
  }, []);
  const cite = useCallback((text: string, citation: RichTextReference) => {
    if (view.current?.editable)
      insertCitation(view.current, { text, citation, isAtEnd: !hasHadFocus.current });
  }, []);
  const focus = useCallback(() => view.current?.focus(), []);
  return { host, state, act, link, cite, focus };
}

function insert(view: EditorView, blocks: readonly RichTextBlock[], at?: number): void {
  if (blocks.length === 0) return;
  const { schema, tr } = view.state;
  const slice = sliceOf(schema, blocks);
  const change = at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice);
  view.dispatch(change.scrollIntoView().setMeta('paste', true));
  view.focus();
}

interface NewCitation {
  text: string;
  citation: RichTextReference;
  /** Inserts at the end, because the user has not placed the cursor yet. */
  isAtEnd: boolean;
}

function insertCitation(view: EditorView, { text, citation, isAtEnd }: NewCitation): void {
  const { schema, tr } = view.state;
  if (isAtEnd) tr.setSelection(Selection.atEnd(tr.doc));
  const near = (from: number, to: number) =>
    tr.doc.textBetween(Math.max(from, 0), Math.min(to, tr.doc.content.size), '\n', '\ufffc');
  const { from, empty } = tr.selection;
  if (empty && near(from - 1, from) === '@') tr.delete(from - 1, from);
  if (/\S/.test(near(tr.selection.from - 1, tr.selection.from))) tr.insertText(' ');
  tr.replaceSelectionWith(nodeType(schema, 'citation').create({ text, citation }));
  if (!/^\s/.test(near(tr.selection.to, tr.selection.to + 1))) tr.insertText(' ', tr.selection.to);
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** The range of the whole link around the cursor; null outside a link. */
function linkRange(view: EditorView): { from: number; to: number } | null {
  const { $from } = view.state.selection;
  const link = markType(view.state.schema, 'link');
  const found = [...$from.marks(), ...($from.nodeAfter?.marks ?? [])].find((mark) => mark.type === link);
  if (!found) return null;
  const runs: { from: number; to: number }[] = [];
  $from.parent.forEach((node, offset) => {
    if (!found.isInSet(node.marks)) return;
    const from = $from.start() + offset;
    const last = runs.at(-1);
    if (last?.to === from) last.to += node.nodeSize;
    else runs.push({ from, to: from + node.nodeSize });
  });
  return runs.find(({ from, to }) => from <= $from.pos && $from.pos <= to) ?? null;
}

function setLink(view: EditorView, href: string | null): void {
  const { state } = view;
  const link = markType(state.schema, 'link');
  const { from, to, empty } = state.selection;
  const range = empty ? linkRange(view) : { from, to };
  const change = state.tr;
  if (range) {
    change.removeMark(range.from, range.to, link);
    if (href !== null) change.addMark(range.from, range.to, link.create({ href }));
  } else if (href !== null) {
    change.replaceSelectionWith(state.schema.text(href, [link.create({ href })]), false);
  }
  view.dispatch(change.scrollIntoView());
  view.focus();
}
