import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle';
  /** Share of its container's width. */
  width?: 'full' | 'threeQuarters' | 'half' | 'quarter';
  /** Height in px of the content to come, so that nothing jumps; a circle is as wide. */
  height?: number;
}

/** A placeholder for loading content. Mark the region around it with `aria-busy` and say in words what is loading. */
export function Skeleton({ shape, width, height }: SkeletonProps) {
  const side = height === undefined ? undefined : `${height / 16}rem`;
  const size = side && shape === 'circle' ? { height: side, width: side } : side ? { height: side } : {};
  return <span aria-hidden className={skeleton({ shape, width })} style={size} />;
}
