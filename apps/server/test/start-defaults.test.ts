import { afterEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed | undefined;
afterEach(async () => {
  await bed?.close();
  bed = undefined;
});

const outbox = (from: TestBed, change: { host?: string; remoteAddress?: string } = {}) =>
  from.app.server.inject({
    url: '/identity/outbox',
    headers: { host: change.host ?? 'localhost:3000' },
    remoteAddress: change.remoteAddress ?? '127.0.0.1',
  });

describe('a server started without any setting', () => {
  it('shows the invitation that it wrote to whoever sits at it', async () => {
    bed = await startTestBed({ NODE_ENV: '', PUBLIC_URL: '' });
    const { services, identity } = bed.app;
    expect(bed.config.mode).toBe('production');
    expect(identity.outboxUrl).toBe('http://localhost:3000/identity/outbox');
    await services.sendInvitation(bed.alba.people.admin.userId);
    const page = await outbox(bed);
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/href="http:\/\/localhost:3000\/identity\/reset-password\/[\w-]+/);
    expect((await outbox(bed, { remoteAddress: '192.0.2.4' })).statusCode).toBe(404);
    expect((await outbox(bed, { host: 'clinic.example' })).statusCode).toBe(404);
  });
});

it.each([
  ['at a public address', { PUBLIC_URL: 'https://clinic.example' }],
  ['with a mail server', { PUBLIC_URL: '', SMTP_URL: 'smtp://127.0.0.1:1' }],
])('has no outbox page %s', async (_case, environment) => {
  bed = await startTestBed({ NODE_ENV: '', ...environment });
  expect(bed.app.identity.outboxUrl).toBeNull();
  expect((await outbox(bed)).statusCode).toBe(404);
});
