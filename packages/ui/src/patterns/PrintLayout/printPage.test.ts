import { describe, expect, it } from 'vitest';
import { pageRule } from './printPage.ts';

describe('the page rule', () => {
  it('has the size of the paper, upright and across', () => {
    const a4 = { paper: 'a4', isLandscape: false, hasPageNumbers: false } as const;
    expect(pageRule(a4)).toContain('size: 210mm 297mm;');
    expect(pageRule({ ...a4, isLandscape: true })).toContain('size: 297mm 210mm;');
    expect(pageRule({ ...a4, paper: 'letter' })).toContain('size: 215.9mm 279.4mm;');
  });

  it('numbers pages only on request', () => {
    const page = { paper: 'a4', isLandscape: false } as const;
    expect(pageRule({ ...page, hasPageNumbers: true })).toContain('counter(pages)');
    expect(pageRule({ ...page, hasPageNumbers: false })).not.toContain('counter');
  });
});
