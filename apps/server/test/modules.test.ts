import { expect, it } from 'vitest';
import { contributionsOf, handlersOf } from '../src/assembly.ts';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { modules } from '../src/modules.ts';
import { notes } from '../src/features/notes/module.ts';

const without = (name: string) => modules.filter((module) => module.name !== name);

it('gives every operation of the contract one handler', () => {
  expect(Object.keys(handlersOf(modules)).sort()).toEqual(CONTRACT_OPERATIONS.map(({ id }) => id).sort());
});

it('rejects a missing handler by name, and says where to add it', () => {
  expect(() => handlersOf(without('notes'))).toThrow(
    /listNotes.* to handlers\. Add it to .*contributions\.ts/,
  );
});

it('rejects a second handler and names both modules', () => {
  expect(() => handlersOf([...modules, { ...notes, name: 'notes-again' }])).toThrow(
    'Both "notes" and "notes-again" contribute "listNotes" to handlers. Keep one.',
  );
});

it('rejects a timeline that lacks a kind, or has one twice', () => {
  expect(() => contributionsOf(without('notes'))).toThrow(/NOTE_WRITTEN, NOTE_CHANGED to timeline/);
  expect(() => contributionsOf([...modules, { ...notes, name: 'notes-again' }])).toThrow(
    'Both "notes" and "notes-again" contribute "NOTE_WRITTEN" to timeline. Keep one.',
  );
});

it('fills demo clinics in the order of what each part needs, and rejects what is missing', () => {
  const order = contributionsOf(modules).demo;
  const placeOf = (name: string) =>
    order.findIndex((part) =>
      modules.some((each) => each.name === name && 'demo' in each && each.demo === part),
    );
  expect(placeOf('patients')).toBeGreaterThanOrEqual(0);
  expect(placeOf('cgm')).toBeGreaterThan(placeOf('patients'));
  expect(placeOf('appointments')).toBeGreaterThan(placeOf('cgm'));
  const needy = modules.map((module) =>
    module.name === 'cgm' ? { ...module, demo: { ...module.demo, needs: ['nothing'] } } : module,
  );
  expect(() => contributionsOf(needy)).toThrow('before it: appointments (patients, cgm); cgm (nothing).');
});

it('rejects a kind of citation that no module finds', () => {
  const silent = modules.map((module) =>
    module.name === 'documents' ? { ...module, citations: {} } : module,
  );
  expect(() => contributionsOf(silent)).toThrow(/DOCUMENT to citations/);
});

it('rejects a worklist that lacks a kind', () => {
  const silent = modules.map((module) => (module.name === 'cgm' ? { ...module, worklist: {} } : module));
  expect(() => contributionsOf(silent)).toThrow(/NO_CGM_DATA to worklist/);
});
