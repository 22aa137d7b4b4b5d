import { describe, expect, it } from 'vitest';
import { sharedFiles } from './shared-files.ts';

describe('sharedFiles', () => {
  const screens = [new Set(['field', 'dialog', 'notes']), new Set(['field', 'dialog']), new Set(['field'])];

  it('lists what enough screens need, most needed first', () => {
    expect(sharedFiles(screens, 2)).toEqual(['field', 'dialog']);
    expect(sharedFiles(screens, 3)).toEqual(['field']);
  });

  it('orders equals by name, so that a build is the same each time', () => {
    expect(sharedFiles([new Set(['b', 'a']), new Set(['a', 'b'])], 2)).toEqual(['a', 'b']);
  });
});
