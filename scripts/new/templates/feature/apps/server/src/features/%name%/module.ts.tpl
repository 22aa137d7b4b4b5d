import { defineModule } from '../../module.ts';
import { create%Record%, delete%Record%, update%Record% } from './changes.ts';
import { demo } from './demo.ts';
import { get%Record%, list%Records% } from './list.ts';
import { recordSections } from './record.ts';
import { timeline } from './timeline.ts';

export const %module% = defineModule({
  name: '%name%',
  handlers: [list%Records%, get%Record%, create%Record%, update%Record%, delete%Record%],
  timeline,
  recordSections,
  demo,
});
