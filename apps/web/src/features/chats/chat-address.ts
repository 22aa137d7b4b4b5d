import { useSearchParams } from 'react-router-dom';

/** The parameter that names the chosen chat. */
export const CHOSEN = 'patient';
/** The parameter that names the message at which a chat opens. */
const MESSAGE = 'message';

/** The address of the chat with a patient. */
export const chatHref = (patientId: string): string => `/chats?${CHOSEN}=${encodeURIComponent(patientId)}`;

/** At which message a chat opens: its number; null for the newest. */
const messageIn = (parameters: URLSearchParams): number | null => {
  const number = Number(parameters.get(MESSAGE) ?? '');
  return Number.isInteger(number) && number > 0 && number < 2_000_000_000 ? number : null;
};

/** Addresses of chats on this page, beside what its list shows. */
export function useChatAddress() {
  const [parameters, setParameters] = useSearchParams();
  const withChat = (before: URLSearchParams, patientId: string | null, message: number | null) => {
    const next = new URLSearchParams(before);
    next.delete(MESSAGE);
    if (patientId === null) next.delete(CHOSEN);
    else next.set(CHOSEN, patientId);
    if (message !== null) next.set(MESSAGE, String(message));
    return next;
  };
  return {
    chosen: parameters.get(CHOSEN),
    message: messageIn(parameters),
    hrefOf: (patientId: string, message: number | null = null) =>
      `?${withChat(parameters, patientId, message).toString()}`,
    /** A message of the chat on this page. */
    messageHref: (message: number) => {
      const next = new URLSearchParams(parameters);
      next.set(MESSAGE, String(message));
      return `?${next.toString()}`;
    },
    /** Back to the list. */
    close: () => setParameters((before) => withChat(before, null, null)),
    /** The newest messages of the chat. */
    toNewest: () =>
      setParameters(
        (before) => {
          before.delete(MESSAGE);
          return before;
        },
        { replace: true },
      ),
  };
}
