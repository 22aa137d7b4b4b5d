import type { FeatureSamples } from '../feature-samples.ts';

const form = (professionalId: string | null, observations?: string) => ({
  type: 'IMPROVE',
  startDate: '2026-01-05',
  professionalId,
  observations,
});

/** A step of each follow-up plan. */
const stepOf = new Map<string, string>();

export const samples: FeatureSamples = {
  tables: ['follow_up_plans', 'follow_up_steps'],

  async add(bed, clinic, patientId, text) {
    const as = clinic.people.specialist;
    const start = () =>
      bed.call('createFollowUpPlan', { as, path: { patientId }, body: form(as.professionalId, text) });
    let added = await start();
    // A patient has one at a time.
    if (added.body.code === 'FOLLOW_UP_RUNNING') {
      const { id } = added.body.details as { id: string };
      await bed.call('setFollowUpPlanState', { as, path: { id }, body: { state: 'CANCELED' } });
      added = await start();
    }
    if (added.status !== 201) throw new Error(`The follow-up plan answered ${added.text}.`);
    const [step] = added.body.steps as { id: string }[];
    const noted = await bed.call('updateFollowUpStep', {
      as,
      path: { id: step!.id },
      headers: { 'if-match': '"1"' },
      body: { dueDate: '2026-01-06', assigneeId: null, note: text },
    });
    if (noted.status !== 200) throw new Error(`The step answered ${noted.text}.`);
    const id = added.body.id as string;
    stepOf.set(id, step!.id);
    return id;
  },

  calls({ patientId, id }) {
    const step = { id: stepOf.get(id) ?? id };
    const headers = { 'if-match': '"1"' };
    const body = form('6b1f9d52-2a52-4e0b-9a36-6d8a1d0f5a45');
    const { type: _type, ...change } = body;
    return {
      listRunningFollowUps: { names: false },
      listFollowUpPlans: { path: { patientId }, names: true },
      createFollowUpPlan: { path: { patientId }, body, names: true },
      getFollowUpPlan: { path: { id }, names: true },
      updateFollowUpPlan: { path: { id }, headers, body: change, names: true },
      setFollowUpPlanState: { path: { id }, body: { state: 'CANCELED' }, names: true },
      updateFollowUpStep: { path: step, headers, body: { dueDate: '2026-01-06' }, names: true },
      setFollowUpStepState: { path: step, body: { isDone: true }, names: true },
    };
  },
};
