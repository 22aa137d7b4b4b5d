import { describe, expect, it } from 'vitest';
import { shownEntries, type SideMenuEntry } from './shownEntries.ts';

const place = (id: string, isHidden = false): SideMenuEntry => ({
  kind: 'link',
  id,
  label: id,
  icon: null,
  href: `#${id}`,
  isHidden,
});
const line = (id: string): SideMenuEntry => ({ kind: 'separator', id });
const group = (id: string, isHidden: boolean): SideMenuEntry => ({
  kind: 'group',
  id,
  label: id,
  icon: null,
  children: [{ kind: 'link', id: `${id}-1`, label: id, icon: null, href: `#${id}`, isHidden }],
});
const ids = (entries: readonly SideMenuEntry[]) => shownEntries(entries).map(({ id }) => id);

describe('the entries that are shown', () => {
  it.each([
    ['keep separators between places', [place('a'), line('-'), place('b')], ['a', '-', 'b']],
    ['begin and end with a place', [line('-'), place('a'), line('=')], ['a']],
    [
      'have one separator where what stood between two is hidden',
      [place('a'), line('-'), place('b', true), line('='), place('c')],
      ['a', '-', 'c'],
    ],
    ['leave out a group of hidden entries alone', [place('a'), line('-'), group('g', true)], ['a']],
    ['keep a group with an entry', [group('g', false)], ['g']],
    ['may be none', [place('a', true), line('-')], []],
  ])('%s', (_name, entries, left) => expect(ids(entries)).toEqual(left));
});
