import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Plan, Refusal, templates } from './plan.mjs';

const ROOMS = ['primitives', 'components', 'charts', 'patterns'];

/** Generates a component of the kit. @returns what to do next */
export async function newComponent(root, name, { room }) {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name))
    throw new Refusal('Name the component in PascalCase: npm run new:component -- NumberField');
  if (!ROOMS.includes(room)) throw new Refusal(`--room is one of ${ROOMS.join(', ')}.`);
  const folder = `packages/ui/src/${room}/${name}`;
  if (existsSync(join(root, folder))) throw new Refusal(`${folder} exists already. Nothing was changed.`);
  const plan = new Plan(root);
  const tokens = {
    Name: name,
    local: name[0].toLowerCase() + name.slice(1),
    title: `${room[0].toUpperCase()}${room.slice(1)}/${name}`,
  };
  for (const { path, text } of templates(join(import.meta.dirname, 'templates/component'), tokens))
    plan.create(`${folder}/${path}`, text);
  await plan.write();
  return [
    ...plan.created.map((path) => `wrote ${path}`),
    '',
    `Next: fill it in, then npm run test:stories -- ${name}, and npx vitest run packages/ui/src/rooms.test.ts`,
  ].join('\n');
}
