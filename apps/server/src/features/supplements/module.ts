import { defineModule, handlersIn } from '../../module.ts';
import * as catalogue from './catalogue.ts';
import * as catalogueChanges from './catalogue-changes.ts';
import * as list from './list.ts';
import * as changes from './changes.ts';
import * as intake from './intake.ts';
import * as contributions from './contributions.ts';

export const supplements = defineModule({
  name: 'supplements',
  handlers: handlersIn(catalogue, catalogueChanges, list, changes, intake),
  ...contributions,
});
