import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { skeleton, skeletons } from './ChatThread.css.ts';

const heights = [40, 40, 72, 40, 56, 40];

/** The placeholder of a ChatThread while its first messages are loading. */
export function ChatThreadSkeleton() {
  return (
    <div className={skeletons} aria-busy>
      {heights.map((height, index) => (
        <div key={index} className={skeleton}>
          <Skeleton shape="block" height={height} />
        </div>
      ))}
    </div>
  );
}
