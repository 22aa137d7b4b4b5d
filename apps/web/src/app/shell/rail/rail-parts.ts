import { may, type Role } from '@healzy/domain/session';
import type { RailPart } from '../../module.ts';
import { modules } from '../../modules.ts';

/** Every part of the rail, in order. */
export const railParts = (): readonly RailPart[] =>
  modules()
    .flatMap(({ rail }) => rail ?? [])
    .toSorted((a, b) => a.order - b.order);

/** The parts that a user may open. */
export const railPartsFor = (roles: readonly Role[]): readonly RailPart[] =>
  railParts().filter(({ action }) => may(action, roles));
