import { describe, expect, it } from 'vitest';
import { drawings as hosted } from '../apps/server/src/platform/identity/pages/pictograms.ts';
import { drawings } from '../packages/ui/src/primitives/Pictogram/drawings.ts';

describe("pictograms of the server's own pages", () => {
  it('are those of the kit', () => {
    expect(drawings).toMatchObject(hosted);
  });
});
