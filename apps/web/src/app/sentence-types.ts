import type app from '../locales/es/app.json';
import type errors from '../locales/es/errors.json';
import type linkDelivery from '../locales/es/link-delivery.json';
import type linkPage from '../locales/es/link-page.json';
import type messages from '../locales/es/messages.json';
import type shell from '../locales/es/shell.json';

/** Sentences by key, and groups of them. */
export interface SentenceTree {
  readonly [key: string]: string | SentenceTree;
}

/** The files of sentences under `locales/es/`: those of the frame and of the pages behind links; each feature's module adds its own. */
export interface Namespaces {
  app: typeof app;
  errors: typeof errors;
  'link-delivery': typeof linkDelivery;
  'link-page': typeof linkPage;
  messages: typeof messages;
  shell: typeof shell;
}

/** The sentences that features let other screens show: each feature's `sentences/es.json`, by namespace. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules add to it
export interface SharedSentences {}

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every sentence of the product, by namespace. */
export type Sentences = Namespaces & Together<SharedSentences[keyof SharedSentences]>;
