import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import {
  citedAtom,
  type CitedInDraft,
  citedFromKept,
  filesAtom,
  filesFromKept,
  forgetUnsent,
  fromKept,
  holdUnsent,
  outgoingAtom,
  toKept,
  typedAtom,
} from './unsent.ts';

const CITED: CitedInDraft = {
  candidate: {
    citation: {
      kind: 'MENU',
      id: '6b1f9d52-2a52-4e0b-9a36-6d8a1d0f5a45',
      view: { name: 'LUNCH', from: '2026-03-02', to: null },
    },
    title: 'Comida',
    when: '2 mar 2026',
  },
  isShared: false,
};
const changed = (change: object) => ({ ...CITED, candidate: { ...CITED.candidate, ...change } });

it.each([
  ['a menu', CITED],
  [
    'a document whose file goes along',
    {
      ...changed({
        citation: { ...CITED.candidate.citation, kind: 'DOCUMENT', view: null },
        subtype: 'PATIENT',
      }),
      isShared: true,
    },
  ],
])('brings back what a message pointed at: %s', (_what, cited) => {
  expect(citedFromKept(JSON.parse(JSON.stringify(cited)))).toEqual(cited);
});

it.each([
  ['nothing', null],
  ['what an earlier version kept', undefined],
  ['a text', 'menu'],
  ['a kind that there is not', changed({ citation: { ...CITED.candidate.citation, kind: 'CHAT' } })],
  ['no id', changed({ citation: { kind: 'MENU', view: null } })],
  ['another view', changed({ citation: { ...CITED.candidate.citation, view: { name: 7 } } })],
  ['no title', changed({ title: undefined })],
  ['no day', changed({ when: 3 })],
])('takes %s for nothing', (_what, kept) => {
  expect(citedFromKept(kept)).toBeNull();
});

it('brings back the files that were uploaded for a message, and nothing that is none', () => {
  const file = { id: '6b1f9d52-2a52-4e0b-9a36-6d8a1d0f5a45', fileName: 'plan.pdf', sizeBytes: 12 };
  expect(filesFromKept([file, null, 'plan.pdf', { ...file, sizeBytes: '12' }])).toEqual([file]);
  expect(filesFromKept(undefined)).toEqual([]);
});

it('brings back a message whose page is gone, to be sent again', () => {
  const at = new Date('2026-03-02T10:00:00Z');
  const sent = { id: 'm1', at, text: 'Hola', documentId: 'd1', state: 'sending' as const };
  expect(fromKept(JSON.parse(JSON.stringify(toKept([sent]))))).toEqual([{ ...sent, state: 'failed' }]);
});

it('brings back why a message was refused, and leaves out a recording that is still on its way', () => {
  const message = { at: new Date('2026-03-02T10:00:00Z'), text: 'Hola' };
  const refusal = { status: 422, code: 'VALIDATION', details: {} };
  const refused = { ...message, id: 'm1', refusal, state: 'refused' as const };
  const sound = new File(['a'], 'voz.webm');
  const onItsWay = { ...message, id: 'm2', upload: sound, state: 'sending' as const };
  expect(fromKept(JSON.parse(JSON.stringify(toKept([refused, onItsWay]))))).toEqual([refused]);
});

describe('a conversation whose waiting draft was discarded', () => {
  const form = 'chats/p1';
  const write = () => {
    const store = createStore();
    store.set(typedAtom(form), 'Hola');
    store.set(citedAtom(form), CITED);
    store.set(filesAtom(form), [{ id: 'f1', fileName: 'plan.pdf', sizeBytes: 12 }]);
    store.set(outgoingAtom(form), fromKept([{ id: 'm1', text: 'Hola', at: '2026-03-02T09:00:00Z' }]));
    return store;
  };
  const held = (store: ReturnType<typeof createStore>) => [
    store.get(typedAtom(form)),
    store.get(citedAtom(form)),
    store.get(filesAtom(form)).length,
    store.get(outgoingAtom(form)).length,
  ];

  it('is empty when it is opened again; another one is not', () => {
    const store = write();
    store.set(typedAtom('chats/p2'), 'Adiós');
    forgetUnsent(form);
    expect(held(store)).toEqual(['', null, 0, 0]);
    expect(store.get(typedAtom('chats/p2'))).toBe('Adiós');
  });

  it('keeps what it holds while it is open somewhere in this tab', () => {
    const store = write();
    const [one, other] = [holdUnsent(form), holdUnsent(form)];
    one();
    forgetUnsent(form);
    expect(held(store)).toEqual(['Hola', CITED, 1, 1]);
    other();
    forgetUnsent(form);
    expect(held(store)).toEqual(['', null, 0, 0]);
  });
});
