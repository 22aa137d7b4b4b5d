import type { NotificationKind } from '@healzy/api/notifications';
import { contributed, merged, modules } from '../../app/modules.ts';
import type { NotificationLook } from '../../app/worklist-parts.ts';

let looks: ReadonlyMap<NotificationKind, NotificationLook> = new Map();

/** Loads the icons, tones and links that features contribute for their notifications; `lookOf` needs them. */
export async function loadNotificationParts(): Promise<void> {
  const parts = await Promise.all(modules().map(({ notifications }) => notifications?.()));
  looks = merged<NotificationKind, NotificationLook>(parts);
}

export const lookOf = (kind: NotificationKind): NotificationLook => contributed(looks, kind);
