import { PRODUCT_MARK } from '@healzy/domain/shared';
import { Mark } from '@healzy/ui/primitives/Mark';
import { ThemedImage } from '@healzy/ui/primitives/ThemedImage';
import { useConfig } from '../config-context.ts';

/** The clinic's logo, or the product's own; its name is next to it or on the control around it. */
export function BrandMark({ size }: { size: 'lg' | 'xl' | 'xxl' }) {
  const { logo } = useConfig().brand;
  return logo === null ? (
    <Mark drawing={PRODUCT_MARK} size={size} />
  ) : (
    <ThemedImage light={logo.light} dark={logo.dark} size={size} />
  );
}
