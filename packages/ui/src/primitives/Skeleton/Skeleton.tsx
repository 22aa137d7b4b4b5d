import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** Share of the room that it is in. */
  width?: 'full' | 'threeQuarters' | 'half' | 'quarter';
  /** Height in px of what will be here, so that nothing jumps when it comes; a circle is as wide. */
  height?: number;
}

/** Holds the place of something on its way. Mark the region around it with `aria-busy` and say in words what loads. */
export function Skeleton({ shape, width, height }: SkeletonProps) {
  const side = height === undefined ? undefined : `${height / 16}rem`;
  const size = side && shape === 'circle' ? { height: side, width: side } : side ? { height: side } : {};
  return <span aria-hidden className={skeleton({ shape, width })} style={size} />;
}
