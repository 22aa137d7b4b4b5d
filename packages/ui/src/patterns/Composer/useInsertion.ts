import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';

/** For what is put into a message from elsewhere. */
export interface ComposerHandle {
  /** Puts a text where the cursor is, on a line of its own, and leaves the focus behind it. Nothing is sent. */
  insert: (text: string) => void;
  /** Gives the field the focus, with the cursor at the end: a message is being written again. */
  focus: () => void;
}

/** What a text put at the cursor makes of a value, and where the cursor is then. */
export function inserted(
  value: string,
  at: number,
  end: number,
  text: string,
): { value: string; cursor: number } {
  const before = value.slice(0, at);
  const isLineBegun = before !== '' && !before.endsWith('\n');
  const added = isLineBegun && !/\s$/.test(before) ? `\n${text}` : text;
  return { value: before + added + value.slice(end), cursor: at + added.length };
}

/** Lets others put text into the field, and places the cursor once it is there. */
export function useInsertion(
  handle: Ref<ComposerHandle> | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const cursor = useRef<number>(null);
  // A wish is met with the rendering that follows it: left for a later one, it would move the cursor under who types.
  const [wish, meet] = useReducer((count: number) => count + 1, 0);
  // In a field that nobody has been in yet, a draft for example, the browser has the cursor at the beginning.
  const wasEntered = useRef(false);
  useEffect(() => {
    const entered = () => {
      wasEntered.current = true;
    };
    const element = field.current;
    if (element !== null && element === document.activeElement) entered();
    element?.addEventListener('focus', entered);
    return () => element?.removeEventListener('focus', entered);
  }, [field]);
  useImperativeHandle(handle, () => ({
    insert: (text) => {
      const end = { selectionStart: value.length, selectionEnd: value.length };
      const { selectionStart, selectionEnd } = (wasEntered.current && field.current) || end;
      const next = inserted(value, selectionStart, selectionEnd, text);
      cursor.current = next.cursor;
      onChange(next.value);
      field.current?.focus();
    },
    focus: () => {
      cursor.current = Infinity;
      meet();
      field.current?.focus();
    },
  }));
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    const at = Math.min(cursor.current, value.length);
    field.current?.setSelectionRange(at, at);
    cursor.current = null;
  }, [field, value, wish]);
}
