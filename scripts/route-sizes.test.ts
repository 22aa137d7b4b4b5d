import { describe, expect, it } from 'vitest';
import { complaintsAbout, routeSizes } from './route-sizes.mjs';

const manifest = {
  _start: { file: 'start.js', name: 'start', css: ['start.css'] },
  _words: { file: 'words-es.js', name: 'words-es' },
  _shared: { file: 'shared.js' },
  _field: { file: 'field.js', imports: ['_shared'] },
  _list: { file: 'list.js', name: 'list', imports: ['_start', '_shared'] },
  'src/features/notes/NotesScreen.tsx': {
    file: 'notes.js',
    isDynamicEntry: true,
    imports: ['_start', '_shared', '_field'],
    css: ['notes.css'],
  },
};
const sizeOf = (sizes: Record<string, number>) => (file: string) => sizes[file] ?? 1;
const weigh = (own: Record<string, number>, common: string[] = []) =>
  routeSizes(manifest, sizeOf(own), common);
const budget = { script: 10, style: 2, words: 2, common: 100, opened: {}, routes: {} };

describe('routeSizes', () => {
  it('adds up what the first list waits for', () => {
    expect(weigh({ 'start.js': 5, 'shared.js': 2 }).start).toEqual({
      script: 8,
      style: 1,
      words: 1,
      common: 0,
    });
  });

  it('sets apart what is kept after the first list', () => {
    const { start, routes } = weigh({ 'notes.js': 7, 'field.js': 3 }, ['field.js', 'shared.js']);
    expect(start.common).toBe(3);
    expect(routes).toMatchObject([{ part: 'NotesScreen', own: 8, brotli: 11 }]);
  });

  it('counts for a screen what the first list has not loaded, each file once', () => {
    const [notes] = weigh({ 'notes.js': 7, 'field.js': 3 }).routes;
    expect(notes).toEqual({
      part: 'NotesScreen',
      brotli: 11,
      own: 11,
      files: ['notes.js', 'field.js', 'notes.css'],
    });
  });

  it('weighs a page behind a link with everything that a browser has to load for it', () => {
    const link = {
      ...manifest,
      _later: { file: 'later-es.js', name: 'later-es' },
      'src/features/surveys/page/start-survey.tsx': {
        file: 'survey.js',
        isDynamicEntry: true,
        imports: ['_start', '_field'],
      },
    };
    // The start with its style, words, outcomes, the page itself, the field and what it shares.
    expect(routeSizes(link, sizeOf({ 'start.js': 5, 'later-es.js': 2 })).opened).toEqual({
      'start-survey': 12,
    });
  });

  it('counts a screen together with the parts that it loads by itself, each file once', () => {
    const canvas = {
      ...manifest,
      'src/features/cgm/CgmFollowUpScreen.tsx': {
        file: 'follow-up.js',
        isDynamicEntry: true,
        imports: ['_start', '_field'],
      },
      'src/features/cgm/canvas/CanvasHeatMap.tsx': {
        file: 'heat-map.js',
        isDynamicEntry: true,
        imports: ['_field'],
      },
    };
    const { routes } = routeSizes(canvas, sizeOf({ 'follow-up.js': 7, 'heat-map.js': 5, 'field.js': 3 }));
    expect(routes.find(({ part }) => part === 'CgmFollowUpScreen with its parts')).toEqual({
      part: 'CgmFollowUpScreen with its parts',
      brotli: 15,
      own: 15,
      files: ['follow-up.js', 'heat-map.js', 'field.js'],
    });
  });
});

describe('complaintsAbout', () => {
  const complaints = (
    own: Record<string, number>,
    agreed: typeof budget = budget,
    common: string[] = ['field.js'],
  ) => complaintsAbout(weigh(own, common), agreed, sizeOf(own));

  it('allows what is within budget', () => {
    expect(complaints({ 'notes.js': 40 })).toEqual([]);
  });

  it('names the largest files of a screen that is too large where nothing is kept', () => {
    expect(complaints({ 'notes.js': 20, 'field.js': 60 })).toEqual([
      'NotesScreen weighs 81 KiB; 50 KiB were agreed. Its largest files: field.js 60, notes.js 20, notes.css 1.',
    ]);
  });

  it('lets no screen load more of its own', () => {
    const larger = { ...budget, routes: { NotesScreen: 80 } };
    expect(complaints({ 'notes.js': 60 }, larger)).toEqual([
      'NotesScreen loads 61 KiB of its own; 50 KiB are the most. Its largest files: notes.js 60, notes.css 1, field.js 1.',
    ]);
  });

  it('reports that more is kept than was agreed', () => {
    expect(complaints({ 'field.js': 140 }, { ...budget, routes: { NotesScreen: 160 } })).toEqual([
      'common weighs 140 KiB; 100 KiB were agreed.',
    ]);
  });

  it('reports a start that has grown', () => {
    expect(complaints({ 'start.js': 20 })).toEqual(['script weighs 22 KiB; 10 KiB were agreed.']);
  });

  it('reports a page that is opened first and has grown', () => {
    const sizes = { ...weigh({}), opened: { 'start-survey': 240 } };
    const agreed = { ...budget, opened: { 'start-survey': 200 } };
    expect(complaintsAbout(sizes, agreed, sizeOf({}))).toEqual([
      'start-survey weighs 240 KiB; 200 KiB were agreed.',
    ]);
  });

  it('lets a larger screen keep its own budget, until it no longer needs it', () => {
    const larger = { ...budget, routes: { NotesScreen: 80 } };
    expect(complaints({ 'field.js': 75 }, larger)).toEqual([]);
    expect(complaints({ 'field.js': 90 }, larger)).toHaveLength(1);
    expect(complaints({ 'notes.js': 20 }, larger)).toEqual([
      'NotesScreen needs no budget of its own any more: remove it from size-budget.json.',
    ]);
  });

  it('does not keep the budget of a screen that no longer exists', () => {
    expect(complaints({}, { ...budget, routes: { GoneScreen: 80 } })).toEqual([
      'GoneScreen has a budget and does not exist.',
    ]);
  });
});
