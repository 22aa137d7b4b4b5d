import { describe, expect, it } from 'vitest';
import { SUPPORT_MESSAGE_LENGTH, mayJoinSupport, supportMessageSchema } from './index.ts';

describe('support', () => {
  it.each([
    ['one’s own', 'ana', ['SPECIALIST'], true],
    ['another’s', 'eva', ['SPECIALIST'], false],
    ['another’s, at the desk', 'eva', ['RECEPTIONIST'], false],
    ['another’s, by an administrator', 'eva', ['ADMIN'], true],
  ] as const)('opens %s conversation to the right people', (_, userId, roles, isOpen) => {
    expect(mayJoinSupport({ userId, roles }, { userId: 'ana' })).toBe(isOpen);
  });

  it('rejects blank and overlong messages', () => {
    const codeOf = (text: string) => supportMessageSchema.safeParse({ text }).error?.issues[0]?.message;
    expect(codeOf(' \n ')).toBe('REQUIRED');
    expect(codeOf('x'.repeat(SUPPORT_MESSAGE_LENGTH + 1))).toBe('TOO_LONG');
    expect(codeOf('x'.repeat(SUPPORT_MESSAGE_LENGTH))).toBeUndefined();
  });
});
