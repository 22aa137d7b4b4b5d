import { defineModule, handlersIn } from '../../module.ts';
import * as accessList from './access-list.ts';
import * as bulkUndo from './bulk-undo.ts';
import * as bulk from './bulk.ts';
import * as changes from './changes.ts';
import * as listExport from './export.ts';
import * as importBeginning from './imports/beginning.ts';
import * as importCheck from './imports/check.ts';
import * as importProblems from './imports/problems.ts';
import * as importRun from './imports/run.ts';
import * as importUndo from './imports/undo.ts';
import * as list from './list.ts';
import * as similar from './similar.ts';
import * as state from './state.ts';
import * as summary from './summary.ts';
import * as tags from './tags.ts';
import * as timeline from './timeline.ts';
import * as views from './views.ts';
import * as contributions from './contributions.ts';

export const patients = defineModule({
  name: 'patients',
  handlers: handlersIn(
    accessList,
    bulkUndo,
    bulk,
    changes,
    listExport,
    importBeginning,
    importCheck,
    importProblems,
    importRun,
    importUndo,
    list,
    similar,
    state,
    summary,
    tags,
    timeline,
    views,
  ),
  ...contributions,
});
