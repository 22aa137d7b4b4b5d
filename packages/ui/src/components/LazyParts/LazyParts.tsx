import { type ReactNode, useEffect } from 'react';
import { network, type PartLoading, PartLoadingContext } from '../LazyPart/partLoading.ts';
import { MissingPartNotice } from './MissingPartNotice.tsx';

export type { MissingPartLabels } from '../LazyPart/partLoading.ts';

export type LazyPartProviderProps = Omit<PartLoading, 'notice'> & { children: ReactNode };

/** Tells every part below how the product loads code. */
export function LazyPartProvider({ children, ...loading }: LazyPartProviderProps) {
  const { isOnline = true } = loading;
  useEffect(() => {
    network.isOnline = isOnline;
  }, [isOnline]);
  return (
    <PartLoadingContext value={{ ...loading, notice: MissingPartNotice }}>{children}</PartLoadingContext>
  );
}
