// @vitest-environment jsdom
import { act, createRef, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type ComposerHandle, useInsertion } from './useInsertion.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

function open(text: string) {
  const handle = createRef<ComposerHandle>();
  let write: (text: string) => void = () => undefined;
  function Field() {
    const [value, setValue] = useState(text);
    write = setValue;
    const field = useRef<HTMLTextAreaElement>(null);
    useInsertion(handle, field, value, setValue);
    return <textarea ref={field} value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  const host = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(host).render(<Field />));
  const field = host.querySelector('textarea');
  if (field === null) throw new Error('There is no field.');
  return { handle, field, write: (next: string) => write(next) };
}

/** Types a letter as a browser does: it is in the field, with the cursor behind it, before anybody hears of it. */
function type(field: HTMLTextAreaElement, letter: string, at: number) {
  const { value } = field;
  const next = value.slice(0, at) + letter + value.slice(at);
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, next);
  field.setSelectionRange(at + 1, at + 1);
  act(() => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('leaves the cursor where somebody types after the field was given the focus', () => {
  const { handle, field } = open('Buenos días');
  act(() => handle.current?.focus());
  expect(field.selectionStart).toBe(11);
  type(field, 'x', 2);
  expect(field.value).toBe('Buxenos días');
  expect(field.selectionStart).toBe(3);
});

it('puts the cursor at the end of a message that is written again', () => {
  const { handle, field, write } = open('');
  act(() => {
    write('Hasta el lunes');
    handle.current?.focus();
  });
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(14);
  type(field, 'x', 0);
  expect(field.selectionStart).toBe(1);
});
