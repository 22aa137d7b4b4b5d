/** The parameter that names the chosen chat. */
export const CHOSEN = 'patient';

/** The address of the chat with a patient. */
export const chatHref = (patientId: string): string => `/chats?${CHOSEN}=${encodeURIComponent(patientId)}`;
