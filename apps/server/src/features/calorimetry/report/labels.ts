import { translator } from '../../../platform/messages.ts';
import en from '../locales/en.json';
import es from '../locales/es.json';

export const reportLabels = translator({ es, en });
