import { PRODUCT_MARK } from '@healzy/domain/shared';
import { expect, it } from 'vitest';
import favicon from '../../../public/favicon.svg?raw';

it('is the same drawing in the tab of the browser', () => {
  expect(favicon).toContain(`d="${PRODUCT_MARK.ink}"`);
  expect(favicon).toContain(`d="${PRODUCT_MARK.warm}"`);
  expect(favicon).toContain(`stroke-width="${PRODUCT_MARK.inkWidth}"`);
});
