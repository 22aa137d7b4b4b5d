import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and checks the secret addresses of calendar feeds. */
export interface CalendarAddresses {
  /** The address of the feed stored under this id. */
  urlOf(feedId: string): string;
  /** The id in the last part of an address; null if this server did not issue it. */
  feedOf(fileName: string): string | null;
}

const FILE_NAME = /^([0-9a-f-]{36})\.([\w-]{43})\.ics$/;

/**
 * An address is derived from its id and a server secret: a leaked row opens no calendar, and the same address can be
 * shown again.
 *
 * @param options.kind of calendar: an address of one kind opens none of another
 */
export function createCalendarAddresses(options: {
  secret: string;
  publicUrl: string;
  kind: string;
  folder: string;
}): CalendarAddresses {
  const key = Buffer.from(options.secret, 'base64url');
  const proofOf = (feedId: string): string =>
    createHmac('sha256', key).update(`${options.kind}\n${feedId}`).digest('base64url');
  return {
    urlOf: (feedId) => `${options.publicUrl}${options.folder}/${feedId}.${proofOf(feedId)}.ics`,
    feedOf(fileName) {
      const [, feedId, proof] = FILE_NAME.exec(fileName) ?? [];
      if (feedId === undefined || proof === undefined) return null;
      return timingSafeEqual(Buffer.from(proofOf(feedId)), Buffer.from(proof)) ? feedId : null;
    },
  };
}
