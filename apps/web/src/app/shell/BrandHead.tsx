import { Inline, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useConfig } from '../config-context.ts';
import { BrandMark } from './BrandMark.tsx';

/** The head of a page outside the frame: the logo, and the name of the clinic or of the product. */
export function BrandHead({ name, children }: { name?: string; children?: ReactNode }) {
  const { brand } = useConfig();
  return (
    <Inline as="header" justify="space-between" gap="sm" padding="md">
      <Inline gap="sm">
        <BrandMark size="xxl" />
        <Text weight="semibold">{name ?? brand.name}</Text>
      </Inline>
      {children}
    </Inline>
  );
}
