import type { WorklistKind, WorklistLine } from '@healzy/api/dashboard';
import type { Role } from '@healzy/domain/session';
import type { IconProps, LucideIcon } from '@healzy/ui/primitives';
import type { TFunction } from 'i18next';

type LineOf<Kind extends WorklistKind> = Extract<WorklistLine, { kind: Kind }>;

/** How a kind of line looks, what it says and where it links; its advice is under `dashboard:kind`. */
export interface WorklistLook<Line extends WorklistLine = never> {
  readonly icon: LucideIcon;
  readonly tone: NonNullable<IconProps['tone']>;
  readonly hrefOf: (line: Line, roles: readonly Role[]) => string;
  readonly textOf: (line: Line, t: TFunction<['dashboard', 'medical-tests']>) => string;
}

/** The lines that a feature contributes to the worklist. */
export type WorklistParts = { readonly [Kind in WorklistKind]?: WorklistLook<LineOf<Kind>> };
