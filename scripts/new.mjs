// `npm run new:component -- NumberField [--room components|charts|patterns|primitives]` and
// `npm run new:feature -- follow-up-plans [--one follow-up-plan] [--many follow-up-plans] [--uses other,features]`:
// generates a component, or a working feature from the contract to the journey, ready to be changed.
import { parseArgs } from 'node:util';
import { install, root } from './bootstrap.mjs';

install();

// Imported only now: they need what was just installed.
const { newComponent } = await import('./new/component.mjs');
const { newFeature } = await import('./new/feature.mjs');
const { Refusal } = await import('./new/plan.mjs');

const KINDS = { component: newComponent, feature: newFeature };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    room: { type: 'string', default: 'components' },
    uses: { type: 'string', default: '' },
    one: { type: 'string' },
    many: { type: 'string' },
  },
});
const [kind, name] = positionals;

try {
  const create = KINDS[kind];
  if (!create) throw new Refusal('npm run new:component -- Name, or npm run new:feature -- name');
  console.log(await create(root, name ?? '', values));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
