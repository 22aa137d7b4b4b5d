import { RECOMMENDATION_LIMITS, recommendationSchema } from '@healzy/domain/cgm';
import { newId } from '../../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../../platform/db/table.ts';
import { handler } from '../../../platform/http/calls.ts';
import { checked } from '../../../platform/http/form.ts';
import { countedPage } from '../../../platform/http/paging.ts';
import { notFound } from '../../../platform/http/http-problem.ts';
import { updated } from '../../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../../platform/http/versions.ts';
import { requireCgmTest } from '../../medical-tests/access.ts';
import { touchPatient } from '../../../shared/patient-access/activity.ts';
import { nextPosition, requireOpenTest, requireRoomIn, writeOrder } from '../open-test.ts';
import { findRecommendation, readRecommendations, recommendations, type RecommendationRow } from './rows.ts';

export const listCgmRecommendations = handler(
  'listCgmRecommendations',
  async ({ caller, path, query }, sql) => {
    const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
    const page = await countedPage<RecommendationRow>(sql, query, {
      name: 'cgm-recommendations',
      columns: readRecommendations.columns('r'),
      from: 'cgm_recommendations r',
      where: 'r.account_id = $1 AND r.medical_test_id = $2 AND r.deleted_at IS NULL',
      params: [caller.accountId, test.id],
      by: 'r.position',
      type: 'integer',
      id: 'r.id',
    });
    return { status: 200, body: page };
  },
);

export const createCgmRecommendation = handler(
  'createCgmRecommendation',
  async ({ caller, path, body, services }, sql) => {
    const test = await requireOpenTest(sql, caller, path.medicalTestId);
    const form = checked(recommendationSchema, body);
    const eventId = body.eventId ?? null;
    if (eventId !== null) {
      const { rows } = await sql.query('SELECT 1 FROM cgm_events WHERE id = $1 AND medical_test_id = $2', [
        eventId,
        test.id,
      ]);
      if (rows.length === 0) throw notFound();
    }
    const all = { table: recommendations.name, where: 'medical_test_id = $1', params: [test.id] };
    const kept = { ...all, where: `${all.where} AND deleted_at IS NULL` };
    await requireRoomIn(sql, kept, RECOMMENDATION_LIMITS.perTest);
    const id = newId();
    const now = services.now();
    const owner = { accountId: caller.accountId, medicalTestId: test.id, createdBy: caller.userId };
    const times = { createdAt: now, updatedAt: now };
    // After those that may be restored, too.
    const position = await nextPosition(sql, all);
    await recommendations.insert(sql, { ...form, ...owner, ...times, id, eventId, position });
    await touchPatient(sql, test.patientId, now);
    return { status: 201, ...versioned(await findRecommendation(sql, test.id, id)) };
  },
);

export const updateCgmRecommendation = handler(
  'updateCgmRecommendation',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const test = await requireOpenTest(sql, caller, path.medicalTestId);
    const before = await findRecommendation(sql, test.id, path.recommendationId);
    requireVersion(ifMatch, before);
    const form = checked(recommendationSchema, updated('updateCgmRecommendation', before, body));
    const now = services.now();
    const changed = { ...form, updatedAt: now, version: NEXT_VERSION };
    await recommendations.update(sql, { id: path.recommendationId }, changed);
    await touchPatient(sql, test.patientId, now);
    return { status: 200, ...versioned(await findRecommendation(sql, test.id, path.recommendationId)) };
  },
);

export const deleteCgmRecommendation = handler(
  'deleteCgmRecommendation',
  async ({ caller, path, services }, sql) => {
    const test = await requireOpenTest(sql, caller, path.medicalTestId);
    const { id } = await findRecommendation(sql, test.id, path.recommendationId);
    await recommendations.update(sql, { id }, { deletedAt: services.now() });
    return { status: 204 };
  },
);

export const restoreCgmRecommendation = handler('restoreCgmRecommendation', async ({ caller, path }, sql) => {
  const test = await requireOpenTest(sql, caller, path.medicalTestId);
  const key = { medicalTestId: test.id, id: path.recommendationId };
  await recommendations.update(sql, key, { deletedAt: null });
  return { status: 200, ...versioned(await findRecommendation(sql, test.id, path.recommendationId)) };
});

export const moveCgmRecommendation = handler('moveCgmRecommendation', async ({ caller, path, body }, sql) => {
  const test = await requireOpenTest(sql, caller, path.medicalTestId);
  const moved = await findRecommendation(sql, test.id, path.recommendationId);
  const { rows } = await sql.query<{ id: string; eventId: string | null; isDeleted: boolean }>(
    `SELECT id, event_id, deleted_at IS NOT NULL AS is_deleted FROM cgm_recommendations
     WHERE medical_test_id = $1 ORDER BY position, id`,
    [test.id],
  );
  const order = rows.map(({ id }) => id).filter((id) => id !== moved.id);
  const list = rows.filter((row) => row.eventId === moved.eventId && !row.isDeleted);
  const before = body.beforeId === null ? null : list.find(({ id }) => id === body.beforeId?.toLowerCase());
  if (before === undefined) throw notFound();
  if (before?.id !== moved.id) {
    order.splice(before === null ? order.length : order.indexOf(before.id), 0, moved.id);
    await writeOrder(sql, recommendations.name, order);
  }
  return { status: 200, ...versioned(moved) };
});
