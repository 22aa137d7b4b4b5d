import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/csf';

const callback = /^(on[A-Z]|ref$|\w+Ref$|render[A-Z])/;
const nothing = new Set(['undefined', 'null', 'void']);

/** Longer values would be a page of braces, not a control. */
const editable = 12;

/** Whether a value can be edited as text, number, choice or data without losing anything. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (typeof value !== 'object' || isValidElement(value)) return false;
  if (Array.isArray(value)) return value.length <= editable && value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** The members of a type, without `undefined` and `null`. */
function members(type: SBType | undefined): SBType[] {
  if (!type) return [];
  const parts =
    type.name === 'union' ? type.value.flatMap(members) : type.name === 'enum' ? choices(type.value) : [type];
  return parts.filter((each) => !(each.name === 'other' && nothing.has(each.value)));
}

const choices = (values: readonly unknown[]): SBType[] =>
  values.filter((value) => value !== null).map((value) => ({ name: 'literal', value }));

/** Returns `'a'` for a literal type `'a'`. */
function literal(type: SBType): string | number | boolean | undefined {
  if (type.name === 'literal') return type.value as string | number | boolean;
  if (type.name !== 'other') return undefined;
  const quoted = /^["'](.*)["']$/.exec(type.value)?.[1];
  if (quoted !== undefined) return quoted;
  return /^-?\d+(\.\d+)?$/.test(type.value) ? Number(type.value) : undefined;
}

/** The control that fits a prop's type and its value in the story; none where it would have no effect. */
function controlOf(
  name: string,
  value: unknown,
  argType: StrictInputType,
): Pick<StrictInputType, 'control' | 'options'> | undefined {
  if (argType.control === false || callback.test(name) || !isPlain(value)) return undefined;
  if (argType.options) return { options: argType.options, control: argType.control ?? { type: 'select' } };
  const types = members(argType.type);
  const kinds = new Set(types.map((each) => each.name));
  const literals = types.map(literal).filter((each) => each !== undefined);
  if (types.length && literals.length === types.length)
    return { options: literals, control: { type: literals.length > 4 ? 'select' : 'inline-radio' } };
  if (kinds.size === 1 && kinds.has('boolean')) return { control: { type: 'boolean' } };
  if (kinds.size === 1 && kinds.has('string')) return { control: { type: 'text' } };
  if (kinds.size === 1 && kinds.has('number')) return { control: { type: 'number' } };
  // A prop that may be a node, or one of several types, is edited as the type it has in the story.
  if (typeof value === 'string') return { control: { type: 'text' } };
  if (typeof value === 'number') return { control: { type: 'number' } };
  if (typeof value === 'boolean') return { control: { type: 'boolean' } };
  return value ? { control: { type: 'object' } } : undefined;
}

/** Gives every prop a fitting control, and removes those that would have no effect or break the component. */
export const liveControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = argType.type && 'raw' in argType.type ? argType.type.raw : undefined;
      const summary = raw?.replace(/\s*\|\s*undefined/g, '');
      const table = summary ? { table: { ...argType.table, type: { summary } } } : {};
      const fitting = controlOf(name, initialArgs[name], argType);
      return [name, { ...argType, ...table, ...(fitting ?? { control: { disable: true } }) }];
    }),
  );
