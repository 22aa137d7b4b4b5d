import { expect, it } from 'vitest';
import { currentTab } from './currentTab.ts';

const items = ['/people/7', '/people/7/tests', '/people/7/test'].map((href) => ({ href }));

it.each([
  ['/people/7', '/people/7'],
  ['/people/7/', '/people/7'],
  ['/people/7/tests/3?page=2#top', '/people/7/tests'],
  ['/people/7/test', '/people/7/test'],
  ['/people/7/notes', '/people/7'],
  ['/people/77', undefined],
])('at %s the open tab is %s', (location, href) => {
  expect(currentTab(items, location)?.href).toBe(href);
});
