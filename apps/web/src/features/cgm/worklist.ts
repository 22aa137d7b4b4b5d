import { Radio } from 'lucide-react';
import type { WorklistParts } from '../../app/worklist-parts.ts';
import { testHref } from '../medical-tests/medical-test-places.ts';

export const cgmInWorklist: WorklistParts = {
  NO_CGM_DATA: {
    icon: Radio,
    tone: 'warning',
    hrefOf: testHref,
    textOf: ({ lastReadingAt, test }, t) =>
      t(lastReadingAt === null ? 'kind.NO_CGM_DATA.never' : 'kind.NO_CGM_DATA.what', { test: test.name }),
  },
};
