import { describe, expect, it } from 'vitest';
import type { Actor } from '../session/index.ts';
import { NOTIFICATION_KINDS, notificationKindsOf, notificationReach } from './index.ts';

const actor = (roles: Actor['roles'], professionalId: string | null = 'p1'): Actor => ({
  roles,
  professionalId,
});
const ALL = [...NOTIFICATION_KINDS];

describe('the kinds that can concern', () => {
  it.each([
    ['a specialist', actor(['SPECIALIST']), ALL],
    ['an administrator who treats patients', actor(['ADMIN', 'SPECIALIST']), ALL],
    ['an administrator', actor(['ADMIN'], null), ['CHAT_UNREAD']],
    ['a former specialist', actor(['ADMIN'], 'p1'), ['CHAT_UNREAD']],
    [
      'a receptionist',
      actor(['RECEPTIONIST'], null),
      ['CHAT_UNREAD', 'FOLLOW_UP_OVERDUE', 'APPOINTMENT_DECLINED'],
    ],
    ['a specialist at the desk', actor(['SPECIALIST', 'RECEPTIONIST']), ALL],
    ['a specialist who is no professional', actor(['SPECIALIST'], null), []],
    ['a patient', actor(['PATIENT']), []],
  ])('%s', (_who, who, kinds) => {
    expect(notificationKindsOf(who)).toEqual(kinds);
  });
});

it('keeps clinical ones to patients whose record is open', () => {
  expect(notificationReach(actor(['SPECIALIST', 'RECEPTIONIST']), 'NO_CGM_DATA')).toBe('assigned');
  expect(notificationReach(actor(['SPECIALIST', 'RECEPTIONIST']), 'APPOINTMENT_DECLINED')).toBe('all');
  expect(notificationReach(actor(['SPECIALIST']), 'CHAT_UNREAD')).toBe('assigned');
});
