import {
  REFUSED_MEDIA,
  SPECIFIED_CHAT_STATES,
  SPECIFIED_MESSAGE,
  SPECIFIED_REPLY,
  VALID_REPLY,
} from '@healzy/domain/chats/testing';
import {
  SPECIFIED_FOLLOW_UP,
  SPECIFIED_FOLLOW_UP_STATES,
  SPECIFIED_STEP,
  SPECIFIED_STEPS,
  VALID_FOLLOW_UP,
  VALID_STEP,
} from '@healzy/domain/follow-up-plans/testing';
import type { SpecifiedField } from '@healzy/domain/shared/testing';
import {
  SPECIFIED_SUPPLEMENT,
  SPECIFIED_TAKES,
  SPECIFIED_TOTALS,
  VALID_SUPPLEMENT,
  VALID_TAKES,
} from '@healzy/domain/supplements/testing';
import { SURVEY_LINK_DAYS, type SurveyKind } from '@healzy/domain/surveys';
import {
  SPECIFIED_QUESTIONS,
  SPECIFIED_SURVEY_STATES,
  validAnswers,
  type SpecifiedQuestion,
} from '@healzy/domain/surveys/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addPatient, type Person } from './clinics.ts';

/*
 * What the specification says of chats, follow-up plans, surveys and supplements, line by line through the calls. The
 * domain's tests walk the same tables over the schemas that forms check with.
 */

let bed: TestBed;
let as: Person;
let patientId: string;
beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3992' });
  as = bed.alba.people.specialist;
});
afterAll(() => bed.close());
beforeEach(async () => {
  bed.now.value = new Date('2026-03-02T10:00:00Z');
  patientId = await addPatient(bed.database, bed.alba);
});

type Fields = Record<string, unknown>;

/** What is written in one call: with what else, how, and what is read of it afterwards. */
interface Written {
  /** What is not sent stays as it was, so that only what is sent as nothing is missing. */
  isUpdate?: true;
  valid: () => Fields | Promise<Fields>;
  write: (body: Fields) => Promise<Answer>;
  read: (written: Answer) => Promise<Fields>;
}

const firstCode = ({ body }: Answer, field: string): string | undefined =>
  (body.details?.fields as { path: string; code: string }[] | undefined)?.find(
    ({ path }) => path === `/body/${field}`,
  )?.code;

/** Writes each value of a line: valid ones are read back, others are refused with the code, and leave nothing. */
async function walk(
  { field, beside, kept, refused }: SpecifiedField,
  { isUpdate, valid, write, read }: Written,
) {
  for (const value of kept) {
    const written = await write({ ...(await valid()), ...beside, [field]: value });
    expect(written.status, JSON.stringify(written.body)).toBeLessThan(300);
    expect((await read(written))[field]).toEqual(value);
  }
  for (const [value, code, byContract = code] of refused) {
    if (isUpdate && value === undefined) {
      const whole = { ...(await valid()), ...beside };
      const before = (await read(await write(whole)))[field];
      const without = await write({ ...whole, [field]: undefined });
      expect(without.status, without.text).toBe(200);
      expect((await read(without))[field]).toEqual(before);
      const cleared = await write({ ...whole, [field]: null });
      expect(cleared, `${field} cleared`).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      continue;
    }
    const answer = await write({ ...(await valid()), ...beside, [field]: value });
    expect(answer, String(value).slice(0, 80)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(firstCode(answer, field), String(value).slice(0, 80)).toBe(byContract);
  }
}

const byId = (operation: 'getSupplement' | 'getPatientSupplement' | 'getFollowUpPlan') => ({
  read: async ({ body }: Answer) =>
    (await bed.call(operation, { as, path: { id: body.id as string } })).body as Fields,
});

describe('a supplement of the catalogue', () => {
  it.each(SPECIFIED_SUPPLEMENT)('$rule', async (row) => {
    await walk(row, {
      valid: () => VALID_SUPPLEMENT,
      write: (body) => bed.call('createSupplement', { as, body }),
      ...byId('getSupplement'),
    });
  });

  it.each(SPECIFIED_SUPPLEMENT)('$rule, when it is changed', async (row) => {
    const { body } = await bed.call('createSupplement', { as, body: VALID_SUPPLEMENT });
    let version = 1;
    await walk(row, {
      isUpdate: true,
      valid: () => VALID_SUPPLEMENT,
      write: async (changed) => {
        const headers = { 'if-match': `"${version}"` };
        const answer = await bed.call('updateSupplement', {
          as,
          path: { id: body.id as string },
          headers,
          body: changed,
        });
        if (answer.status === 200) version += 1;
        return answer;
      },
      ...byId('getSupplement'),
    });
  });
});

describe('what a patient takes', () => {
  const valid = async () => {
    const { body } = await bed.call('createSupplement', { as, body: VALID_SUPPLEMENT });
    return { ...VALID_TAKES, supplementId: body.id as string };
  };
  const write = (body: Fields) => bed.call('createPatientSupplement', { as, path: { patientId }, body });

  it.each(SPECIFIED_TAKES)('$rule', async (row) => {
    await walk(row, { valid, write, ...byId('getPatientSupplement') });
  });

  it.each(SPECIFIED_TAKES)('$rule, when it is changed', async (row) => {
    const written = await valid();
    const { body } = await write(written);
    let version = 1;
    await walk(row, {
      isUpdate: true,
      valid: () => written,
      write: async (changed) => {
        const headers = { 'if-match': `"${version}"` };
        const path = { id: body.id as string };
        const answer = await bed.call('updatePatientSupplement', { as, path, headers, body: changed });
        if (answer.status === 200) version += 1;
        return answer;
      },
      ...byId('getPatientSupplement'),
    });
  });

  it.each(SPECIFIED_TOTALS)('3 Patient supplement: total daily amount $totalDailyAmount', async (row) => {
    const { totalDailyAmount, ...takes } = row;
    expect((await write({ ...(await valid()), ...takes })).body).toMatchObject(row);
    // It is computed, and not written by anyone.
    const told = await write({ ...(await valid()), ...takes, totalDailyAmount });
    expect(told.status).toBe(400);
    expect(firstCode(told, 'totalDailyAmount')).toBe('UNKNOWN_PROPERTY');
  });

  it('3 Patient supplement: assigning professional, active/inactive', async () => {
    const { body } = await write(await valid());
    expect(body).toMatchObject({ isActive: true, assignedByName: 'specialist Twin' });
    for (const isActive of [false, false, true, true]) {
      const path = { id: body.id as string };
      const set = await bed.call('setPatientSupplementState', { as, path, body: { isActive } });
      expect(set).toMatchObject({ status: 200, body: { isActive } });
    }
    const other = await write({ ...(await valid()), assignedByName: 'Otra persona' });
    expect(firstCode(other, 'assignedByName')).toBe('UNKNOWN_PROPERTY');
  });
});

describe('a follow-up plan', () => {
  const form = () => ({ ...VALID_FOLLOW_UP, professionalId: as.professionalId });
  /** Of a patient who has none. */
  const begin = async (change: Fields = {}) =>
    bed.call('createFollowUpPlan', {
      as,
      path: { patientId: await addPatient(bed.database, bed.alba) },
      body: { ...form(), ...change },
    });

  it.each(SPECIFIED_FOLLOW_UP)('$rule', async (row) => {
    await walk(row, { valid: form, write: begin, ...byId('getFollowUpPlan') });
  });

  it('3 Follow-up: the named steps', async () => {
    const { body } = await begin({ type: 'IMPROVE' });
    const codes = (body.steps as { code: string }[]).map(({ code }) => code);
    expect(codes.sort()).toEqual([...SPECIFIED_STEPS].sort());
  });

  it.each(SPECIFIED_STEP)('$rule', async (row) => {
    const plan = await begin();
    const [step] = plan.body.steps as { id: string }[];
    let version = 1;
    await walk(row, {
      isUpdate: true,
      valid: () => VALID_STEP,
      write: async (body) => {
        const headers = { 'if-match': `"${version}"` };
        const answer = await bed.call('updateFollowUpStep', {
          as,
          path: { id: step?.id ?? '' },
          headers,
          body,
        });
        if (answer.status === 200) version += 1;
        return answer;
      },
      read: async () => {
        const { body } = await bed.call('getFollowUpPlan', { as, path: { id: plan.body.id as string } });
        return (body.steps as { id: string }[]).find(({ id }) => id === step?.id) as unknown as Fields;
      },
    });
  });

  type State = keyof typeof SPECIFIED_FOLLOW_UP_STATES;
  const states = Object.keys(SPECIFIED_FOLLOW_UP_STATES) as State[];
  const WAY = states.filter((state) => state !== 'CANCELED');
  it.each(states)('4 Follow-up: from %s it goes where it may, and nowhere else', async (from) => {
    const { to, otherwise } = SPECIFIED_FOLLOW_UP_STATES[from];
    for (const next of states) {
      const { body } = await begin();
      const path = { id: body.id as string };
      const move = (state: State) => bed.call('setFollowUpPlanState', { as, path, body: { state } });
      const way = from === 'CANCELED' ? [from] : WAY.slice(1, WAY.indexOf(from) + 1);
      for (const state of way) expect((await move(state)).status).toBe(200);
      const moved = await move(next);
      if ((to as readonly State[]).includes(next))
        expect(moved).toMatchObject({ status: 200, body: { state: next } });
      else expect(moved).toMatchObject({ status: 409, body: { code: otherwise } });
      const now = (await bed.call('getFollowUpPlan', { as, path })).body.state as State;
      expect(now).toBe(moved.status === 200 ? next : from);
    }
  });

  it('4 Follow-up: to no state that there is not', async () => {
    const { body } = await begin();
    const path = { id: body.id as string };
    const moved = await bed.call('setFollowUpPlanState', { as, path, body: { state: 'PAUSED' } });
    expect(moved.status).toBe(400);
    expect(firstCode(moved, 'state')).toBe('OPTION_INVALID');
  });
});

describe('a survey', () => {
  const send = async (kind: SurveyKind = 'WEEK_1') => {
    const sent = await bed.call('createSurvey', {
      as,
      path: { patientId },
      body: { kind, language: 'es', delivery: 'COPY' },
    });
    const link = (sent.body.link as string).split('#')[1] ?? '';
    const headers = { 'x-survey-link': link, 'x-survey-device': newId() };
    const path = { id: sent.body.id as string };
    return {
      open: () => bed.call('openHeldSurvey', { as: null, headers }),
      answer: (body: object) => bed.call('answerHeldSurvey', { as: null, headers, body }),
      markRead: () => bed.call('markSurveyRead', { as, path }),
      withdraw: () => bed.call('withdrawSurvey', { as, path }),
      read: async () => {
        const { body } = await bed.call('listSurveys', { as, path: { patientId } });
        return (body.items as Fields[]).find(({ id }) => id === path.id) ?? {};
      },
    };
  };

  const lines = SPECIFIED_QUESTIONS.flatMap((row) =>
    row.kinds.map((kind): [string, SurveyKind, SpecifiedQuestion] => [row.rule, kind, row]),
  );
  it.each(lines)('%s, of %s', async (_rule, kind, row) => {
    let survey = await send(kind);
    await walk(row, {
      valid: () => validAnswers(kind),
      write: async (answers) => {
        // Weights far from the last one are asked about; here each is meant.
        const answer = await survey.answer({ ...answers, confirmed: ['weightKg'] });
        if (answer.status !== 200)
          expect(await survey.read()).toMatchObject({ state: 'OPEN', answers: null });
        return answer;
      },
      read: async () => {
        const { answers } = await survey.read();
        survey = await send(kind);
        return answers as Fields;
      },
    });
  });

  it.each([
    ['kind', ['WEEK_5', 'MONTHLY', ''], 'OPTION_INVALID'],
    ['language', ['fr', ''], 'OPTION_INVALID'],
    ['delivery', ['FAX'], 'OPTION_INVALID'],
    ['dueOn', ['2026-03-01', '2026-03-17'], 'OUT_OF_RANGE'],
    ['dueOn', ['2026-02-30', 'mañana'], 'FORMAT_INVALID'],
  ])('is sent to its patient with a valid %s', async (field, values, code) => {
    for (const value of values) {
      const body = { kind: 'WEEK_1', language: 'es', delivery: 'COPY', [field]: value };
      const sent = await bed.call('createSurvey', { as, path: { patientId }, body });
      expect(sent.status).toBe(400);
      expect(firstCode(sent, field)).toBe(code);
    }
    expect((await bed.call('listSurveys', { as, path: { patientId } })).body.total).toBe(0);
  });

  type State = keyof typeof SPECIFIED_SURVEY_STATES;
  type Act = keyof (typeof SPECIFIED_SURVEY_STATES)['OPEN'];
  const ways = Object.entries(SPECIFIED_SURVEY_STATES).flatMap(([state, acts]) =>
    Object.entries(acts).map(([act, outcome]) => [state as State, act as Act, outcome] as const),
  );
  it.each(ways)('that is %s answers to %s with %s', async (state, act, outcome) => {
    const survey = await send();
    const { answer, withdraw } = survey;
    if (state === 'ANSWERED') expect((await answer(validAnswers('WEEK_1'))).status).toBe(200);
    if (state === 'WITHDRAWN') expect((await withdraw()).status).toBe(200);
    if (state === 'EXPIRED')
      bed.now.value = new Date(bed.now.value.getTime() + SURVEY_LINK_DAYS * 86_400_000);
    const result = await survey[act]({ ...validAnswers('WEEK_1'), energy: 9 });
    if (outcome in SPECIFIED_SURVEY_STATES)
      expect(result).toMatchObject({ status: 200, body: { state: outcome } });
    else expect(result).toMatchObject({ status: 409, body: { code: outcome } });
    expect((await survey.read()).state).toBe(result.status === 200 ? outcome : state);
  });
});

describe('a chat', () => {
  const hold = async () => {
    const path = { patientId };
    const link = await bed.call('createChatLink', { as, path });
    const headers = { 'x-chat-link': link.body.secret as string, 'x-chat-device': newId() };
    return {
      clinicWrites: (body: Fields) => bed.call('createChatMessage', { as, path, body }),
      patientWrites: (body: Fields) =>
        bed.call('createHeldChatMessage', { as: null, headers, body: { id: newId(), ...body } }),
      held: () => bed.call('openHeldChat', { as: null, headers }),
      setDone: (isDone: boolean) => bed.call('updateChat', { as, path, body: { isDone } }),
      read: () => bed.call('getChat', { as, path }),
      announce: (body: object) =>
        bed.call('createDocument', {
          as,
          query: { entityType: 'CHAT' },
          body: { entityId: patientId, ...body },
        }),
      announceHeld: (body: object) => bed.call('createHeldChatDocument', { as: null, headers, body }),
    };
  };

  it.each(SPECIFIED_MESSAGE)('$rule, of either side', async (row) => {
    const chat = await hold();
    for (const write of [chat.clinicWrites, chat.patientWrites]) {
      const before = (await chat.read()).body.lastSequence as number;
      await walk(row, {
        valid: () => ({}),
        write,
        // As the other side sees it.
        read: async () => ((await chat.held()).body.items as Fields[])[0] ?? {},
      });
      expect((await chat.read()).body.lastSequence).toBe(before + row.kept.length);
    }
  });

  it.each(REFUSED_MEDIA)('takes no %s', async (_what, contentType, fileName, sizeBytes, code) => {
    const chat = await hold();
    for (const announce of [chat.announce, chat.announceHeld]) {
      const answer = await announce({ contentType, fileName, sizeBytes });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.body.code).toBe(code);
    }
  });

  it.each(SPECIFIED_REPLY)('$rule', async (row) => {
    await walk(row, {
      valid: () => VALID_REPLY,
      write: (body) => bed.call('createSavedReply', { as, body }),
      read: async ({ body }) => {
        const id = body.id as string;
        const { items } = (await bed.call('listSavedReplies', { as })).body as { items: Fields[] };
        await bed.call('deleteSavedReply', { as, path: { id } });
        return items.find((each) => each['id'] === id) ?? {};
      },
    });
  });

  it.each(SPECIFIED_CHAT_STATES)('that is %s is, after %s, %s', async (from, act, to) => {
    const chat = await hold();
    await chat.patientWrites({ text: '¿hola?' });
    if (from === 'ANSWERED') await chat.clinicWrites({ text: 'Sí' });
    if (from === 'DONE') await chat.setDone(true);
    expect((await chat.read()).body.state).toBe(from);
    const acts = {
      patientWrites: () => chat.patientWrites({ text: 'más' }),
      clinicWrites: () => chat.clinicWrites({ text: 'más' }),
      done: () => chat.setDone(true),
      reopened: () => chat.setDone(false),
    };
    expect((await acts[act]()).status).toBeLessThan(300);
    expect((await chat.read()).body.state).toBe(to);
  });
});
