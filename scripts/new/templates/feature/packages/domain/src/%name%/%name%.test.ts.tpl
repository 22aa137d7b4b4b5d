import { describe, expect, it } from 'vitest';
import { %RECORD%_LIMITS, %record%FormSchema } from './index.ts';

const problems = (value: object) =>
  %record%FormSchema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('%a record words%', () => {
  it('keeps what was written, without spaces around it', () => {
    expect(%record%FormSchema.parse({ title: '  First visit ' })).toEqual({ title: 'First visit', text: null });
    expect(%record%FormSchema.parse({ title: 'First visit', text: ' Sleeps badly.\n' }).text).toBe('Sleeps badly.');
  });

  it.each([
    ['no title', {}, [['title', 'REQUIRED']]],
    ['a blank title', { title: ' ' }, [['title', 'REQUIRED']]],
    ['a title of two lines', { title: 'a\nb' }, [['title', 'LINE_BREAK']]],
    ['too long a title', { title: 'a'.repeat(%RECORD%_LIMITS.title + 1) }, [['title', 'TOO_LONG']]],
    ['too long a text', { title: 'a', text: 'a'.repeat(%RECORD%_LIMITS.text + 1) }, [['text', 'TOO_LONG']]],
  ])('is refused with %s', (_what, value, expected) => {
    expect(problems(value)).toEqual(expected);
  });
});
