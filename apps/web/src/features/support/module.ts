import { draft, type WebModule } from '../../app/module.ts';
import { openSupport } from '../../app/shell/support.ts';
import { Support } from './Support.tsx';

export const supportModule: WebModule = {
  name: 'support',
  frame: Support,
  drafts: [draft('support/:userId', 'support', () => ({ open: openSupport }))],
};
