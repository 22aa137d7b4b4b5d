import { useSessionUser } from './session.ts';

/** The signed-in user's own zone; null if it is unknown. */
export const useOwnZone = (): string | null => useSessionUser()?.timezone ?? null;
