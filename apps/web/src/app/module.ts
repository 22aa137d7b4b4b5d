import type { MedicalTestType } from '@healzy/domain/medical-tests';
import type { Action, RouteId } from '@healzy/domain/session';
import type { LucideIcon } from '@healzy/ui/primitives/Icon';
import type { ComponentType } from 'react';
import type { RecordParts } from './record-parts.ts';
import type { Namespaces, Sentences } from './sentence-types.ts';
import type { WorklistParts } from './worklist-parts.ts';

/** A file of sentences under `locales/<language>/`. */
export type Namespace = keyof Namespaces;

/** Key of a page's name under `place` in `app.json`. */
export type PageName = keyof Sentences['app']['place'];

/** Key of a form's name under `draft.form` in `app.json`. */
export type DraftForm = keyof Sentences['app']['draft']['form'];

/** An entry of a menu: lower orders come first. */
export interface MenuPlace {
  readonly order: number;
  readonly icon: LucideIcon;
}

/** A tab of a patient's record: lower orders come first. */
export interface RecordTab {
  readonly order: number;
  /** Part of the address of pages that belong to it without lying under it. */
  readonly alsoAt?: string;
  /** Not offered to whom nothing clinical of this patient is open. */
  readonly isClinical?: boolean;
}

/** A page of a feature. Who may enter it is in the domain's table of routes. */
export interface Page {
  readonly route: RouteId;
  readonly name: PageName;
  /** The page before it in the breadcrumbs; null for one that hangs on no other. */
  readonly parent: RouteId | null;
  /** Fetches its screen; a page without one only leads on. */
  readonly screen?: () => Promise<ComponentType>;
  /** The sentences that are fetched with the screen. */
  readonly namespaces?: readonly Namespace[];
  /** Where its own address leads on to. A screen that leads on is the frame around the pages that hang on it. */
  readonly opens?: RouteId;
  readonly menu?: MenuPlace;
  readonly profileMenu?: MenuPlace;
  readonly recordTab?: RecordTab;
  /** The letter that leads here after `g`. */
  readonly key?: string;
}

/** Something that can be done from everywhere, as the palette and the keys offer it. */
export interface Command {
  /** Key of its sentences in `shell.json`. */
  readonly name: keyof Sentences['shell']['keys']['acts'] & keyof Sentences['shell']['palette']['words'];
  readonly icon: LucideIcon;
  /** What the person must be allowed to do. */
  readonly action: Action;
  readonly keys: readonly string[];
  readonly target: Target;
}

/** Where something is done: an address with what the navigation says beside it, or what is called. */
export type Target = { readonly href: string; readonly state?: object } | { readonly open: () => void };

type KeyParts<Key extends string> = Key extends `${infer First}/${infer Rest}`
  ? KeyParts<First> & KeyParts<Rest>
  : Key extends `:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** Where a waiting draft is gone on with. */
export interface DraftSource {
  /** The key of its drafts, with what differs as `:name`. */
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
  target: (parts: KeyParts<Key>) => Target,
): DraftSource => ({ key, form, target });

/**
 * What a feature gives to the rest of the product. It names its parts and imports their code lazily: everybody loads
 * every module with the first screen.
 */
export interface WebModule {
  /** The feature's folder. */
  readonly name: string;
  readonly pages?: readonly Page[];
  readonly drafts?: readonly DraftSource[];
  readonly commands?: readonly Command[];
  /** The page on which a medical test of a type is worked on. */
  readonly testPages?: Readonly<Partial<Record<MedicalTestType, RouteId>>>;
  /** Fetches what it shows in a patient's record. */
  readonly record?: () => Promise<RecordParts>;
  /** Fetches its lines of the list of who needs the person. */
  readonly worklist?: () => Promise<WorklistParts>;
  /** A part that stands beside every screen. */
  readonly frame?: ComponentType;
}
