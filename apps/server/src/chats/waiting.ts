import type { CardSources } from '../contributions/cards.ts';

/** Chats `c` of patients `p`, and whether one waits for the clinic: counted here and in the list alike. */
export const CHATS_OF_PATIENTS = `chats c JOIN patients p ON p.account_id = c.account_id AND p.id = c.patient_id`;
export const IS_WAITING = `c.state = 'PENDING'`;

export const cards = {
  PENDING_CHATS: {
    value: (within) => `(SELECT count(*) FROM ${CHATS_OF_PATIENTS}
      WHERE c.account_id = $1 AND ${IS_WAITING} AND ${within('p.id')})`,
    isLive: true,
  },
} satisfies CardSources;
