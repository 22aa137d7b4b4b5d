import { expect, it } from 'vitest';
import { sinceOwnSaves } from './own-saves.ts';

it('rebases a form over one’s own saves, and over nobody else’s', () => {
  const saves = sinceOwnSaves();
  saves.note(3, 4);
  saves.note(4, 5);
  saves.note(7, 8);
  expect(saves.after(3)).toBe(5);
  expect(saves.after(4)).toBe(5);
  // Someone else turned version 5 into 6: the form of version 5 has not seen it.
  expect(saves.after(5)).toBe(5);
  expect(saves.after(6)).toBe(6);
});
