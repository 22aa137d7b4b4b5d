import { expect, it } from 'vitest';
import { type CitedInDraft, citedFromKept, filesFromKept } from './unsent.ts';

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
