import type { ReactNode } from 'react';
import { line, must, proof, word } from './Must.css.ts';
import { StoryLink, type StoryExport } from './StoryLink.tsx';

export interface MustProps {
  /** The story that proves it: `stories.Comma`. */
  by: StoryExport;
  /** What the part guarantees: "Take a comma and a point as the decimal sign." */
  children: ReactNode;
}

/** A guarantee of a part, and the story that fails when it is broken. */
export function Must({ by, children }: MustProps) {
  return (
    <div className={`sb-unstyled ${must}`}>
      <span className={word}>MUST</span>
      <div className={line}>{children}</div>
      <div className={proof}>
        Proved by: <StoryLink of={by} />
      </div>
    </div>
  );
}
