import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import type { PlanPeriod } from '@healzy/domain/nutritional-plans';
import type { Patient } from '@healzy/api/patients';
import type { MedicalTestType } from '@healzy/domain/medical-tests';
import type { Action, LinkPage, RouteId } from '@healzy/domain/session';
import type { AxisRow } from '@healzy/ui/charts/SharedAxisCharts';
import type { LucideIcon } from '@healzy/ui/primitives';
import type { ComponentType, ReactNode } from 'react';
import type { ChangeDialogProps } from './change-question.tsx';
import type { Command, Target } from './commands.ts';
import type { PathParams } from './paths.ts';
import type { RecordParts } from './record-parts.ts';
import type { Namespaces, Sentences } from './sentence-types.ts';
import type { SuccessorDialogProps } from './successors.ts';
import type { VisitParts } from './visit-parts.ts';
import type { NotificationParts, WorklistParts } from './worklist-parts.ts';

export type { Target } from './commands.ts';

/** A file of sentences under `locales/<language>/`. */
export type Namespace = keyof Namespaces;

/** Key of a page's name under `place` in `app.json`. */
export type PageName = keyof Sentences['app']['place'];

/** Key of a form's name under `draft.form` in `app.json`. */
export type DraftForm = keyof Sentences['app']['draft']['form'];

/** An entry of a menu: lower orders come first. */
export interface MenuPlace {
  readonly order: number;
}

/** An entry of the side menu. */
export interface SideMenuPlace extends MenuPlace {
  /** The group of entries below which it is; its own place by default. */
  readonly group?: MenuGroup;
  /** Also in the bar at the bottom of a phone. */
  readonly isOnPhone?: boolean;
}

/** A group of the side menu: key of its name under `menu.group` in `app.json`. */
export type MenuGroup = keyof Sentences['app']['menu']['group'];

/** A tab of a patient's record: lower orders come first. */
export interface RecordTab {
  readonly order: number;
  /** Part of the address of pages that belong to it although their paths are not below its own. */
  readonly alsoAt?: string;
  /** Hidden from people who may not see this patient's clinical data. */
  readonly isClinical?: boolean;
  /** Key of the name of its group under `patients:area.group`; tabs of one group have neighbouring orders. */
  readonly group?: keyof Sentences['patients']['area']['group'];
}

/** A page of a feature. The domain's route table says who may enter it. */
export interface Page {
  readonly route: RouteId;
  readonly name: PageName;
  /** The page before it in the breadcrumbs; null for one without a parent. */
  readonly parent: RouteId | null;
  /** Fetches its screen; a page without one only redirects. */
  readonly screen?: () => Promise<ComponentType>;
  /** The sentences fetched with the screen. */
  readonly namespaces?: readonly Namespace[];
  /** Most sessions begin with it: it does not wait for the sentences about errors and outcomes (`loadOutcomes`). */
  readonly opensSessions?: true;
  /** Where its own address redirects. A screen that redirects is the frame around its child pages. */
  readonly opens?: RouteId;
  /** Shown beside its name in menus. */
  readonly icon?: LucideIcon;
  readonly menu?: SideMenuPlace;
  readonly profileMenu?: MenuPlace;
  readonly recordTab?: RecordTab;
  /** The key that opens it after `g`. */
  readonly key?: string;
}

/** Where to continue a waiting draft. */
export interface DraftSource {
  /** The key of its drafts, with variable parts as `:name`. */
  readonly key: string;
  readonly form: DraftForm;
  readonly target: (parts: never) => Target;
}

/**
 * A form that keeps drafts.
 * @example draft('patients/:patientId/notes/new', 'note', ({ patientId }) => ({ href: … }))
 */
export const draft = <Key extends string>(
  key: Key,
  form: DraftForm,
  target: (parts: PathParams<Key>) => Target,
): DraftSource => ({ key, form, target });

/** A filter of the patient list that asks the server for one of its choices; labels are under `patients:filters.of`. */
export interface PatientListFilter {
  readonly id: keyof Sentences['patients']['filters']['of'];
  readonly choices: readonly string[];
  /** What the user must be allowed to do. */
  readonly action: Action;
}

/** A card at the end of the page about a patient's state, fetched with that page. */
export interface StateCard {
  readonly order: number;
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<ComponentType<{ patient: Patient }>>;
}

/** Rows that join a day's glucose on its clock, below it. */
export interface DayLanes {
  /** By the local day; times are those of the local clock as if it were that of UTC. */
  readonly rows: ReadonlyMap<string, readonly AxisRow[]>;
  /** Opens what one of their marks stands for; false for marks of others. */
  readonly open: (markId: string) => boolean;
}

export interface DayLanesProps {
  patientId: string;
  /** The zone of the clock. */
  zone: string;
  /** The days that are drawn, each a local day. */
  days: readonly string[];
  /** Called whenever the rows change. */
  onChange: (lanes: DayLanes) => void;
}

/** What is known of the same hours as a day's glucose: its control is shown below the days and hands over the rows. */
export interface DayLanesPart {
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<ComponentType<DayLanesProps>>;
}

/** What must be known on the pages of a nutritional plan: about its menus, after its data changed; fetched with them. */
export interface PlanNoticePart {
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<ComponentType<{ plan: NutritionalPlan; today: string; canEdit: boolean }>>;
}

/** What must be known of a nutritional plan before it is copied; fetched with that dialog. */
export interface PlanCopyNoticePart {
  readonly namespaces: readonly Namespace[];
  /** `period` is that of the copy, as it is typed. */
  readonly load: () => Promise<ComponentType<{ plan: NutritionalPlan; period: PlanPeriod }>>;
}

/** What a part of the rail gets: it is mounted for each patient separately. */
export interface RailPartProps {
  readonly patientId: string;
}

/** A part of the rail beside the pages of a patient's record. */
export interface RailPart {
  /** Key of its name under `rail.part` in `app.json`. */
  readonly name: keyof Sentences['app']['rail']['part'];
  readonly order: number;
  readonly icon: LucideIcon;
  /** What the user must be allowed to do, also with this patient's clinical data. */
  readonly action: Action;
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<ComponentType<RailPartProps>>;
  /** Opens what an address asks for (`askingFor`) on any page of a patient. */
  readonly intent?: { readonly name: string; readonly open: (patientId: string) => void };
  /** Prepares it for consult mode, which opens it. */
  readonly startConsult?: (patientId: string) => Promise<void>;
}

/** A further view of the page about foods, at `?view=<id>` of its address; it shows the tabs of that page. */
export interface FoodsView extends MenuPlace {
  readonly id: string;
  readonly name: PageName;
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<ComponentType<{ tabs: ReactNode }>>;
}

/** A page for people without an account: no session is started for them. */
export interface PublicPage {
  readonly path: LinkPage;
  readonly start: (show: (screen: ReactNode) => Promise<void>) => Promise<void>;
}

/** The dialogs that one feature contributes and others open (`contributedDialog`), with their props. */
export interface SharedDialogs {
  /** Who takes over what a user is responsible for? */
  readonly successors: SuccessorDialogProps;
  /** Are values right that are far from earlier ones? */
  readonly change: ChangeDialogProps;
}

/**
 * What a feature contributes to the rest of the product. It names its parts and imports their code lazily: every user
 * loads every module with the first screen.
 */
export interface WebModule {
  /** The feature's folder. */
  readonly name: string;
  /** Where the first steps of a clinic are taken, by the step. */
  readonly setup?: Readonly<Record<string, string>>;
  readonly pages?: readonly Page[];
  readonly publicPage?: PublicPage;
  readonly drafts?: readonly DraftSource[];
  /** Fetches the actions that it offers everywhere. */
  readonly commands?: () => Promise<readonly Command[]>;
  /** The page for working on a medical test of a type. */
  readonly testPages?: Readonly<Partial<Record<MedicalTestType, RouteId>>>;
  /** Fetches its parts of a patient's record. */
  readonly record?: () => Promise<RecordParts>;
  readonly stateCard?: StateCard;
  readonly dayLanes?: DayLanesPart;
  readonly planNotice?: PlanNoticePart;
  readonly planCopyNotice?: PlanCopyNoticePart;
  /** Where a plan goes on once its energy is chosen: its first week is filled there. */
  readonly planFilling?: (plan: { id: string; patientId: string }) => string;
  readonly foodsView?: FoodsView;
  readonly patientFilters?: readonly PatientListFilter[];
  /** Fetches its lines of the worklist. */
  readonly worklist?: () => Promise<WorklistParts>;
  /** Fetches its kinds of notifications. */
  readonly notifications?: () => Promise<NotificationParts>;
  /** Fetches its parts of the visits of a day. */
  readonly visits?: () => Promise<VisitParts>;
  /** Fetch its dialogs that other features open. */
  readonly dialogs?: {
    readonly [Name in keyof SharedDialogs]?: () => Promise<ComponentType<SharedDialogs[Name]>>;
  };
  /** Its parts of the rail. */
  readonly rail?: readonly RailPart[];
  /** A control in the line above every screen; it must load little. */
  readonly topBar?: ComponentType;
  /** A part rendered next to every screen. */
  readonly frame?: ComponentType;
}
