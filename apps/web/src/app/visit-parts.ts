import type { TodayVisit, VisitChange } from '@healzy/api/dashboard';
import type { VisitChangeKind } from '@healzy/domain/dashboard';
import type { RouteId } from '@healzy/domain/session';
import type { IconProps, LucideIcon } from '@healzy/ui/primitives';
import type { Language, LocalDate } from '@healzy/domain/shared';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Formats } from './formats.ts';
import type { FindingText } from './useFindingText.ts';

/** A change of one kind. */
export type ChangeOf<Kind extends VisitChangeKind> = Extract<VisitChange, { kind: Kind }>;

/** What sentences about a change are formatted with. */
export interface VisitTools {
  readonly t: TFunction<'dashboard'>;
  readonly formats: Formats;
  readonly findingText: FindingText;
  readonly language: Language;
}

/** The same for a few words about it in a sentence that begins with “since the last visit”. */
interface BriefTools extends VisitTools {
  readonly birthdate: LocalDate;
  /** The local day of that visit; null before the first. */
  readonly visitOn: LocalDate | null;
}

/** How a change since the last visit looks, what it says, and the page of the record that shows it. */
export interface VisitChangeLook<Change extends VisitChange = never> {
  readonly icon: LucideIcon;
  /** How much it matters; muted unless it says so. */
  readonly toneOf?: (change: Change) => NonNullable<IconProps['tone']>;
  readonly route: RouteId;
  /** The parameters of the route besides the patient. */
  readonly parametersOf?: (change: Change) => Readonly<Record<string, string>>;
  readonly textOf: (change: Change, tools: VisitTools) => string;
  /** The same in a few words, in the middle of a sentence. */
  readonly briefOf: (change: Change, tools: BriefTools) => string;
}

/** A visit as the features that contribute to it are given it. */
export type Visit = TodayVisit;

/** What a feature contributes to the visits of a day. */
export interface VisitParts {
  /** Where the visit itself is. */
  readonly hrefOf?: (visit: Pick<Visit, 'id'>) => string;
  /** Asks whether the patient of a visit that has begun came. */
  readonly attendanceOf?: (visit: Visit, t: VisitTools['t']) => ReactNode;
  readonly changes?: { readonly [Kind in VisitChangeKind]?: VisitChangeLook<ChangeOf<Kind>> };
}
