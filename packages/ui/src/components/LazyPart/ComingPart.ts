import type { ComponentType } from 'react';

export type ArrivedPart<Props> = { readonly component: ComponentType<Props> } | { readonly error: unknown };

/**
 * The code of a part on its way, to be read while rendering. Not a suspended promise: once React has shown a fallback
 * of `Suspense`, it holds back whatever arrives next for up to 300 ms, and parts within parts add up.
 */
export class ComingPart<Props> {
  private arrived: ArrivedPart<Props> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(readonly promise: Promise<ComponentType<Props>>) {
    promise.then(
      (component) => this.arrive({ component }),
      (error: unknown) => this.arrive({ error }),
    );
  }

  private arrive(arrived: ArrivedPart<Props>): void {
    this.arrived = arrived;
    for (const listener of this.listeners) listener();
  }

  /** Undefined while it is on its way. */
  readonly read = (): ArrivedPart<Props> | undefined => this.arrived;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
