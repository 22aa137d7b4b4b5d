import { Button } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import { %local% } from './%Name%.css.ts';

export interface %Name%Props {
  /** What it says. */
  children: ReactNode;
  /** What a press does. */
  onPress?: () => void;
}

/** What it is for, in one sentence. */
export function %Name%({ children, onPress }: %Name%Props) {
  return (
    <Button className={%local%} {...(onPress ? { onPress } : {})}>
      {children}
    </Button>
  );
}
