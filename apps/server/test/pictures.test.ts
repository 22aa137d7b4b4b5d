import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic, type Person } from './clinics.ts';
import { send } from './sensor-files.ts';
import { sweep } from './sweep.ts';

let bed: TestBed;
let clinic: Clinic;
beforeAll(async () => {
  bed = await startTestBed();
  clinic = bed.alba;
});
afterAll(() => bed.close());

const PNG = new Uint8Array([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...new Array<number>(64).fill(7),
]);
const TEXT = new TextEncoder().encode('This is no picture, whatever its name says.');

interface Owner {
  as: Person;
  entityType: 'USER' | 'ACCOUNT';
  entityId: string;
}
const ofPerson = (as: Person): Owner => ({ as, entityType: 'USER', entityId: as.userId });
const ofAccount = (as: Person): Owner => ({ as, entityType: 'ACCOUNT', entityId: as.accountId });

/** Announces and uploads a picture, as the app does. */
async function upload({ as, entityType, entityId }: Owner, bytes: Uint8Array, contentType = 'image/png') {
  const announced = await bed.call('createDocument', {
    as,
    query: { entityType },
    body: { entityId, fileName: 'foto.png', contentType, sizeBytes: bytes.length },
  });
  const id = announced.body.id as string;
  const address = await bed.call('getDocumentUploadUrl', { as, path: { id }, query: { entityType } });
  return { id, answer: await send(bed, address.body.url as string, bytes, contentType) };
}

async function saveProfile(as: Person, change: Record<string, unknown>) {
  const { body, headers } = await bed.call('getOwnProfile', { as });
  const { name, surname, language, timezone, phone, birthdate, picture } = body;
  return bed.call('updateOwnProfile', {
    as,
    headers: { 'if-match': headers.etag ?? '' },
    body: { name, surname, language, timezone, phone, birthdate, picture, ...change },
  });
}

async function documentsOf(accountId: string, entityId: string): Promise<string[]> {
  const { rows } = await bed.database.asAccount({ accountId }, (sql) =>
    sql.query<{ id: string }>('SELECT id FROM documents WHERE entity_id = $1', [entityId]),
  );
  return rows.map(({ id }) => id);
}

async function keptFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const file of bed.app.services.files.list()) keys.push(file.key);
  return keys;
}

async function fetchPicture(url: string) {
  const { pathname, search } = new URL(url);
  return bed.app.server.inject({ method: 'GET', url: pathname + search });
}

describe('a person’s picture', () => {
  it('is shown by a URL that opens it, until it is removed with its file', async () => {
    const as = clinic.people.specialist;
    const { id, answer } = await upload(ofPerson(as), PNG);
    expect(answer.status).toBe(204);
    const saved = await saveProfile(as, { picture: id });
    expect(saved).toMatchObject({ status: 200, body: { picture: id } });
    const picture = await fetchPicture(saved.body.pictureUrl as string);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(new Uint8Array(picture.rawPayload)).toEqual(PNG);

    const removed = await saveProfile(as, { picture: null });
    expect(removed.body).toMatchObject({ picture: null, pictureUrl: null });
    expect(await documentsOf(clinic.accountId, as.userId)).toEqual([]);
    expect(await keptFiles()).not.toContain(`${clinic.accountId}/${id}`);
  });

  it('is rejected by its content when it is not an image, and leaves nothing', async () => {
    const as = clinic.people.receptionist;
    const { answer } = await upload(ofPerson(as), TEXT);
    expect(answer).toMatchObject({ status: 422, code: 'FILE_TYPE' });
    expect(await documentsOf(clinic.accountId, as.userId)).toEqual([]);
  });

  it('replaces the previous one, whose file is removed', async () => {
    const as = clinic.people.admin;
    const first = await upload(ofPerson(as), PNG);
    await saveProfile(as, { picture: first.id });
    const second = await upload(ofPerson(as), PNG);
    await saveProfile(as, { picture: second.id });
    expect(await documentsOf(clinic.accountId, as.userId)).toEqual([second.id]);
    expect(await keptFiles()).not.toContain(`${clinic.accountId}/${first.id}`);
  });

  it('is shown in their other account too, stays when they save there, and can be replaced there', async () => {
    const here = clinic.people.specialist;
    const there = await joinBrisa(here);
    const { id } = await upload(ofPerson(here), PNG);
    await saveProfile(here, { picture: id });

    const seen = await bed.call('getOwnProfile', { as: there });
    expect((await fetchPicture(seen.body.pictureUrl as string)).statusCode).toBe(200);
    expect(await saveProfile(there, { name: 'Elena' })).toMatchObject({
      status: 200,
      body: { name: 'Elena', picture: id },
    });

    // Its URL names the account that holds it, so colleagues elsewhere get none.
    const askBrisa = { as: there, body: { userIds: [here.userId] } };
    const abroad = await bed.call('getUsersInfo', askBrisa);
    expect(abroad.body.items).toMatchObject([{ id: here.userId, pictureUrl: null }]);
    expect(abroad.text).not.toContain(here.accountId);
    const atHome = await bed.call('getUsersInfo', { as: here, body: { userIds: [here.userId] } });
    expect((await fetchPicture(atHome.body.items[0].pictureUrl as string)).statusCode).toBe(200);

    const other = await upload(ofPerson(there), PNG);
    expect((await saveProfile(there, { picture: other.id })).status).toBe(200);
    expect(await documentsOf(clinic.accountId, here.userId)).toEqual([]);
    const back = await bed.call('getOwnProfile', { as: here });
    expect((await fetchPicture(back.body.pictureUrl as string)).statusCode).toBe(200);
  });

  it('that was never saved is removed after a day; the one that is shown stays', async () => {
    const own = await addClinic(bed.database, 'Pictures');
    const as = own.people.admin;
    const shown = await upload(ofPerson(as), PNG);
    await saveProfile(as, { picture: shown.id });
    await upload(ofPerson(as), PNG);
    await upload(ofAccount(as), PNG);
    await sweep(bed.app.services);
    expect(await documentsOf(own.accountId, as.userId)).toHaveLength(2);
    await sweep({ ...bed.app.services, now: () => new Date(Date.now() + 25 * 60 * 60_000) });
    expect(await documentsOf(own.accountId, as.userId)).toEqual([shown.id]);
    expect(await documentsOf(own.accountId, own.accountId)).toEqual([]);
  });
});

describe('an account’s icon', () => {
  const saveAccount = async (as: Person, change: Record<string, unknown>) => {
    const { body, headers } = await bed.call('getAccount', { as, path: { id: as.accountId } });
    const {
      id: _id,
      version: _version,
      profileImageFault: _fault,
      ...data
    } = body as Record<string, unknown>;
    return bed.call('updateAccount', {
      as,
      path: { id: as.accountId },
      headers: { 'if-match': headers.etag ?? '' },
      body: { ...data, ...change },
    });
  };

  it('appears in the list of accounts, is replaced and removed with its file', async () => {
    const as = clinic.people.admin;
    const first = await upload(ofAccount(as), PNG);
    expect((await saveAccount(as, { profileImage: first.id })).status).toBe(200);
    const mine = await bed.call('listMyAccounts', { as });
    expect((await fetchPicture(mine.body.items[0].iconUrl as string)).statusCode).toBe(200);
    const second = await upload(ofAccount(as), PNG);
    await saveAccount(as, { profileImage: second.id });
    expect(await documentsOf(clinic.accountId, clinic.accountId)).toEqual([second.id]);
    await saveAccount(as, { profileImage: null });
    expect(await documentsOf(clinic.accountId, clinic.accountId)).toEqual([]);
    expect(await keptFiles()).not.toContain(`${clinic.accountId}/${second.id}`);
  });

  it('of too many pixels is refused, and one that was stored before is named as the reason why papers lack it', async () => {
    const as = clinic.people.admin;
    const large = Buffer.concat([PNG.subarray(0, 8), Buffer.alloc(25)]);
    large[11] = 13;
    large.write('IHDR', 12, 'latin1');
    large.writeUInt32BE(14_000, 16);
    large.writeUInt32BE(14_000, 20);
    const { answer } = await upload(ofAccount(as), large);
    expect(answer).toMatchObject({ status: 422, code: 'PICTURE_TOO_LARGE' });
    expect(await documentsOf(clinic.accountId, clinic.accountId)).toEqual([]);

    const kept = await upload(ofAccount(as), PNG);
    expect((await saveAccount(as, { profileImage: kept.id })).body).toMatchObject({
      profileImageFault: null,
    });
    await writeFile(join(bed.config.dataDir, 'files', 'kept', clinic.accountId, kept.id), large);
    const account = await bed.call('getAccount', { as, path: { id: as.accountId } });
    expect(account.body).toMatchObject({ profileImage: kept.id, profileImageFault: 'PICTURE_TOO_LARGE' });
    await saveAccount(as, { profileImage: null });
  });

  it('is chosen by administrators only', async () => {
    const as = clinic.people.receptionist;
    const announced = await bed.call('createDocument', {
      as,
      query: { entityType: 'ACCOUNT' },
      body: { entityId: as.accountId, fileName: 'a.png', contentType: 'image/png', sizeBytes: 9 },
    });
    expect(announced.status).toBe(403);
  });
});

describe('errors that name their field', () => {
  it('an unknown time zone of a person and of an account', async () => {
    const as = clinic.people.admin;
    const expected = {
      status: 400,
      body: {
        code: 'VALIDATION',
        details: { fields: [{ path: '/body/timezone', code: 'TIMEZONE_INVALID' }] },
      },
    };
    expect(await saveProfile(as, { timezone: 'Europa/Madriz' })).toMatchObject(expected);
    const account = await bed.call('getAccount', { as, path: { id: as.accountId } });
    expect(
      await bed.call('updateAccount', {
        as,
        path: { id: as.accountId },
        headers: { 'if-match': account.headers.etag ?? '' },
        body: { name: 'Alba', timezone: 'Europa/Madriz' },
      }),
    ).toMatchObject(expected);
  });
});

/** The same person as a specialist of the other clinic. */
async function joinBrisa(person: Person): Promise<Person> {
  const { accountId } = bed.brisa;
  const professionalId = newId();
  await bed.database.asSystem(async (sql) => {
    await sql.query('INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)', [
      professionalId,
      accountId,
      person.userId,
    ]);
    await sql.query(
      `INSERT INTO memberships (account_id, user_id, professional_id, roles) VALUES ($1, $2, $3, '{SPECIALIST}')`,
      [accountId, person.userId, professionalId],
    );
  });
  return { ...person, accountId, professionalId };
}
