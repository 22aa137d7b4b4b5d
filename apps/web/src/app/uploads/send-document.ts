import { sendDocument as send } from '@healzy/api/documents';
import { holdPage } from './page-hold.ts';

/** `sendDocument` of the API, which does not let the page be closed meanwhile without a question. */
export const sendDocument: typeof send = async (...parameters) => {
  const release = holdPage();
  try {
    return await send(...parameters);
  } finally {
    release();
  }
};
