import { draft, type WebModule } from '../../app/module.ts';
import { openSupport } from '../../app/shell/support.ts';
import { Support } from './Support.tsx';
import type support from '../../locales/es/support.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    support: typeof support;
  }
  interface SharedSentences {
    support: typeof shared;
  }
}

export const supportModule: WebModule = {
  name: 'support',
  frame: Support,
  drafts: [draft('support/:userId', 'support', () => ({ open: openSupport }))],
};
