import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, patientForm, type Clinic, type Person } from './clinics.ts';
import { send } from './sensor-files.ts';

let bed: TestBed;
let clinic: Clinic;
let holder: Person;
const bytes = new TextEncoder().encode('%PDF-1.4\nReport\n%%EOF');
const query = { entityType: 'PATIENT' };

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Addresses');
  holder = clinic.people.specialist;
});

async function announce(as = holder) {
  const body = {
    entityId: clinic.patientId,
    fileName: 'informe.pdf',
    contentType: 'application/pdf',
    sizeBytes: bytes.length,
  };
  const { body: announced } = await bed.call('createDocument', { as, query, body });
  const path = { id: announced.id as string };
  const address = await bed.call('getDocumentUploadUrl', { as, path, query });
  return { path, upload: address.body.url as string };
}

async function stored(): Promise<{ id: string; url: string }> {
  const { path, upload } = await announce();
  expect(await send(bed, upload, bytes, 'application/pdf')).toMatchObject({ status: 204 });
  const { body } = await bed.call('getDocumentContentUrl', {
    as: holder,
    path,
    query: { ...query, entityId: clinic.patientId },
  });
  return { id: path.id, url: body.url as string };
}

const statusOf = async (address: string): Promise<number> => {
  const { pathname, search } = new URL(address);
  return (await bed.app.server.inject({ method: 'GET', url: pathname + search })).statusCode;
};
const change = (statement: string, values: readonly unknown[]) =>
  bed.database.asSystem((sql) => sql.query(statement, values));

describe('the address of a file', () => {
  it('opens it as long as its holder could request another, and for nobody else', async () => {
    const { url } = await stored();
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url.replace(holder.userId, clinic.people.admin.userId))).toBe(403);
  });

  it('expires when the role is taken away', async () => {
    const { url } = await stored();
    await change(`UPDATE memberships SET roles = '{PATIENT}' WHERE user_id = $1`, [holder.userId]);
    expect(await statusOf(url)).toBe(403);
  });

  it('expires when its holder leaves the account', async () => {
    const { url } = await stored();
    await change('DELETE FROM memberships WHERE user_id = $1', [holder.userId]);
    expect(await statusOf(url)).toBe(403);
  });

  it('expires when the patient gets another principal', async () => {
    const { url } = await stored();
    const { admin, stranger } = clinic.people;
    const path = { id: clinic.patientId };
    const { headers } = await bed.call('getPatient', { as: admin, path });
    const answer = await bed.call('updatePatient', {
      as: admin,
      path,
      body: patientForm(stranger.professionalId ?? ''),
      headers: { 'if-match': headers.etag ?? '' },
    });
    expect(answer.status).toBe(200);
    expect(await statusOf(url)).toBe(403);
  });

  it('expires with the session in which it was requested', async () => {
    const { id } = await stored();
    const session = newId();
    await change(
      `INSERT INTO oidc_payloads (type, id, payload, uid, user_id, expires_at)
       VALUES ('Session', $1, '{}', $1, $2, now() + interval '1 hour')`,
      [session, holder.userId],
    );
    const { url } = bed.app.services.addresses.sign(
      'content',
      { accountId: clinic.accountId, documentId: id },
      { userId: holder.userId, sessionId: session },
    );
    expect(await statusOf(url)).toBe(200);
    await change(`DELETE FROM oidc_payloads WHERE uid = $1`, [session]);
    expect(await statusOf(url)).toBe(403);
    // Nor can it be changed into one without a session.
    expect(await statusOf(url.replace(`session=${session}&`, ''))).toBe(403);
  });

  it('accepts no file from a person who may no longer upload one', async () => {
    const { upload } = await announce();
    await change(`UPDATE memberships SET roles = '{PATIENT}' WHERE user_id = $1`, [holder.userId]);
    expect(await send(bed, upload, bytes, 'application/pdf')).toMatchObject({ status: 403 });
  });
});
