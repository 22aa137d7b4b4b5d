import type { WorklistKind, WorklistLine } from '@healzy/api/dashboard';
import type { Notification, NotificationKind } from '@healzy/api/notifications';
import type { Role } from '@healzy/domain/session';
import type { Language } from '@healzy/domain/shared';
import type { IconProps, LucideIcon } from '@healzy/ui/primitives';
import type { TFunction } from 'i18next';
import type { FindingText } from './useFindingText.ts';

/** How a cause looks and where it is dealt with. */
interface CauseLook<Subject> {
  readonly icon: LucideIcon;
  readonly hrefOf: (subject: Subject, roles: readonly Role[]) => string;
}

type LineOf<Kind extends WorklistKind> = Extract<WorklistLine, { kind: Kind }>;

/** How a kind of line looks, what it says and where it links; its advice is under `dashboard:kind`. */
export interface WorklistLook<Line extends WorklistLine = never> extends CauseLook<Line> {
  readonly tone: NonNullable<IconProps['tone']>;
  readonly textOf: (
    line: Line,
    t: TFunction<'dashboard'>,
    tools: { readonly findingText: FindingText; readonly language: Language },
  ) => string;
}

/** The lines that a feature contributes to the worklist. */
export type WorklistParts = { readonly [Kind in WorklistKind]?: WorklistLook<LineOf<Kind>> };

/** How a kind of notification looks and where it links; what it says is under `notifications:kind`. */
export interface NotificationLook extends CauseLook<Notification> {
  readonly tone: 'accent' | 'warning';
}

/** The kinds of notifications that a feature contributes. */
export type NotificationParts = { readonly [Kind in NotificationKind]?: NotificationLook };
