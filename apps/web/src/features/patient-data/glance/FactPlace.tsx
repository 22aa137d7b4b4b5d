import { Skeleton } from '@healzy/ui/primitives';
import { GlanceFact } from '../../../app/GlanceFact.tsx';

/** A fact that is loading, as high as the fact. */
export const FactPlace = ({ label }: { label: string }) => (
  <GlanceFact
    label={label}
    value={<Skeleton width="threeQuarters" height={24} />}
    missing=""
    hint={<Skeleton width="half" height={20} />}
  />
);
