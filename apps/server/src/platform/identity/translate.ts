import { translator } from '../messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

/** The messages of the hosted pages and of identity's e-mails. */
export const translate = translator({ es, en });
