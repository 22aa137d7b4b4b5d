import type { Handler } from './http/calls.ts';
import type { OperationId } from './http/contract.ts';

/** What a feature gives to the rest of the server. Hubs iterate over the modules and know no feature by name. */
export interface ServerModule {
  /** The feature's name in `features.json`. */
  name: string;
  /** One for each operation of the feature. */
  handlers: readonly AnyHandler[];
}

type AnyHandler = { [Id in OperationId]: Handler<Id> }[OperationId];

/** Keeps the literal types, so that the index can say at compile time what no module contributes. */
export const defineModule = <const Module extends ServerModule>(module: Module): Module => module;
