import type { WearableLink } from '@healzy/api/schema';
import { WEARABLE_LIMITS } from '@healzy/domain/wearables/delivery';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler, longHandler, type KeptAnswer } from '../../platform/http/calls.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { lockPatient } from '../../shared/patient-access/assignments.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { translator } from '../../platform/messages.ts';
import { makeLink, sentToOf } from '../../shared/patient-access/link-delivery.ts';
import { linkTexts, requireRecipient } from '../../shared/patient-access/link-texts.ts';
import type { Services } from '../../platform/services.ts';
import type { OfPatient } from './blocks.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import { wearableLinks } from './rows.ts';
import type { RowOf } from '../../platform/db/table.ts';

const translate = translator({ es, en });

/** The app's page for these links. */
const PAGE = '/wearables';
const addressOf = ({ intakeLinks }: Pick<Services, 'intakeLinks'>, id: string): string =>
  intakeLinks.addressOf(id, PAGE);

type LinkRow = RowOf<typeof wearableLinks>;

/** For callers who may give it. */
export const toLink = (row: LinkRow, services: Pick<Services, 'intakeLinks'>): WearableLink => ({
  id: row.id,
  link: addressOf(services, row.id),
  delivery: row.delivery,
  sentTo: row.sentTo,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  openedAt: row.openedAt,
});

const endLinks = (sql: Sql, patient: OfPatient, now: Date) =>
  wearableLinks.update(sql, { ...patient, endedAt: null }, { endedAt: now });

/** The database holds no link, not even for a retry; it is made from its id again, which stands in for it. */
const WITHOUT_LINK: KeptAnswer<'createWearableLink'> = {
  without: (answer) => ({ ...answer, body: { ...answer.body, link: '' } }),
  whole: (answer, services) => ({
    ...answer,
    body: { ...answer.body, link: addressOf(services, answer.body.id) },
  }),
};

export const createWearableLink = longHandler('createWearableLink', (call) => {
  const { caller, path, body, services } = call;
  const { delivery, language } = body;
  const patient = { accountId: caller.accountId, patientId: path.patientId };
  const now = services.now();
  const id = newId(now.getTime());
  const days = WEARABLE_LIMITS.linkDays;
  return makeLink(call, {
    delivery,
    plan: async (sql) => {
      await requireClinical(sql, caller, path.patientId, 'edit');
      await lockPatient(sql, caller.accountId, path.patientId);
      const recipient = await requireRecipient(sql, patient);
      return {
        ...{ delivery, sentTo: sentToOf(services, body, recipient), kind: 'WEARABLE' as const, language },
        ...linkTexts(translate(language), { ...recipient, link: addressOf(services, id), days }),
      };
    },
    write: async (sql, { sentTo }) => {
      await endLinks(sql, patient, now);
      await wearableLinks.insert(sql, {
        ...{ id, ...patient, language, delivery, sentTo, createdBy: caller.userId, createdAt: now },
        tokenHash: services.intakeLinks.hashFor(id),
        expiresAt: new Date(now.getTime() + days * 86_400_000),
      });
      const row = await wearableLinks.find(sql, { id });
      if (!row) throw notFound();
      return { status: 201, body: toLink(row, services) };
    },
    kept: WITHOUT_LINK,
  });
});

export const withdrawWearableLink = handler(
  'withdrawWearableLink',
  async ({ caller, path, services }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'edit');
    await endLinks(sql, { accountId: caller.accountId, patientId: path.patientId }, services.now());
    return { status: 204 };
  },
);
