import type { Patient } from '@healzy/api/patients';
import { canEnterRoute, may, ROUTE_IDS, type Action, type Role, type RouteId } from '@healzy/domain/session';
import type { LucideIcon } from '@healzy/ui/primitives';
import { modules } from './modules.ts';
import { addressOf } from './paths.ts';
import type { Sentences } from './sentence-types.ts';
import { askingFor } from './useOpenIntent.ts';

/** How to run it: an address with navigation state, or a function to call. */
export type Target = { readonly href: string; readonly state?: object } | { readonly open: () => void };

/** Key of a command's label under `command` of the namespace `shell`. */
export type CommandName = keyof Sentences['shell']['command'];

/** Where a command is run for a patient. */
export interface CommandOfPatient {
  readonly route: RouteId;
  /** What the page is asked to open (`useOpenIntent`); omitted if the action is offered on the page itself. */
  readonly asks?: string;
  /** Its position among the quick actions of a record; omitted if it is none of them. */
  readonly order?: number;
  /** Needs the right to edit this patient's clinical data, and not only the card. */
  readonly isClinical: boolean;
}

/** An action available everywhere: one description for the palette, the keys and the quick actions of a record. */
export interface Command {
  readonly name: CommandName;
  /** Further words to find it by, in every language: people search in the language they think in. */
  readonly synonyms: string;
  readonly icon: LucideIcon;
  /** What the user must be allowed to do. */
  readonly action: Action;
  /** How to run it without a patient; with keys, it is a shortcut too. */
  readonly target?: Target;
  readonly keys?: readonly string[];
  /** Whether the current page offers that; every page does by default. */
  readonly isAvailable?: () => boolean;
  readonly ofPatient?: CommandOfPatient;
}

let loaded: readonly Command[] = [];

/** Fetches every feature's commands, for what shows or runs them. The first screen does without. */
export async function loadCommands(): Promise<void> {
  const all = await Promise.all(modules().map(({ commands }) => commands?.() ?? []));
  const found = all.flat();
  const doubled = found.find(({ name }, index) => found.findIndex((one) => one.name === name) !== index);
  if (doubled) throw new Error(`Two modules contribute the command "${doubled.name}". Remove one.`);
  loaded = found;
}

/** Every feature's commands; none before they are loaded. */
export const commands = (): readonly Command[] => loaded;

/** What these roles may run, without a patient or for some patient. */
export const commandsFor = (roles: readonly Role[]): readonly Command[] =>
  commands().filter(
    ({ action, target, ofPatient }) =>
      may(action, roles) &&
      (target !== undefined || (ofPatient !== undefined && canEnterRoute(ofPatient.route, roles))),
  );

/** The screen to which a command leads and nothing more: the palette lists the screen, once. */
export const screenOf = ({ target }: Pick<Command, 'target'>): RouteId | undefined =>
  target !== undefined && 'href' in target && target.state === undefined
    ? ROUTE_IDS.find((id) => id === target.href)
    : undefined;

/** Whether a user may run it for this patient: the record decides, besides the roles. */
export const mayEdit = ({ access }: Pick<Patient, 'access'>, { isClinical }: CommandOfPatient): boolean =>
  (isClinical ? access.clinical : access.identity) === 'edit';

/** The address that runs a command for a patient. */
export function addressForPatient({ route, asks }: CommandOfPatient, patientId: string): string {
  const page = addressOf(route, { patientId }) ?? '/patients';
  return asks === undefined ? page : askingFor(page, asks);
}
