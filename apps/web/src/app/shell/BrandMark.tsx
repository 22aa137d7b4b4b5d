import { Icon } from '@healzy/ui/primitives';
import { ThemedImage } from '@healzy/ui/primitives/ThemedImage';
import { Activity } from 'lucide-react';
import { useConfig } from '../config-context.ts';

/** The clinic's logo, or the product's own; its name is next to it or on the control around it. */
export function BrandMark({ size }: { size: 'lg' | 'xl' | 'xxl' }) {
  const { logo } = useConfig().brand;
  return logo === null ? (
    <Icon icon={Activity} size={size} tone="accent" />
  ) : (
    <ThemedImage light={logo.light} dark={logo.dark} size={size} />
  );
}
